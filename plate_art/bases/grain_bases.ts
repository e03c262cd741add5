// Bases of what is stirred or mashed to a soft heap. Origin 0,0 is the plate's middle; `well` is the radius that the vessel leaves.

import { blob, pointInDisc, polar } from "../outlines.ts";
import type { Random } from "../seeded_random.ts";
import { decimal, ellipse, moved, path, type Svg, stroke, times } from "../svg.ts";
import type { Tones } from "../tones.ts";

/** Rice that has given its starch to the pan: fat grains in a glossy pool that runs on the plate. */
export function risotto(random: Random, { well, tones }: { well: number; tones: Tones }): Svg {
  const pool = blob(well * 0.95, random, { points: 15, wobble: 0.025 });
  const grain = (): Svg => {
    const [x, y] = pointInDisc(well * 0.89, random);
    const transform = moved([x, y], { rotate: random.between(0, 180) });
    return (
      ellipse([15, 8.5], { fill: tones.edge, opacity: 0.55, transform: `${transform} translate(1 2)` }) +
      ellipse([14, 7.5], { fill: random.next() < 0.55 ? tones.light : tones.face, transform }) +
      stroke("M-7-3C-3-5 2-5 6-4", ["#fff", 2], { opacity: 0.55, transform })
    );
  };
  return (
    path(pool, { fill: tones.edge }) +
    path(pool, { fill: tones.face, transform: "translate(-3 -5) scale(.968)" }) +
    times(520, grain)
  );
}

/** A heap of mash, rough from the masher, with the ridges that a spoon drew in it. */
export function mash(random: Random, { well, tones }: { well: number; tones: Tones }): Svg {
  const heap = blob(well * 0.93, random, { points: 20, wobble: 0.025 });
  const lump = (): Svg => {
    const [x, y] = pointInDisc(well * 0.82, random);
    const shape = blob(random.between(12, 34), random, { points: 7, wobble: 0.22, stretch: [1.2, 0.8] });
    const transform = moved([x, y], { rotate: random.between(0, 180) });
    return (
      path(shape, { fill: tones.edge, opacity: 0.4, transform: `translate(2 4) ${transform}` }) +
      path(shape, { fill: random.pick([tones.light, tones.face, tones.light]), opacity: 0.85, transform })
    );
  };
  const ridge = (index: number): Svg => {
    const radius = well * (0.34 + index * 0.13);
    const from = random.between(0, 360);
    const [x0, y0] = polar(radius, from);
    const [x1, y1] = polar(radius, from + random.between(60, 120));
    const d = `M${decimal(x0)} ${decimal(y0)}A${decimal(radius)} ${decimal(radius)} 0 0 1 ${decimal(x1)} ${decimal(y1)}`;
    return (
      stroke(d, [tones.edge, 15], { opacity: 0.4, transform: "translate(2 6)" }) +
      stroke(d, [tones.light, 12], { opacity: 0.95 })
    );
  };
  return (
    path(heap, { fill: tones.edge }) +
    path(heap, { fill: tones.face, transform: "translate(-3 -6) scale(.968)" }) +
    times(110, lump) +
    times(5, ridge)
  );
}
