// Common parts of many pieces of a main. Origin 0,0 is the middle of the piece.
import { type Drawing, edged } from "../drawing.ts";
import { blob, pointInDisc } from "../outlines.ts";
import type { Random } from "../seeded_random.ts";
import { moved, path, type Svg, stroke, times } from "../svg.ts";

/** From the shaded rim to where the light falls. */
export interface Shades {
  readonly edge: string;
  readonly face: string;
  readonly light: string;
}

/** A closed shape that rises towards its middle: rim, face and a lighter patch towards the light; `inside` lies on it. */
export function shaded(d: string, { edge, face, light }: Shades, ...inside: readonly Svg[]): Drawing {
  return edged(
    path(d),
    edge,
    path(d, { fill: face, transform: "translate(-1 -2) scale(.94)" }),
    path(d, { fill: light, transform: "translate(-4 -6) scale(.76)" }),
    ...inside,
  );
}

/** Irregular flecks of spice, char or crust over an oval of half-axes `spread`; `size` is the least and the greatest radius. */
export function specks(
  random: Random,
  look: {
    count: number;
    spread: readonly [number, number];
    size: readonly [number, number];
    colors: readonly string[];
    opacity?: number;
  },
): Svg {
  return times(look.count, () => {
    const [x, y] = pointInDisc(1, random);
    return path(blob(random.between(look.size[0], look.size[1]), random, { points: 6, wobble: 0.32 }), {
      fill: random.pick(look.colors),
      opacity: look.opacity ?? 0.8,
      transform: moved([x * look.spread[0], y * look.spread[1]]),
    });
  });
}

/** The glint that a glaze or a wet skin has at its upper left. */
export function glint(d: string, [width, opacity]: readonly [number, number] = [5, 0.6]): Svg {
  return stroke(d, ["#fff", width], { opacity });
}
