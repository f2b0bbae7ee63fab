// What a ray meets of the picture's solids, each a prism: its outline at the ray's way through the slab of its
// thickness. Stage px. Cost: 20 operations where the bounding sphere is missed, some 150 where it is not.
#include "./box.glsl"
#include "./outlines.glsl"

struct Hit {
  // How much of the ray is met, how far away (px), the distance to the outline where it enters (size 1), and how far down
  // the wall it comes nearest: 0 at the face, 1 at the back.
  float cover;
  float way;
  float inset;
  float depth;
};

// Steps along the outline; the distance to a convex one has but one least.
const int WALK = 6;
// Radius about a token that holds all of it, over its size.
const float BOUND = 0.62;

// The turn of an object undone.
vec3 unturned(vec4 q, vec3 v) {
  return v + 2.0 * cross(q.xyz, cross(q.xyz, v) - q.w * v);
}

float outlineAt(int id, vec2 p) {
  if (id >= FIRST_PLATE) {
    vec4 form = uObjects[id * 4 + 3];
    return boxDistance(p, form.xy, form.z);
  }
  if (id >= FIRST_RING) return abs(length(p) - RING_FORM.x) - RING_FORM.y;
  return outlineDistance(id % 4, p);
}

// The ray from a point along a direction of length 1; what is met is blurred by `spread` of the way and `least` px.
Hit trace(int id, vec3 from, vec3 along, float spread, float least) {
  vec4 place = uObjects[id * 4];
  vec4 look = uObjects[id * 4 + 2];
  vec3 to = place.xyz - from;
  float bound = id < FIRST_RING ? BOUND : id < FIRST_PLATE ? RING_FORM.x + RING_FORM.y : length(uObjects[id * 4 + 3].xy) + look.y;
  float near = dot(to, along);
  float reach = bound * place.w + spread * max(near, 0.0) + least;
  if (look.x < 0.003 || near < -bound * place.w || dot(to, to) - near * near > reach * reach) return Hit(0.0, 0.0, 0.0, 0.0);
  vec4 q = uObjects[id * 4 + 1];
  vec3 o = unturned(q, -to) / place.w;
  vec3 r = unturned(q, along);
  float steep = abs(r.z) < 1e-3 ? 1e-3 : r.z;
  float face = -o.z / steep;
  float back = (-look.y - o.z) / steep;
  float enter = max(min(face, back), 0.0);
  float leave = max(face, back);
  if (leave <= 0.0) return Hit(0.0, 0.0, 0.0, 0.0);
  float inset = outlineAt(id, o.xy + enter * r.xy);
  float nearest = inset;
  float at = enter;
  float met = enter;
  float aside = max(length(r.xy), 1e-3);
  if (uHas.x > 1.5) {
    for (int i = 0; i < WALK; i++) {
      at += max(nearest, 0.004) / aside;
      if (at > leave) break;
      float d = outlineAt(id, o.xy + at * r.xy);
      if (d > nearest) break;
      nearest = d;
      met = at;
    }
    nearest = min(nearest, outlineAt(id, o.xy + leave * r.xy));
  }
  float way = enter * place.w;
  float soft = (spread * way + least) / place.w;
  float depth = clamp(-(o.z + met * r.z) / max(look.y, 1e-3), 0.0, 1.0);
  return Hit(smoothstep(soft, -soft, nearest) * look.x, way, inset, depth);
}

// What is seen of a token that a ray has met: its border, its veneer line and its field, or its wall.
vec3 tokenSeen(int id, Hit hit, float spread, float least) {
  float soft = (spread * hit.way + least) / uObjects[id * 4].w;
  vec3 base = uBase[id % 4].rgb;
  vec3 edge = uEdge[id % 4].rgb;
  vec3 face = mix(base, edge, smoothstep(-0.106 - soft, -0.106 + soft, hit.inset));
  face = mix(face, uVeneer.rgb, smoothstep(0.010 + soft, max(0.010 - soft, 0.0), abs(hit.inset + 0.106)) * 0.02 / (0.02 + soft));
  float layer = soft / max(uObjects[id * 4 + 2].y, 1e-3);
  vec3 wall = mix(edge, mix(edge, base, 0.55), smoothstep(0.64 - layer, 0.64 + layer, hit.depth));
  wall = mix(wall, uVeneer.rgb, smoothstep(0.05 + layer, max(0.05 - layer, 0.0), abs(hit.depth - 0.61)) * 0.1 / (0.1 + layer));
  return mix(wall * 0.62, face, smoothstep(soft, -soft, hit.inset));
}
