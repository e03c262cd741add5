import type { PrincipalKind } from "../../core/recipe/mod.ts";
import type { ComposedFood, CompositionTable, FoodCategory } from "./composition_table.ts";
import { foodsEaten, WATER } from "./nutrition.ts";
import type { RecipeFile } from "./recipe_file.ts";

/** Share of what is eaten from which on a food is one that the dish is mostly made of. */
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

/** What a dish is mostly made of. */
export interface PrincipalFoods {
  readonly foods: ReadonlySet<string>;
  readonly kind: PrincipalKind | undefined;
}

/**
 * The foods that a dish is mostly made of: those with at least 8 % of what is eaten, less water and stock, which weigh
 * much in every soup and make none a chicken's; and the kind of which there is most among them.
 *
 * @throws {Error} an ingredient that the table does not know or can't weigh; `recipeFaults` finds these first
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
