import sharp from "sharp";
import { composePlate } from "./composed/compose_plate.ts";
import type { DishSpec } from "./dish_spec.ts";
import { plateSvg } from "./plate_svg.ts";

/**
 * The plate of a dish, 1200 x 900 pixels, without an encoding and without transparency. The same dish gives the same pixels under one
 * build of sharp.
 *
 * @returns undefined if no plate of these foods would look like the dish
 */
export async function drawPlate(spec: DishSpec) {
  const plate = composePlate(spec);
  if (!plate) return undefined;
  return await sharp(Buffer.from(plateSvg(plate)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
