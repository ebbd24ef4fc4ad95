// SPDX-License-Identifier: BSD-3-Clause
// surface.js <knock-surface.js>: each surface fills the buffer~ that it is told, stays within half of
// full scale, is smooth where it comes round but for grains, and bangs; with stand-ins for Max.
'use strict';
const assert = require('assert');
const source = require('fs').readFileSync(process.argv[2], 'utf8');

let samples, bangs, names;
class Buffer {
    constructor(name) { names.push(name); }
    poke(channel, frame, value) {
        assert.strictEqual(channel, 1);
        samples[frame] = value;
    }
}
const make = new Function('Buffer', 'jsarguments', 'arrayfromargs', 'outlet', `var inlets, outlets;
    ${source}; return { teeth, waves, grains, drawn };`);
const surface = make(Buffer, ['knock-surface.js', 'here'], list => Array.from(list), (at, what) => {
    assert.deepStrictEqual([at, what], [0, 'bang']);
    bangs++;
});

function filled(name, ...heights) {
    samples = [];
    bangs = 0;
    names = [];
    surface[name](...heights);
    return samples;
}

for (const name of ['teeth', 'waves', 'grains']) {
    const z = filled(name);
    assert.strictEqual(z.length, 1024);
    assert.deepStrictEqual([bangs, names], [1, ['here']]);
    assert(Math.max(...z.map(Math.abs)) <= 0.5 && Math.max(...z.map(Math.abs)) > 0.4);
    const steps = z.map((height, i) => Math.abs(z[(i + 1) % 1024] - height));
    assert((Math.max(...steps) < 0.25) === (name !== 'grains'));
}
const z = filled('drawn', 0, 0.4, 0, -0.4);
assert.deepStrictEqual([z[0], z[256], z[512], z[768]], [0, 0.4, 0, -0.4]);
assert(Math.abs(z[128] - 0.2) < 1e-12 && Math.abs(z[896] + 0.2) < 1e-12);
assert.deepStrictEqual(filled('drawn'), []);
