// Sauces that fill what they stand in. Origin 0,0 is the vessel's middle; `well` is the radius, in pixels, that it leaves.

import { arc, blob, pointInDisc, spiral } from "../outlines.ts";
import type { Random } from "../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, type Svg, stroke, times } from "../svg.ts";
import type { Tones } from "../tones.ts";

/** Herbs, nuts or chillies chopped into oil: a grainy paste, and at the wall the oil that stands round it. */
export function coarse(random: Random, { well, tones }: { well: number; tones: Tones }): Svg {
  const paste = blob(well * 0.94, random, { points: 17, wobble: 0.03 });
  const grains = times(Math.round(well * 1.5), () => {
    const [x, y] = pointInDisc(well * 0.88, random);
    const size = random.between(0.011, 0.03) * well;
    const shade = random.next() < 0.22;
    return path(blob(size, random, { points: 5, wobble: 0.35 }), {
      fill: shade ? "#1C1206" : random.pick([tones.light, tones.light, tones.edge]),
      opacity: shade ? random.between(0.15, 0.4) : random.between(0.35, 0.85),
      transform: moved([x, y]),
    });
  });
  return (
    circle(well, { fill: tones.edge }) +
    path(paste, { fill: "#1C1206", opacity: 0.22, transform: "translate(2 4)" }) +
    path(paste, { fill: tones.face, transform: "translate(-1 -1)" }) +
    grains +
    stroke(arc(well * 0.93, [196, 250]), ["#fff", 9], { opacity: 0.4 }) +
    stroke(arc(well * 0.95, [24, 60]), ["#fff", 6], { opacity: 0.28 })
  );
}

/** A thick smooth sauce with the round that the spoon left in it, each ridge catching the light. */
export function swirl(random: Random, { well, tones }: { well: number; tones: Tones }): Svg {
  const round = spiral(well * 0.8, { turns: 2.6, inner: 0.1 });
  const width = well * 0.085;
  const sheen = times(5, () => {
    const from = random.between(170, 290);
    return stroke(arc(well * random.between(0.3, 0.86), [from, from + random.between(14, 34)]), ["#fff", width * 0.4], {
      opacity: 0.5,
    });
  });
  return (
    circle(well, { fill: tones.edge }) +
    circle(well - 7, { cy: 4, fill: tones.face }) +
    group(
      { transform: `rotate(${decimal(random.between(0, 360))})` },
      stroke(round, [tones.edge, width * 1.15], { opacity: 0.55 }),
    ) +
    group(
      { transform: `translate(-4 -7) rotate(${decimal(random.between(0, 20))})` },
      stroke(spiral(well * 0.72, { turns: 2.3, inner: 0.14 }), [tones.light, width * 0.7], { opacity: 0.85 }),
    ) +
    sheen
  );
}

/** A thin clear sauce: light falls through it to the bottom, and a few rings stand on it. */
export function clear(random: Random, { well, tones }: { well: number; tones: Tones }): Svg {
  const rings = times(12, () => {
    const [x, y] = pointInDisc(well * 0.82, random);
    const size = random.between(4, 11);
    return (
      circle(size, { cx: x, cy: y, fill: "none", stroke: tones.light, "stroke-width": 2.4, opacity: 0.7 }) +
      ellipse([size * 0.3, size * 0.2], { cx: x - size * 0.4, cy: y - size * 0.4, fill: "#fff", opacity: 0.8 })
    );
  });
  return (
    circle(well, { fill: tones.edge }) +
    circle(well * 0.95, { cx: well * 0.012, cy: well * 0.02, fill: tones.face }) +
    circle(well * 0.7, { cx: well * 0.1, cy: well * 0.12, fill: tones.light, opacity: 0.5 }) +
    path(blob(well * 0.44, random, { points: 9, wobble: 0.12 }), {
      fill: "#fff",
      opacity: 0.12,
      transform: moved([well * 0.2, well * 0.24]),
    }) +
    rings +
    stroke(arc(well * 0.86, [192, 254]), ["#fff", well * 0.05], { opacity: 0.55 }) +
    stroke(arc(well * 0.86, [262, 272]), ["#fff", well * 0.05], { opacity: 0.4 })
  );
}
