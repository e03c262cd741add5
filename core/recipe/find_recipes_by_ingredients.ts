import { DomainError } from "../shared/mod.ts";
import type { IngredientSource } from "./ingredient_source.ts";
import type { RecipeSummary } from "./recipe.ts";
import type { RecipeStore } from "./recipe_store.ts";

/** Most ingredients at once. */
export const INGREDIENTS_MAX = 50;

/** Longest ingredient, in JavaScript's length. */
export const INGREDIENT_MAX_LENGTH = 64;

/** Most recipes that ingredient search answers. */
export const FOUND_RECIPES_MAX = 60;

/** A recipe as ingredient search found it, its foods by their names in the singular. */
export interface FoundRecipe extends RecipeSummary {
  readonly matched: readonly string[];
  readonly missing: readonly string[];
  /** Basics of the pantry that it takes for granted; see {@linkcode PANTRY_BASICS}. */
  readonly assumed: readonly string[];
}

/** What ingredient search answers. */
export interface FoundRecipes {
  /** Most matched first, then fewest missing, then quickest, then by id; at most {@linkcode FOUND_RECIPES_MAX}. */
  readonly recipes: readonly FoundRecipe[];
  /** The ingredients that are no food we know, as they were spelled. */
  readonly unknown: readonly string[];
}

export interface FindRecipesByIngredientsPorts {
  readonly ingredients: IngredientSource;
  readonly recipes: Pick<RecipeStore, "list">;
}

/**
 * Finds what can be cooked from the ingredients on hand. They are matched as foods, not as texts: a food on hand also
 * serves a need for its parent or its child in the food table.
 *
 * @throws {DomainError} `invalid_input` where there is no ingredient, or too many, or one too long.
 */
export async function findRecipesByIngredients(
  ports: FindRecipesByIngredientsPorts,
  input: { ingredients: readonly string[] },
): Promise<FoundRecipes> {
  const names = namesOnHand(input.ingredients);
  const { foods, recipes } = await ports.ingredients.current();
  const unknown = names.filter((name) => foods.match(name) === undefined);
  const onHand = names.map((name) => foods.match(name)).filter((key) => key !== undefined);

  const served = new Set(onHand.flatMap((key) => foods.servedBy(key)));
  const matches = recipes.best(served, { limit: FOUND_RECIPES_MAX });
  const cards = new Map((await ports.recipes.list(matches.map(({ id }) => id))).map((card) => [card.id, card]));

  const found = matches.flatMap(({ id, matched, missing, assumed }) => {
    const card = cards.get(id);
    const named = (keys: readonly string[]) => keys.map((key) => foods.nameOf(key));
    return card ? [{ ...card, matched: named(matched), missing: named(missing), assumed: named(assumed) }] : [];
  });
  return { recipes: found, unknown };
}

function namesOnHand(ingredients: readonly string[]): string[] {
  const names = ingredients.map((name) => name.trim()).filter((name) => name !== "");
  if (names.length === 0) {
    throw new DomainError("invalid_input", "Please add at least one ingredient.", { field: "ingredients" });
  }
  if (names.length > INGREDIENTS_MAX || names.some((name) => name.length > INGREDIENT_MAX_LENGTH)) {
    throw new DomainError(
      "invalid_input",
      `Cannot look for more than ${INGREDIENTS_MAX} ingredients of ${INGREDIENT_MAX_LENGTH} characters each`,
      { field: "ingredients" },
    );
  }
  // Each once, as it was spelled first.
  return [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed();
}
