// The four shapes, size 1, y up. Each: cosine of half a corner's turn, circumradius of the
// skeleton, rounding, how far its centre is below the origin. The circle is all rounding.
const vec4 CIRCLE = vec4(1.0, 0.0, 0.5, 0.0);
const vec4 TRIANGLE = vec4(0.5, 0.515, 0.075, 0.035);
const vec4 SQUARE = vec4(0.7071068, 0.5119453, 0.075, 0.0);
const vec4 PENTAGON = vec4(0.8090170, 0.475, 0.065, 0.012);
