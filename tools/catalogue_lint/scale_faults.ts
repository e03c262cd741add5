import type { RecipeFile } from "../../catalogue/importer/recipe_file.ts";
import { textOf } from "./step_foods.ts";

/** Vessels that one batch fills and no other amount. A roasting tin has room for more or less. */
const BAKING_TIN =
  /(?:springform|loaf|cake|tart|muffin|square|loose-based) tin|\bpie dish|(?<!roasting )tin of about \d/u;
/** Vessels that a recipe of one tin names. */
const VESSEL = /\b(?:tin|dish|pan|casserole|skillet)\b/u;

/** Recipes that fill a baking tin without saying so in `scales`, and the other way round. */
export function scaleFaults({ scales = "freely", steps }: Pick<RecipeFile, "scales" | "steps">): string[] {
  const text = steps.map(textOf).join(" ");
  const tin = BAKING_TIN.exec(text)?.[0];
  if (scales === "freely" && tin !== undefined) return [`fills a "${tin}", but scales freely`];
  return scales === "one-tin" && !VESSEL.test(text) ? ["scales by one tin, but no step names a tin, dish or pan"] : [];
}
