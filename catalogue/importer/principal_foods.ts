import type { PrincipalKind } from "../../core/recipe/mod.ts";
import type { ComposedFood, CompositionTable, FoodCategory } from "./composition_table.ts";
import { foodsEaten, WATER } from "./nutrition.ts";
import type { RecipeFile } from "./recipe_file.ts";

/** Minimum share of the eaten weight for a principal food. */
const PRINCIPAL_SHARE = 0.08;

const KINDS: Partial<Record<FoodCategory, PrincipalKind>> = {
  meat: "meat",
  poultry: "poultry",
  fish: "seafood",
  shellfish: "seafood",
  egg: "egg",
  legume: "pulse",
  dairy: "dairy",
};

/** The principal foods of a dish. */
export interface PrincipalFoods {
  readonly foods: ReadonlySet<string>;
  readonly kind: PrincipalKind | undefined;
}

/**
 * The principal foods of a dish are those with at least 8 % of the eaten weight. Water and stock do not count: they are
 * heavy in every soup without characterizing it. Also returns the kind with the largest weight among them.
 *
 * @throws {Error} if an ingredient is not in the table or can't be weighed; `findRecipeFaults` reports these before
 */
export function principalFoodsOf(recipe: RecipeFile, table: CompositionTable): PrincipalFoods {
  const grams = new Map<ComposedFood, number>();
  for (const eaten of foodsEaten(recipe, table)) {
    if (WATER.has(eaten.food.key) || eaten.food.category === "stock") continue;
    grams.set(eaten.food, (grams.get(eaten.food) ?? 0) + eaten.grams);
  }
  const whole = [...grams.values()].reduce((sum, each) => sum + each, 0);
  const principal = [...grams].filter(([, each]) => each >= whole * PRINCIPAL_SHARE);
  const kinds = new Map<PrincipalKind, number>();
  for (const [{ category }, each] of principal) {
    const kind = KINDS[category];
    if (kind) kinds.set(kind, (kinds.get(kind) ?? 0) + each);
  }
  const [most] = [...kinds].sort(([, a], [, b]) => b - a);
  return { foods: new Set(principal.map(([{ key }]) => key)), kind: most?.[0] };
}
