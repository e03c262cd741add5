// Bases under the toppings. Origin 0,0 is the plate's middle; `well` is the radius, in pixels, that the vessel leaves.

import { arc, blob, pointInDisc, polar } from "../outlines.ts";
import type { Random } from "../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, type Svg, stroke, times } from "../svg.ts";
import type { Tones } from "../tones.ts";
import { meal, porridge } from "./breakfast_bases.ts";
import { mash, risotto } from "./grain_bases.ts";
import { clear, coarse, swirl } from "./sauce_bases.ts";

export const BASE_KINDS = [
  "soup",
  "sauce",
  "cream",
  "grains",
  "strands",
  "coarse",
  "swirl",
  "clear",
  "risotto",
  "mash",
  "porridge",
  "meal",
] as const;

export type BaseKind = (typeof BASE_KINDS)[number];

type DrawBase = (random: Random, base: { readonly well: number; readonly tones: Tones }) => Svg;

export const bases: Readonly<Record<BaseKind, DrawBase>> = {
  soup,
  sauce,
  cream,
  grains,
  strands,
  coarse,
  swirl,
  clear,
  risotto,
  mash,
  porridge,
  meal,
};

/** A liquid to the vessel's wall: broth, soup, a drink. */
function soup(random: Random, { well, tones }: { well: number; tones: Tones }): Svg {
  const eyes = times(30, () => {
    const [x, y] = pointInDisc(well * 0.88, random);
    return circle(random.between(3, 12), { cx: x, cy: y, fill: tones.light, opacity: 0.22 });
  });
  const glint = `M${decimal(-well * 0.8)} ${decimal(-well * 0.2)}A${decimal(well * 0.82)} ${decimal(well * 0.82)} 0 0 1 ${decimal(-well * 0.1)} ${decimal(-well * 0.8)}`;
  return (
    circle(well, { fill: tones.edge }) +
    circle(well - 8, { cy: 4, fill: tones.face }) +
    times(9, () => patch(random, { well, fill: tones.light, opacity: 0.1 })) +
    times(6, (index) => {
      const from = random.between(0, 360);
      return stroke(
        arc(well * (0.28 + index * 0.11), [from, from + random.between(40, 110)]),
        [tones.light, random.between(5, 12)],
        { opacity: 0.22 },
      );
    }) +
    stroke(glint, ["#fff", 14], { opacity: 0.28 }) +
    eyes
  );
}

/** A thick pool that ends before the rim: curry on a plate, a purée. */
function sauce(random: Random, { well, tones }: { well: number; tones: Tones }): Svg {
  const pool = blob(well * 0.95, random, { points: 13, wobble: 0.04 });
  return (
    path(pool, { fill: tones.edge }) +
    path(pool, { fill: tones.face, transform: "translate(-3 -5) scale(.965)" }) +
    times(18, () => patch(random, { well: well * 0.84, fill: tones.light, opacity: 0.16 }))
  );
}

function patch(random: Random, { well, fill, opacity }: { well: number; fill: string; opacity: number }): Svg {
  const [x, y] = pointInDisc(well * 0.78, random);
  return path(blob(random.between(18, 52), random), { fill, opacity, transform: moved([x, y]) });
}

/** Something spooned in and smoothed: yoghurt, porridge. Broad soft furrows, no glint of liquid. */
function cream(random: Random, { well, tones }: { well: number; tones: Tones }): Svg {
  const furrows = times(7, (index) => {
    const radius = well * (0.2 + index * 0.105);
    const from = random.between(0, 360);
    const [x0, y0] = polar(radius, from);
    const [x1, y1] = polar(radius, from + random.between(90, 150));
    const d = `M${decimal(x0)} ${decimal(y0)}A${decimal(radius)} ${decimal(radius)} 0 0 1 ${decimal(x1)} ${decimal(y1)}`;
    return (
      stroke(d, [tones.edge, 15], { opacity: 0.45 }) +
      stroke(d, [tones.light, 9], { transform: "translate(-3 -5)", opacity: 0.9 })
    );
  });
  return circle(well, { fill: tones.edge }) + circle(well - 8, { cy: 4, fill: tones.face }) + furrows;
}

/** Loose grains in a heap: rice, quinoa, bulgur, couscous. */
function grains(random: Random, { well, tones }: { well: number; tones: Tones }): Svg {
  const heap = blob(well * 0.96, random, { points: 18, wobble: 0.02 });
  const grain = () => {
    const [x, y] = pointInDisc(well * 0.92, random);
    return ellipse([11, 4.6], {
      transform: moved([x, y], { rotate: random.between(0, 180) }),
      fill: random.next() < 0.5 ? tones.light : tones.face,
      stroke: tones.edge,
      "stroke-width": 1.1,
    });
  };
  return (
    path(heap, { fill: tones.edge }) +
    path(heap, { fill: tones.face, transform: "translate(-2 -5) scale(.97)" }) +
    times(700, grain)
  );
}

/** Spaghetti or linguine turned into a nest: dim strands below, bright ones above, none hanging over the rim. */
function strands(random: Random, { well, tones }: { well: number; tones: Tones }): Svg {
  const nest = blob(well * 0.84, random, { points: 16, wobble: 0.02 });
  const strand = (bright: boolean) => {
    const radius = well * Math.sqrt(random.between(0.04, 0.66));
    const flat = random.between(0.84, 1);
    const sweep = random.between(100, 300);
    const [x, y] = polar(radius, sweep);
    const d = `M${decimal(radius)} 0A${decimal(radius)} ${decimal(radius * flat)} 0 ${sweep > 180 ? 1 : 0} 1 ${decimal(x)} ${decimal(y * flat)}`;
    const drift = well * 0.13;
    const transform = moved([random.between(-drift, drift), random.between(-drift, drift)], {
      rotate: random.between(0, 360),
    });
    const color = bright ? random.pick([tones.face, tones.face, tones.light]) : tones.face;
    return group({ transform, opacity: bright ? 1 : 0.72 }, stroke(d, [tones.edge, 17]), stroke(d, [color, 12.5]));
  };
  return path(nest, { fill: tones.edge }) + times(80, () => strand(false)) + times(64, () => strand(true));
}
