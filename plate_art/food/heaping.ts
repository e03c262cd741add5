// Common parts of many small bits or thin strips: heaps, tangles and cubes. Origin 0,0 is the middle.
import type { Drawing } from "../drawing.ts";
import { blob, GOLDEN_ANGLE, type Point, pointInDisc, polar } from "../outlines.ts";
import type { Random } from "../seeded_random.ts";
import { decimal, group, moved, path, rectangle, type Svg, stroke } from "../svg.ts";

/**
 * Small things heaped up. The outer ones lie lowest and in shade, the inner ones uppermost and in the light, so that the
 * heap has a height.
 *
 * - `under`: colour of what shows between them, the same food in shade.
 * - `bit`: one of them around 0,0; its own turn is drawn here.
 */
export function heap(
  random: Random,
  {
    radius,
    count,
    under,
    bit,
    stretch = [1, 1],
  }: {
    radius: number;
    count: number;
    under: string;
    bit: (random: Random) => Svg;
    stretch?: readonly [number, number];
  },
): Drawing {
  const ground = blob(radius, random, { points: 16, wobble: 0.045, stretch });
  const stray = (radius / Math.sqrt(count)) * 0.9;
  const bits = Array.from({ length: count }, (_, index) => {
    const [sunX, sunY] = polar(radius * 0.97 * Math.sqrt((index + 0.5) / count), index * GOLDEN_ANGLE);
    const [x, y] = [sunX + random.between(-stray, stray), sunY + random.between(-stray, stray)];
    return {
      out: Math.hypot(x, y) / radius,
      at: [x * stretch[0], y * stretch[1]] as Point,
      turn: random.between(0, 360),
    };
  }).sort((a, b) => b.out - a.out);
  const drawn = (from: number, to: number): Svg =>
    bits
      .filter(({ out }) => out >= from && out < to)
      .map(({ at, turn }) => group({ transform: moved(at, { rotate: turn }) }, bit(random)))
      .join("");
  return {
    outline: path(ground),
    body:
      path(ground, { fill: under }) +
      drawn(0.78, 2) +
      path(ground, { fill: "#2A1204", opacity: 0.12 }) +
      drawn(0.5, 0.78) +
      path(ground, { fill: "#2A1204", opacity: 0.07, transform: "scale(.8)" }) +
      drawn(0, 0.5),
  };
}

/** A few small things that fell together: each `bit` with its edge, spread over a disc, without a ground of their own. */
export function handful(
  random: Random,
  { radius, count, bit }: { radius: number; count: number; bit: (random: Random) => Drawing },
): Drawing {
  const laid = Array.from({ length: count }, () => {
    const transform = moved(pointInDisc(radius, random), { rotate: random.between(0, 360) });
    return { transform, ...bit(random) };
  });
  return {
    outline: laid.map(({ transform, outline }) => group({ transform }, outline)).join(""),
    body: laid.map(({ transform, body }) => group({ transform }, body)).join(""),
  };
}

/**
 * Thin strips that lie over each other, each with its own dark edge.
 *
 * - `turn`: over how many degrees their directions spread. Default 180, which is any.
 */
export function tangle(
  random: Random,
  look: {
    count: number;
    length: number;
    spread: number;
    bend: number;
    width: number;
    edge: string;
    colors: readonly string[];
    turn?: number;
  },
): Drawing {
  const { turn = 180, bend, width } = look;
  const strips = Array.from({ length: look.count }, () => {
    const half = (look.length / 2) * random.between(0.7, 1.1);
    const [a, b, c] = [random.between(-bend, bend), random.between(-bend, bend), random.between(-bend, bend) / 2];
    const d = `M${decimal(-half)} ${decimal(c)}C${decimal(-half / 3)} ${decimal(a)} ${decimal(half / 3)} ${decimal(b)} ${decimal(half)} ${decimal(-c)}`;
    const transform = moved(pointInDisc(look.spread, random), { rotate: random.between(-turn / 2, turn / 2) });
    return { d, transform, color: random.pick(look.colors) };
  });
  return {
    outline: strips.map(({ d, transform }) => stroke(d, ["currentColor", width + 3], { transform })).join(""),
    body: strips
      .map(
        ({ d, transform, color }) =>
          stroke(d, [look.edge, width + 3], { transform }) +
          stroke(d, [color, width], { transform }) +
          stroke(d, ["#fff", width * 0.22], { transform, opacity: 0.3 }),
      )
      .join(""),
  };
}

/** A cube seen from above, turned a little, its upper face lit. `done` is drawn on that face: a crust, seeds. */
export function cube(
  random: Random,
  { size, edge, side, top, done = "" }: { size: number; edge: string; side: string; top: string; done?: Svg },
): Drawing {
  const transform = `rotate(${random.between(-34, 34).toFixed(0)})`;
  const high = size * random.between(0.86, 1.1);
  const face = size * 0.82;
  return {
    outline: rectangle([size, high], { rx: size * 0.14, transform }),
    body:
      rectangle([size, high], { rx: size * 0.14, transform, fill: edge }) +
      group(
        { transform },
        rectangle([size * 0.93, high * 0.93], { rx: size * 0.12, fill: side }),
        group(
          { transform: moved([-size * 0.045, -size * 0.06]) },
          rectangle([face, high * 0.8], { rx: size * 0.1, fill: top }),
          done,
          stroke(`M${decimal(-face * 0.34)} ${decimal(-high * 0.3)}H${decimal(face * 0.2)}`, ["#fff", size * 0.06], {
            opacity: 0.55,
          }),
        ),
      ),
  };
}
