import type { Random } from "./seeded_random.ts";
import { group, moved, type Svg } from "./svg.ts";

/** One piece of food from above, around 0,0. */
export interface Drawing {
  /** The piece's outer edge, without colours: its contact shadow is made from it. Lines use `currentColor`. */
  readonly outline: Svg;
  readonly body: Svg;
}

/** A piece of food on a plate. */
export interface FoodPiece {
  /** Keys of the food table: the recipe has to contain one of them, or its parent or child. */
  readonly foods: readonly string[];
  /** Further foods drawn in it: the recipe has to contain all of them. */
  readonly within?: readonly string[];
  readonly draw: (random: Random) => Drawing;
}

/** Where a piece lies: from the plate's middle, in picture pixels; `rotate` in degrees; `scale` 1 is as drawn. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly rotate: number;
  readonly scale: number;
}

/** A piece with a darker edge round the lighter `inside`. */
export function edged(outline: Svg, edge: string, ...inside: readonly Svg[]): Drawing {
  return { outline, body: group({ fill: edge, color: edge }, outline) + inside.join("") };
}

/**
 * The piece on the plate with its contact shadow. The shadow always falls to the lower right, however the piece is
 * turned, and is made of the outline: blur filters on a hundred pieces would take seconds.
 */
export function setDown(drawing: Drawing, { x, y, rotate, scale }: Lie): Svg {
  const shadow = (offset: readonly [number, number], opacity: number): Svg =>
    group(
      { transform: moved([x + offset[0], y + offset[1]], { rotate, scale }), fill: SHADE, color: SHADE, opacity },
      drawing.outline,
    );
  const body = group({ transform: moved([x, y], { rotate, scale }) }, drawing.body);
  return drawing.outline === "" ? body : shadow([2, 3], 0.16) + shadow([3.5, 6.5], 0.13) + body;
}

const SHADE = "#2A1204";
