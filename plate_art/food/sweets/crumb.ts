// Common parts of cakes, bars and puddings: crumb, cut sides, dustings. Helpers for the rooms beside it, no pieces.
import { type Point, pointInDisc, polar, sector } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, rectangle, type Svg, times } from "../../svg.ts";

/** Small bits strewn where `at` says: crumbs, nuts, flecks of zest. `size` is half their length, `round` how thick they are. */
export function flecks(
  random: Random,
  {
    count,
    at,
    size,
    colors,
    round = 0.62,
    opacity = 0.85,
  }: {
    count: number;
    at: () => Point;
    size: readonly [number, number];
    colors: readonly string[];
    round?: number;
    opacity?: number;
  },
): Svg {
  return times(count, () => {
    const length = random.between(size[0], size[1]);
    return ellipse([length, length * round], {
      fill: random.pick(colors),
      opacity,
      transform: moved(at(), { rotate: random.between(0, 180) }),
    });
  });
}

/** Sugar or cocoa through a sieve: many fine specks, a few larger. */
export function dust(
  random: Random,
  { count, at, color = "#FFFFFF", opacity = 0.8 }: { count: number; at: () => Point; color?: string; opacity?: number },
): Svg {
  return times(count, () => {
    const [x, y] = at();
    return circle(random.next() ** 3 * 4 + 1, { cx: x, cy: y, fill: color, opacity });
  });
}

/** A point somewhere in the disc, for {@link flecks} and {@link dust}. */
export function inDisc(radius: number, random: Random): () => Point {
  return () => pointInDisc(radius, random);
}

/** A point somewhere in the rectangle round 0,0. */
export function inBox([width, height]: readonly [number, number], random: Random): () => Point {
  return () => [random.between(-width / 2, width / 2), random.between(-height / 2, height / 2)];
}

/** A drawing cut off at a shape's edge. The id must be the only one of that name in a picture. */
export function clipped(id: string, shape: string, ...inside: readonly Svg[]): Svg {
  return `<clipPath id="${id}">${path(shape)}</clipPath>${group({ "clip-path": `url(#${id})` }, ...inside)}`;
}

/** A closed rectangle with round corners, round 0,0, as a path. */
export function boxPath([width, height]: readonly [number, number], radius: number): string {
  const [x, y] = [width / 2 - radius, height / 2 - radius];
  const corner = (dx: number, dy: number): string =>
    `a${decimal(radius)} ${decimal(radius)} 0 0 1 ${decimal(dx * radius)} ${decimal(dy * radius)}`;
  return `M${decimal(-x)} ${decimal(-height / 2)}h${decimal(2 * x)}${corner(1, 1)}v${decimal(2 * y)}${corner(-1, 1)}h${decimal(-2 * x)}${corner(-1, -1)}v${decimal(-2 * y)}${corner(1, -1)}Z`;
}

/** The layers of a cut side, from the top down: how far each reaches, 0 to 1, and its colour. */
export type Layers = readonly (readonly [until: number, color: string])[];

/** A round cake seen a little from the front: `height` pixels of its side show below, and in the cut its layers. */
export function cutRound({
  radius,
  height,
  cut,
  side,
  layers,
}: {
  radius: number;
  height: number;
  /** The wedge that is gone, in degrees. */
  cut: readonly [number, number];
  side: string;
  layers: Layers;
}): { readonly shape: string; readonly below: Svg } {
  const shape = sector(radius, [cut[1], cut[0] + 360]);
  const walls = cut.filter((angle, index) => (index === 0 ? angle < 90 : angle > 90));
  return {
    shape,
    below:
      path(shape, { fill: side, transform: `translate(3 ${height})` }) +
      walls.map((angle) => cutSide(polar(radius, angle), { height, layers })).join(""),
  };
}

/** The side that shows from 0,0 to the rim: that of a wall which faces the viewer. */
function cutSide([x, y]: Point, { height, layers }: { height: number; layers: Layers }): Svg {
  const band = (from: number, until: number, fill: string): Svg =>
    path(
      `M0 ${decimal(from * height)}L${decimal(x)} ${decimal(y + from * height)}V${decimal(y + until * height)}L0 ${decimal(until * height)}Z`,
      { fill },
    );
  return layers.map(([until, color], index) => band(layers[index - 1]?.[0] ?? 0, until, color)).join("");
}

/**
 * A slice that lies on its side, its cut face up: tip at 0,0, crust at `length` to the right, the cake's top upwards.
 * `grain` is strewn over the crumb.
 */
export function lyingSlice({
  length,
  height,
  layers,
  crust,
  id,
  grain = "",
}: {
  length: number;
  height: number;
  layers: Layers;
  crust: string;
  id: string;
  grain?: Svg;
}): { readonly outline: Svg; readonly body: Svg } {
  const shape = `M6 ${decimal(-height / 2)}H${decimal(length - 20)}Q${decimal(length)} ${decimal(-height / 2)} ${decimal(length)} ${decimal(-height / 2 + 20)}V${decimal(height / 2 - 8)}Q${decimal(length)} ${decimal(height / 2)} ${decimal(length - 8)} ${decimal(height / 2)}H4Q0 ${decimal(height / 2)} 0 ${decimal(height / 2 - 6)}V${decimal(-height / 2 + 6)}Q0 ${decimal(-height / 2)} 6 ${decimal(-height / 2)}Z`;
  const bands = layers.map(([until, fill], index) => {
    const from = layers[index - 1]?.[0] ?? 0;
    return rectangle([length, (until - from) * height + 1], { x: 0, y: (from - 0.5) * height, fill });
  });
  return {
    outline: path(shape),
    body: clipped(id, shape, ...bands, grain, rectangle([13, height], { x: length - 13, y: -height / 2, fill: crust })),
  };
}
