// SPDX-License-Identifier: BSD-3-Clause
// plot.js <knock-plot.js>: the script draws what a buffer~ of four channels holds, inside its box, and
// survives one that is missing, empty, or has one channel; with stand-ins for what Max gives it.
'use strict';
const assert = require('assert');
const source = require('fs').readFileSync(process.argv[2], 'utf8');

const width = 430, height = 180;
let lines, redrawn;
const mgraphics = new Proxy({ size: [width, height] }, {
    get: (known, key) => known[key] !== undefined ? known[key] : (...rest) => {
        redrawn += key === 'redraw';
        if (key === 'move_to')
            lines.push([rest]);
        if (key === 'line_to')
            lines[lines.length - 1].push(rest);
    },
});

let channels = [];
class Buffer {
    framecount() { return channels.length ? channels[0].length : 0; }
    channelcount() { return channels.length; }
    peek(channel, from, count) {
        const part = channels[channel - 1].slice(from, from + count);
        return part.length === 1 ? part[0] : part;
    }
}

// Max runs scripts in the old sloppy mode of a JavaScript before modules.
const plot = new Function('mgraphics', 'Buffer', `var autowatch, outlets; ${source};
    return { name, bang, paint };`)(mgraphics, Buffer);

function drawn(samples) {
    channels = samples;
    lines = [];
    redrawn = 0;
    plot.bang();
    plot.paint();
    assert.strictEqual(redrawn, 1);
    return lines.filter(line => line.length > 1);
}

plot.name('pulse');
const points = Array.from({ length: 100 }, (_, i) => Math.PI * i / 99);
const zeros = Array(400).fill(0);
const pulse = [points.map(p => p / 1000), points.map(p => 1e-5 * Math.sin(p)), points.map(Math.cos),
    points.map(p => 300 * Math.sin(p))].map(part => part.concat(zeros));

assert.deepStrictEqual(drawn([]), []);
assert.deepStrictEqual(drawn([[0.5, 0.1]]), []);
assert.deepStrictEqual(drawn([zeros, zeros, zeros, zeros]), []);
const [force, phase] = drawn(pulse);
assert.strictEqual(force.length, 100);
assert.strictEqual(phase.length, 100);
for (const [x, y] of force.concat(phase))
    assert(x >= 0 && x <= width && y >= 0 && y <= height);
// The force is largest in the middle of its time and up is up; the speed ends below where it began.
const top = force.reduce((best, point, i) => point[1] < force[best][1] ? i : best, 0);
assert(Math.abs(top - 49.5) < 1);
assert(phase[99][1] > phase[0][1]);
assert(Math.abs(phase[99][0] - phase[0][0]) < 0.01);

// The contact before stays, in the same scale: half as strong, it is half as high.
const weak = pulse.map((part, c) => c === 3 ? part.map(f => f / 2) : part);
const [old, now] = drawn(weak);
assert.strictEqual(old.length, 100);
const height_of = line => Math.max(...line.map(p => p[1])) - Math.min(...line.map(p => p[1]));
assert(Math.abs(height_of(now) / height_of(old) - 0.5) < 1e-6);
