// SPDX-License-Identifier: BSD-3-Clause
// macho.js <file>: every slice of a Mach-O file carries a code signature whose page hashes hold.
'use strict';
const crypto = require('crypto');
const data = require('fs').readFileSync(process.argv[2]);

// [offset, size] of each slice.
function slices() {
    if (data.readUInt32BE(0) !== 0xcafebabe)
        return [[0, data.length]];
    const found = [];
    for (let i = 0; i < data.readUInt32BE(4); i++)
        found.push([data.readUInt32BE(8 + 20 * i + 8), data.readUInt32BE(8 + 20 * i + 12)]);
    return found;
}

// Where LC_CODE_SIGNATURE (0x1d) says that the signature is.
function signature(slice) {
    let at = 32;
    for (let i = 0; i < slice.readUInt32LE(16); i++) {
        if (slice.readUInt32LE(at) === 0x1d)
            return slice.subarray(slice.readUInt32LE(at + 8));
        at += slice.readUInt32LE(at + 4);
    }
    throw new Error('no signature');
}

// The CodeDirectory among the blobs.
function directory(blob) {
    for (let i = 0; i < blob.readUInt32BE(8); i++) {
        const inner = blob.subarray(blob.readUInt32BE(12 + 8 * i + 4));
        if (inner.readUInt32BE(0) === 0xfade0c02)
            return inner;
    }
    throw new Error('no code directory');
}

for (const [offset, size] of slices()) {
    const slice = data.subarray(offset, offset + size);
    const code = directory(signature(slice));
    const hashes = code.readUInt32BE(16), count = code.readUInt32BE(28);
    const limit = code.readUInt32BE(32), page = 1 << code[39];
    if (count === 0 || count !== Math.ceil(limit / page))
        throw new Error(`${count} hashes for ${limit} bytes`);
    for (let i = 0; i < count; i++) {
        const part = slice.subarray(i * page, Math.min((i + 1) * page, limit));
        const wanted = code.subarray(hashes + 32 * i, hashes + 32 * (i + 1));
        if (!crypto.createHash('sha256').update(part).digest().equals(wanted))
            throw new Error(`page ${i} has another hash`);
    }
}
