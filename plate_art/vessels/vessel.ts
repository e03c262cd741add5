import type { Svg } from "../svg.ts";

/** A vessel as three layers: the food comes over `below`, and `shade` between its base and its toppings. */
export interface Vessel {
  /** Radius in pixels, round 0,0, for the food. */
  readonly well: number;
  /** Origin of its contents, for a tall glass whose mouth is not above its foot. */
  readonly middle?: readonly [number, number];
  /** Where it isn't round: the shape that cuts the base, and the radius the base is drawn with to reach its corners. */
  readonly floor?: { readonly shape: Svg; readonly reach: number };
  /** Without the round gloss that lies over the others. */
  readonly matt?: true;
  readonly below: Svg;
  readonly shade: Svg;
  readonly above: Svg;
}
