import type { UserId } from "../account/mod.ts";
import type { FoodTable, ParsedFoods } from "../food/mod.ts";
import type { ExclusionTag, PersonalRecipes, RecipeStore, RecipeSummary } from "../recipe/mod.ts";
import { type LeaveOut, leaveOutExcluded, type RecipeNeeds } from "../recipe/mod.ts";
import { ExclusionTerms, mayExcludeFoods, type ParsedQuery, parseQuery, queryUnitsOf } from "../search/mod.ts";
import { DomainError } from "../shared/mod.ts";
import { FoodsOnHand } from "./foods_on_hand.ts";
import { rankForFullKitchen } from "./full_kitchen.ts";
import { type IngredientIndex, IngredientIndexBuilder, type IngredientMatch } from "./ingredient_index.ts";
import type { IngredientSource } from "./ingredient_source.ts";

/** Most ingredients at once. */
export const INGREDIENTS_MAX = 50;

/** Longest ingredient, in UTF-16 code units. */
export const INGREDIENT_MAX_LENGTH = 64;

/** Most recipes in the result of an ingredient search. */
export const FOUND_RECIPES_MAX = 60;

/** Most recipes from which those are left out that the search or a person's food rules exclude. */
const CONSIDERED_MAX = 400;

/** A substitute for a food that a recipe needs. Both are named in the singular. */
export interface FoodSwap {
  readonly for: string;
  readonly use: string;
  readonly onHand: boolean;
}

/** A recipe that the ingredient search found. Its foods are named in the singular. */
export interface FoundRecipe extends RecipeSummary {
  readonly matched: readonly string[];
  readonly missing: readonly string[];
  /** Pantry basics that the recipe needs; see {@linkcode STAPLES}. */
  readonly assumed: readonly string[];
  /**
   * At most one for each need. For a matched need: the food on hand that was used, if it is another food. For a missing
   * need: a food on hand that could be used, else one that a cook would buy.
   */
  readonly swaps: readonly FoodSwap[];
}

/** A misspelled ingredient, and the food that was searched for instead. */
export interface FoodCorrection {
  readonly ingredient: string;
  readonly food: string;
}

/** Foods that an unknown ingredient may mean. They are suggested, never searched for. */
export interface FoodSuggestion {
  readonly ingredient: string;
  /** The nearest first. */
  readonly foods: readonly string[];
}

/** Result of the ingredient search. */
export interface FoundRecipes {
  /**
   * Recipes without a missing food first, then by the share of the dish that is on hand; see {@linkcode
   * IngredientIndex.best} and {@linkcode rankForFullKitchen}. At most {@linkcode FOUND_RECIPES_MAX}.
   */
  readonly recipes: readonly FoundRecipe[];
  /** Names of the foods that the text excludes ("no nuts"). None of the recipes contains them, or may contain them. */
  readonly excluded: readonly string[];
  /** How many of the best matches the person's food rules exclude. */
  readonly hiddenByRules: number;
  /** The ingredients that were read as another spelling of a food. */
  readonly corrections: readonly FoodCorrection[];
  /** The other ingredients that are not in the food table, and exclusions that were not understood, as the person spelled them. */
  readonly unknown: readonly string[];
  /** For unknown ingredients whose spelling is close to a food's name. */
  readonly suggestions: readonly FoodSuggestion[];
}

/** Only the first foods of a longer own recipe count: the index has no room for more. */
const INDEXED_FOODS_MAX = 80;

export interface FindRecipesByIngredientsPorts {
  readonly catalogue: IngredientSource;
  readonly recipes: Pick<RecipeStore, "list">;
  /** Asked for a known person, and if the ingredients leave something out. */
  readonly personal: Pick<PersonalRecipes, "listTagged" | "listOwnNeeds">;
}

/**
 * Finds recipes for the ingredients on hand, of the catalogue and of the person and their household. Ingredients are matched as foods, not as texts. {@linkcode
 * FoodTable.replaceableBy} decides which needs a food serves; a substitute is always named.
 *
 * @throws {DomainError} `invalid_input` if there is no ingredient, too many, or one is too long.
 */
