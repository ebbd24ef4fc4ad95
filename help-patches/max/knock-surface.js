// SPDX-License-Identifier: BSD-3-Clause
// knock-surface.js, for js: fills the buffer~ of its argument with a surface to be scraped, -0.5 to
// 0.5 over its length, and bangs. teeth and waves are sums of waves, grains is chance, drawn takes the
// heights as numbers. In the JavaScript of Max 8, which is that of 2009.
inlets = 1;
outlets = 1;

var POINTS = 1024;

function fill(height) {
    var buffer = new Buffer(jsarguments[1]), points = [], most = 0, i;
    for (i = 0; i < POINTS; i++) {
        points.push(height(i / POINTS));
        most = Math.max(most, Math.abs(points[i]));
    }
    for (i = 0; i < POINTS; i++)
        buffer.poke(1, i, most > 0.5 ? 0.5 * points[i] / most : points[i]);
    outlet(0, 'bang');
}

// Of sines: how many there are in the length, and how high each is.
function sum(waves) {
    fill(function (at) {
        return waves.reduce(function (z, wave) {
            return z + wave[1] * Math.sin(2 * Math.PI * wave[0] * at);
        }, 0);
    });
}

function teeth() {
    sum([[10, 1], [20, 1 / 2], [30, 1 / 3], [40, 1 / 4], [50, 1 / 5], [60, 1 / 6], [70, 1 / 7]]);
}

function waves() {
    sum([[3, 1], [7, 0.5], [12, 0.4], [17, 0.3], [25, 0.2]]);
}

function grains() {
    fill(function () { return Math.random() - 0.5; });
}

// Straight from each height to the next, and from the last to the first.
function drawn() {
    var heights = arrayfromargs(arguments), count = heights.length;
    if (count > 0)
        fill(function (at) {
            var place = at * count, i = Math.floor(place), part = place - i;
            return heights[i] * (1 - part) + heights[(i + 1) % count] * part;
        });
}
