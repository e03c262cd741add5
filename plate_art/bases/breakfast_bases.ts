// Thick, grainy bases of the breakfast table. Origin 0,0 is the vessel's middle; `well` is the radius, in pixels, that it leaves.

import { arc, blob, pointInDisc } from "../outlines.ts";
import type { Random } from "../seeded_random.ts";
import { circle, ellipse, moved, path, type Svg, stroke, times } from "../svg.ts";
import type { Tones } from "../tones.ts";

/** Grain boiled or soaked until it holds together: every flake still shows, and the spoon has left a few soft ridges. */
export function porridge(random: Random, { well, tones }: { well: number; tones: Tones }): Svg {
  const ridges = times(6, (index) => {
    const from = random.between(0, 360);
    const d = arc(well * (0.24 + index * 0.12), [from, from + random.between(50, 120)]);
    return (
      stroke(d, [tones.edge, well * 0.05], { opacity: 0.4 }) +
      stroke(d, [tones.light, well * 0.03], { opacity: 0.8, transform: "translate(-3 -5)" })
    );
  });
  const flakes = times(Math.round(well * 1.25), () => {
    const [x, y] = pointInDisc(well * 0.95, random);
    const size = random.between(0.018, 0.034) * well;
    return ellipse([size * 1.3, size * 0.85], {
      fill: random.pick([tones.light, tones.light, tones.face]),
      stroke: tones.edge,
      "stroke-width": 1,
      "stroke-opacity": 0.55,
      opacity: random.between(0.55, 1),
      transform: moved([x, y], { rotate: random.between(0, 180) }),
    });
  });
  return circle(well, { fill: tones.edge }) + circle(well - 7, { cy: 4, fill: tones.face }) + ridges + flakes;
}

/** Semolina or another fine meal, steamed and forked up into a loose heap. */
export function meal(random: Random, { well, tones }: { well: number; tones: Tones }): Svg {
  const heap = blob(well * 0.94, random, { points: 15, wobble: 0.03 });
  const lumps = times(90, () => {
    const [x, y] = pointInDisc(well * 0.84, random);
    const lump = blob(random.between(0.03, 0.085) * well, random, { points: 8, wobble: 0.22 });
    return (
      path(lump, { fill: tones.edge, opacity: 0.55, transform: moved([x + 2, y + 4]) }) +
      path(lump, { fill: random.pick([tones.face, tones.light]), transform: moved([x, y]) })
    );
  });
  const crumbs = times(Math.round(well * 1.6), () => {
    const [x, y] = pointInDisc(well * 0.92, random);
    return circle(random.between(1.6, 4.2), {
      cx: x,
      cy: y,
      fill: random.pick([tones.light, tones.light, tones.edge]),
      opacity: random.between(0.4, 0.9),
    });
  });
  return (
    path(heap, { fill: tones.edge }) +
    path(heap, { fill: tones.face, transform: "translate(-2 -4) scale(.97)" }) +
    lumps +
    crumbs
  );
}