export async function findRecipesByIngredients(
  ports: FindRecipesByIngredientsPorts,
  input: { ingredients: readonly string[]; leaveOut?: LeaveOut | undefined; userId?: UserId | undefined },
): Promise<FoundRecipes> {
  const names = namesOnHand(input.ingredients);
  const { foods, recipes } = await ports.catalogue.current();
  const parsed = names.map((name) => readIngredient(name, foods));
  const without = parsed.flatMap((text) => text.without);
  const misread = eachOnce(parsed.flatMap((text) => text.unknown));
  const corrected = new Map(
    misread.flatMap((ingredient) => {
      const key = exclusionIn(ingredient, foods) ? undefined : foods.correct(ingredient);
      return key === undefined ? [] : [[ingredient, { key, displayName: foods.nameOf(key) }]];
    }),
  );
  const unknown = misread.filter((ingredient) => !corrected.has(ingredient));

  const given = [...parsed.flatMap((text) => text.foods), ...corrected.values()];
  const onHand = new FoodsOnHand(foods, given);
  const options = {
    limit: input.leaveOut || without.length > 0 ? CONSIDERED_MAX : FOUND_RECIPES_MAX,
    foods: new Set(given.map(({ displayName }) => displayName)).size,
  };
  const ownNeeds = input.userId === undefined ? [] : await ports.personal.listOwnNeeds(input.userId);
  const own = ownNeeds.length > 0 ? indexOf(ownNeeds, foods).best(onHand.served(), options) : [];
  const best = bestOf(own, recipes.best(onHand.served(), options)).slice(0, options.limit);
  const asked = await leaveOutExcluded(
    best,
    without.length > 0 ? (ids) => ports.personal.listTagged(ids, without) : undefined,
  );
  const kept = await leaveOutExcluded(asked.recipes, input.leaveOut);
  const matches = kept.recipes.slice(0, FOUND_RECIPES_MAX);
  const cards = new Map(
    (
      await ports.recipes.list(
        matches.map(({ id }) => id),
        input.userId,
      )
    ).map((card) => [card.id, card]),
  );

  const named = (keys: readonly string[]) => keys.map((key) => foods.nameOf(key));
  const shown = matches.flatMap((match) => {
    const card = cards.get(match.id);
    return card ? [{ ...match, card, name: card.name }] : [];
  });
  const found = rankForFullKitchen(shown, { foods, onHand: options.foods }).map(
    ({ card, matched, missing, assumed }) => {
      // A suggested purchase may be a food that the person excludes.
      const swaps = [...matched, ...missing]
        .flatMap((need) => onHand.swapFor(need) ?? [])
        .filter((swap) => swap.onHand || without.length === 0);
      return { ...card, matched: named(matched), missing: named(missing), assumed: named(assumed), swaps };
    },
  );
  const suggestions = unknown
    .filter((ingredient) => !exclusionIn(ingredient, foods))
    .map((ingredient) => ({ ingredient, foods: foods.suggest(ingredient) }))
    .filter((suggestion) => suggestion.foods.length > 0);
  const corrections = [...corrected].map(([ingredient, { displayName }]) => ({ ingredient, food: displayName }));
  const excluded = [...new Set(parsed.flatMap((text) => text.excluded))];
  return { recipes: found, excluded, hiddenByRules: kept.hiddenByRules, corrections, unknown, suggestions };
}

/** An index of one person's recipes, in the order in which they are. */
export function indexOf(needs: readonly RecipeNeeds[], foods: FoodTable): IngredientIndex {
  const builder = new IngredientIndexBuilder({ roleOf: (food) => foods.roleOf(food) });
  for (const { id, required, optional } of needs)
    builder.add({ id, required: required.slice(0, INDEXED_FOODS_MAX), optional });
  return builder.build();
}

/** Merges two sorted lists: recipes without a missing food first, then by the share that is on hand. */
function bestOf(own: readonly IngredientMatch[], others: readonly IngredientMatch[]): IngredientMatch[] {
  const shareOf = ({ matched, missing }: IngredientMatch) =>
    missing.length === 0 ? 2 : matched.length / (matched.length + missing.length);
  const merged: IngredientMatch[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [mine, other] = [own[i], others[j]];
    const next = mine && (!other || shareOf(mine) >= shareOf(other)) ? mine : other;
    if (!next) return merged;
    merged.push(next);
    if (next === mine) i += 1;
    else j += 1;
  }
}

interface ReadIngredient extends ParsedFoods {
  readonly excluded: readonly string[];
  /** Tags of recipes that are left out. */
  readonly without: readonly ExclusionTag[];
}

/** The foods that a text names, and those that it leaves out: "bread, no nuts". */
function readIngredient(text: string, foods: FoodTable): ReadIngredient {
  const query = exclusionIn(text, foods);
  if (!query) return { ...foods.parseFoods(text), excluded: [], without: [] };
  const { excluded, notUnderstood } = query.exclusions;
  if (excluded.length === 0) return { foods: [], unknown: [text], excluded: [], without: [] };
  // Without the commas and small words between the foods.
  const onHand = queryUnitsOf(query.words, foods).map(({ typed }) => foods.parseFoods(typed.join(" ")));
  return {
    foods: onHand.flatMap((each) => each.foods),
    unknown: [...onHand.flatMap((each) => each.unknown), ...notUnderstood],
    excluded,
    without: query.without,
  };
}

/** A parsed text that excludes foods; undefined for another. Some foods have such a name: "gluten-free pasta". */
function exclusionIn(text: string, foods: FoodTable): ParsedQuery | undefined {
  // A minus is no part of a food's name.
  if (!mayExcludeFoods(text) || (!text.startsWith("-") && foods.named(text).length > 0)) return undefined;
  const query = parseQuery(text, ExclusionTerms.of(foods));
  const { excluded, notUnderstood } = query.exclusions;
  return excluded.length + notUnderstood.length > 0 ? query : undefined;
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
  return eachOnce(names);
}

/** Removes repetitions, ignoring case. The first spelling stays. */
function eachOnce(names: readonly string[]): string[] {
  return [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed();
}
