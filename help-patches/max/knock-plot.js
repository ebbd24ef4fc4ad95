// SPDX-License-Identifier: BSD-3-Clause
// knock-plot.js, for jsui: the last contact, which trace has written to a buffer~ with the channels
// time (s), compression (m), speed (m/s) and force (N). Left the force over time, right the speed
// over the compression; each from its least to its largest, the contact before in grey. `name <buffer~>` says which; bang draws.
// In the JavaScript of Max 8, which is that of 2009.
autowatch = 1;
outlets = 0;
mgraphics.init();
mgraphics.relative_coords = 0;
mgraphics.autofill = 0;

var POINTS = 2048;
var trace = { t: [], x: [], v: [], f: [] }, before = trace;
var source = '';

function name(buffer) {
    source = buffer;
}

// One channel: what peek gives is a number where there is one frame.
function channel(buffer, index, frames) {
    return [].concat(buffer.peek(index, 0, frames));
}

// The points up to where time no longer grows: what follows is of no contact.
function read(buffer) {
    var frames = Math.min(POINTS, buffer.framecount());
    var t = channel(buffer, 1, frames), count = 1;
    while (count < frames && t[count] > t[count - 1])
        count++;
    if (count < 2)
        count = 0;
    return {
        t: t.slice(0, count),
        x: channel(buffer, 2, frames).slice(0, count),
        v: channel(buffer, 3, frames).slice(0, count),
        f: channel(buffer, 4, frames).slice(0, count)
    };
}

// Numbers as positions between `low` and `high`, where `least` and `most` stand there.
function scaled(numbers, least, most, low, high) {
    return numbers.map(function (n) {
        return low + (high - low) * (most > least ? (n - least) / (most - least) : 0.5);
    });
}

function largest(numbers) {
    return numbers.reduce(function (most, n) { return Math.max(most, Math.abs(n)); }, 0);
}

function line(xs, ys, red, green, blue) {
    mgraphics.set_source_rgba(red, green, blue, 1);
    for (var i = 0; i < xs.length; i++)
        if (i)
            mgraphics.line_to(xs[i], ys[i]);
        else
            mgraphics.move_to(xs[i], ys[i]);
    mgraphics.stroke();
}

// One of the last contact over another, the contact before in grey, both on the same scale.
function curve(left, top, width, height, across, up, words) {
    var axes = [across, up].map(function (key) {
        var all = before[key].concat(trace[key]);
        return [Math.min.apply(null, all), Math.max.apply(null, all)];
    });
    mgraphics.set_source_rgba(0.7, 0.7, 0.7, 1);
    mgraphics.rectangle(left, top, width, height);
    mgraphics.stroke();
    [before, trace].forEach(function (t, i) {
        var xs = scaled(t[across], axes[0][0], axes[0][1], left + 6, left + width - 6);
        var ys = scaled(t[up], axes[1][0], axes[1][1], top + height - 6, top + 6);
        line(xs, ys, i ? 0.15 : 0.7, i ? 0.3 : 0.7, i ? 0.6 : 0.7);
    });
    mgraphics.set_source_rgba(0.15, 0.3, 0.6, 1);
    mgraphics.move_to(left + 2, top + height + 14);
    mgraphics.show_text(words);
}

function paint() {
    var width = mgraphics.size[0], height = mgraphics.size[1], half = (width - 15) / 2;
    var t = trace.t, ms = t.length ? 1000 * (t[t.length - 1] - t[0]) : 0;
    mgraphics.set_source_rgba(1, 1, 1, 1);
    mgraphics.rectangle(0, 0, width, height);
    mgraphics.fill();
    mgraphics.select_font_face('Arial');
    mgraphics.set_font_size(11);
    curve(5, 5, half, height - 25, 't', 'f',
        'force over time: ' + largest(trace.f).toPrecision(3) + ' N, ' + ms.toPrecision(3) + ' ms');
    curve(10 + half, 5, half, height - 25, 'x', 'v',
        'speed over compression: ' + (1000 * largest(trace.x)).toPrecision(3) + ' mm');
}

function bang() {
    var buffer = new Buffer(source);
    if (buffer.framecount() > 0 && buffer.channelcount() >= 4) {
        before = trace;
        trace = read(buffer);
    }
    mgraphics.redraw();
}
