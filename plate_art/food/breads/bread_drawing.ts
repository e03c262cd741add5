// Parts of breads and sandwiches: crusts, crumbs and what is strewn over them. No pieces of its own.
import { type Drawing, edged } from "../../drawing.ts";
import { blob, GOLDEN_ANGLE, type Point, pointInDisc, polar } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, times } from "../../svg.ts";

/** A crust from its shaded edge to where the light falls. */
export interface Crust {
  readonly edge: string;
  readonly crust: string;
  readonly face: string;
  readonly light: string;
}

/** Gold, as of wheat bread from the oven. */
export const GOLDEN: Crust = { edge: "#8A4F16", crust: "#C17F34", face: "#D99B4B", light: "#E8B468" };

/** Something baked with a rounded top: each tone lies further towards the light. For convex shapes. */
export function baked(shape: string, { edge, crust, face, light }: Crust, ...inside: readonly Svg[]): Drawing {
  return edged(
    path(shape),
    edge,
    path(shape, { fill: crust, transform: "translate(-2 -4) scale(.968)" }),
    path(shape, { fill: face, transform: "translate(-5 -8) scale(.89)" }),
    path(shape, { fill: light, transform: "translate(-9 -14) scale(.71)", opacity: 0.75 }),
    ...inside,
  );
}

/** A slice of bread lying flat: crust, the paler ring inside it, and the crumb. */
export function breadSlice(
  shape: string,
  { edge, crust, ring, crumb }: { edge: string; crust: string; ring: string; crumb: string },
  ...inside: readonly Svg[]
): Drawing {
  return edged(
    path(shape),
    edge,
    path(shape, { fill: crust, transform: "translate(-1 -2) scale(.965)" }),
    path(shape, { fill: ring, transform: "translate(-1 -2) scale(.9)" }),
    path(shape, { fill: crumb, transform: "translate(-2 -4) scale(.8)" }),
    ...inside,
  );
}

/** A place in a disc of radius 1, the next of `count`: evenly spread, yet none in a row. */
function strewnPlace(random: Random, index: number, count: number): Point {
  const out = Math.sqrt((index + random.between(0.1, 0.9)) / count);
  return polar(out, index * GOLDEN_ANGLE + random.between(-24, 24));
}

/** Soft irregular patches of another tone within an oval. */
export function patches(
  random: Random,
  {
    count,
    oval: [width, height],
    size: [least, most],
    colors,
    opacity = 0.6,
  }: {
    count: number;
    oval: readonly [number, number];
    size: readonly [number, number];
    colors: readonly string[];
    opacity?: number;
  },
): Svg {
  return times(count, (index) => {
    const [x, y] = strewnPlace(random, index, count);
    return path(blob(random.between(least, most), random, { points: 8, wobble: 0.28 }), {
      fill: random.pick(colors),
      opacity,
      transform: moved([x * width, y * height]),
    });
  });
}

/** Spots that a hot pan leaves: brown in the middle, fading outwards. */
export function scorched(
  random: Random,
  {
    count,
    oval: [width, height],
    size: [least, most],
    colors,
  }: {
    count: number;
    oval: readonly [number, number];
    size: readonly [number, number];
    colors: readonly [fading: string, middle: string];
  },
): Svg {
  return times(count, (index) => {
    const [x, y] = strewnPlace(random, index, count);
    const spot = blob(random.between(least, most), random, { points: 10, wobble: 0.16 });
    const transform = moved([x * width, y * height], { rotate: random.between(0, 180) });
    return group(
      { transform },
      path(spot, { fill: colors[0], opacity: 0.4, transform: "scale(1.3 1.12)" }),
      path(spot, { fill: colors[0], opacity: 0.75, transform: "scale(.92 .8)" }),
      path(spot, { fill: colors[1], opacity: 0.75, transform: "translate(1 -1) scale(.56 .48)" }),
    );
  });
}

