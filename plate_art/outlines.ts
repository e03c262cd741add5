import type { Random } from "./seeded_random.ts";
import { decimal } from "./svg.ts";

export type Point = readonly [x: number, y: number];

/** A plain leaf on its stalk end, 92 long and 60 wide around 0,0, tip up. */
export const LEAF = "M0-46C26-34 34-4 0 46C-34-4-26-34 0-46Z";

/** The angle by which seeds of a sunflower follow each other: an even spread that never looks like rows. */
export const GOLDEN_ANGLE = 137.508;

/** The point at a distance from 0,0; degrees clockwise from three o'clock. */
export function polar(radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [radius * Math.cos(radians), radius * Math.sin(radians)];
}

/** A point anywhere in the disc, evenly spread. */
export function pointInDisc(radius: number, random: Random): Point {
  const degrees = random.next() * 360;
  return polar(Math.sqrt(random.next()) * radius, degrees);
}

/**
 * A closed, soft outline around 0,0, as hand-cut food has it.
 *
 * - `points`: how many bulges it may have. Default 9.
 * - `wobble`: how far a point strays, as a share of the radius. Default 0.12.
 * - `stretch`: factors by which it is wider and higher than a circle. Default 1, 1.
 */
export function blob(
  radius: number,
  random: Random,
  {
    points = 9,
    wobble = 0.12,
    stretch = [1, 1],
  }: { points?: number; wobble?: number; stretch?: readonly [number, number] } = {},
): string {
  const corners = Array.from({ length: points }, (_, index): Point => {
    const [x, y] = polar(radius * random.between(1 - wobble, 1 + wobble), (360 / points) * index);
    return [x * stretch[0], y * stretch[1]];
  });
  return smooth(corners);
}

/** A closed curve through all the points (Catmull-Rom). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = written([from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]);
    const arrive = written([to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]);
    return `C${leave} ${arrive} ${written(to)}`;
  });
  return `M${written(at(0))}${curves.join("")}Z`;
}

/** A slice of a disc around 0,0, from one angle to another, such as a cake without its missing piece. */
export function sector(radius: number, [from, to]: readonly [number, number]): string {
  const large = to - from > 180 ? 1 : 0;
  return `M0 0L${written(polar(radius, from))}A${radius} ${radius} 0 ${large} 1 ${written(polar(radius, to))}Z`;
}

/** A piece of a circle's line around 0,0, clockwise. */
export function arc(radius: number, [from, to]: readonly [number, number]): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${written(polar(radius, from))}A${decimal(radius)} ${decimal(radius)} 0 ${large} 1 ${written(polar(radius, to))}`;
}

/** A flat spiral from near the middle outwards. */
export function spiral(radius: number, { turns = 2.5, inner = 0.15 } = {}): string {
  const steps = Math.round(turns * 40);
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    polar(radius * (inner + ((1 - inner) * step) / steps), (turns * 360 * step) / steps),
  );
  return line(points);
}

/** Straight from each point to the next, open. */
function line(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? "M" : "L"}${written(point)}`).join("");
}

function written([x, y]: Point): string {
  return `${decimal(x)} ${decimal(y)}`;
}