/** The holes of a crumb, each with its shaded upper edge, within an oval. */
export function holes(
  random: Random,
  {
    count,
    oval: [width, height],
    size: [least, most],
    colors,
  }: {
    count: number;
    oval: readonly [number, number];
    size: readonly [number, number];
    colors: readonly [shade: string, floor: string];
  },
): Svg {
  return times(count, () => {
    const [x, y] = pointInDisc(1, random);
    const size = random.between(least, most);
    const transform = moved([x * width, y * height], { rotate: random.between(-50, 50) });
    return (
      ellipse([size * 1.35, size], { fill: colors[0], transform }) +
      ellipse([size * 1.1, size * 0.72], { fill: colors[1], cy: size * 0.2, transform })
    );
  });
}

/** Flour or semolina that clings to a crust within an oval. */
export function dust(
  random: Random,
  {
    count,
    oval: [width, height],
    color = "#FFF8EA",
  }: { count: number; oval: readonly [number, number]; color?: string },
): Svg {
  return times(count, () => {
    const [x, y] = pointInDisc(1, random);
    return circle(random.next() ** 2 * 3 + 0.9, { cx: x * width, cy: y * height, fill: color, opacity: 0.75 });
  });
}

/** Sesame seeds within an oval. */
export function sesameSeeds(
  random: Random,
  { count, oval: [width, height] }: { count: number; oval: readonly [number, number] },
): Svg {
  return times(count, (index) => {
    const [x, y] = strewnPlace(random, index, count);
    return ellipse([6.4, 3.6], {
      fill: random.pick(["#FFF3D2", "#F8E4B4"]),
      stroke: "#B98A45",
      "stroke-width": 1.1,
      transform: moved([x * width, y * height], { rotate: random.between(0, 180) }),
    });
  });
}

/** A seed or nut chip somewhere within an oval, by a picture that is given. */
export function strewnOver(
  random: Random,
  { count, oval: [width, height] }: { count: number; oval: readonly [number, number] },
  draw: (index: number) => Svg,
): Svg {
  return times(count, (index) => {
    const [x, y] = strewnPlace(random, index, count);
    return `<g transform="${moved([x * width, y * height], { rotate: random.between(0, 360) })}">${draw(index)}</g>`;
  });
}

/** A flat-ended slab, such as a loaf from a tin: width and height, its long edges a little uneven. */
export function slab(random: Random, [width, height]: Point, corner = 34): string {
  const [w, h] = [width / 2, height / 2];
  const bulge = () => random.between(4, 12).toFixed(1);
  return `M${-w + corner} ${-h}q${w - corner} -${bulge()} ${2 * (w - corner)} 0q${corner} 0 ${corner} ${corner}V${h - corner}q0 ${corner} ${-corner} ${corner}q${-(w - corner)} ${bulge()} ${-2 * (w - corner)} 0q${-corner} 0 ${-corner} ${-corner}V${-h + corner}q0 ${-corner} ${corner} ${-corner}Z`;
}

/** A small enamel bowl, 240 across, with a dip in it that `inside` finishes. */
export function smallBowl({ edge, face }: { edge: string; face: string }, ...inside: readonly Svg[]): Drawing {
  return edged(
    circle(120),
    "#0F3F94",
    circle(110, { fill: "#F6FAFD" }),
    circle(99, { fill: edge }),
    circle(95, { cx: 1, cy: 3, fill: face }),
    ...inside,
    path("M-113-21A115 115 0 0 1-38-108", {
      fill: "none",
      stroke: "#fff",
      "stroke-width": 4,
      "stroke-linecap": "round",
      opacity: 0.55,
    }),
  );
}

/** Coarse grains of salt, within an oval. */
export function saltGrains(random: Random, { count, oval }: { count: number; oval: readonly [number, number] }): Svg {
  return strewnOver(random, { count, oval }, () =>
    rectangle([random.between(7, 11), random.between(6, 9)], {
      rx: 1.6,
      fill: "#fff",
      stroke: "#C9B49A",
      "stroke-width": 0.8,
    }),
  );
}
