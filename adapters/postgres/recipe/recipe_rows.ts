import type { Knex } from "knex";
import { PREFERENCES, type UserId } from "../../../core/account/mod.ts";
import type { RecipeOfWritten } from "../../../core/cookbook/mod.ts";
import { constituentsIn, type FoodKey } from "../../../core/food/mod.ts";
import { exclusionTagsOf, foodsOfLine, type Recipe, shufflePositionOf } from "../../../core/recipe/mod.ts";
import { filterTagsOf, intentTagsOf, searchTagsOf } from "../../../core/search/mod.ts";

/** Writes the rows of the catalogue's recipes and the words that search knows. */
export async function putRecipeRows(transaction: Knex.Transaction, recipes: readonly Recipe[]): Promise<void> {
  const foods = await transaction<{ key: FoodKey; parent: FoodKey | null }>("food").select("key", "parent");
  const parents = new Map(foods.map(({ key, parent }) => [key, parent ?? undefined]));
  const rows = recipes.map((recipe) => recipeRow(recipe, (key) => parents.get(key)));
  await putRows(transaction, rows, WORDS_OF_SEARCH);
}

/** Writes the row of an own recipe. Its words are its readers' alone: search corrects no other person's words by them. */
export async function putOwnRecipeRows(
  transaction: Knex.Transaction,
  recipe: RecipeOfWritten,
  { ownerId, isShared, parentOf }: { ownerId: UserId; isShared: boolean; parentOf: ParentOf },
): Promise<void> {
  // No tag says that it is quick if it does not say how long it takes, or light if its energy is not known.
  const unknownTime = { totalMinutes: Infinity, activeMinutes: Infinity };
  const { kcal, weightShare } = recipe.nutrition;
  // A card has no room to say how much of the dish is not known.
  const isEnergyKnown = weightShare >= KNOWN_SHARE_OF_CARD && kcal <= KCAL_MAX;
  const tagged = { ...recipe, nutrition: { ...recipe.nutrition, kcal: isEnergyKnown ? kcal : Infinity } };
  const row = recipeRow(recipe.isTimeKnown ? tagged : { ...tagged, ...unknownTime }, parentOf);
  const own = {
    owner_id: ownerId,
    is_shared: isShared,
    kcal: isEnergyKnown ? kcal : null,
    total_minutes: recipe.isTimeKnown ? recipe.totalMinutes : null,
  };
  await putRows(transaction, [{ ...row, ...own }]);
  // So that lists which join the sets of preferences find it.
  await transaction.raw(
    "INSERT INTO preference_set SELECT preferences, 0 FROM stored_recipe WHERE id = ? ON CONFLICT DO NOTHING",
    [recipe.id],
  );
}

/** Share of the weight with known nutrients from which a card shows the energy. */
const KNOWN_SHARE_OF_CARD = 0.8;
/** Largest value of the column: clients read a larger number without a unit as calories. */
const KCAL_MAX = 4_000;

const WORDS_OF_SEARCH = `, vocabulary AS (
       INSERT INTO search_word
       SELECT DISTINCT word FROM vectors CROSS JOIN LATERAL unnest(tsvector_to_array(card_prefixes)) AS word
        WHERE char_length(word) > 2
           ON CONFLICT DO NOTHING
     )`;

async function putRows(
  transaction: Knex.Transaction,
  rows: readonly Record<string, unknown>[],
  alsoWriting = "",
): Promise<void> {
  await transaction.raw(
    `WITH incoming AS (
       SELECT *
         FROM jsonb_to_recordset(?::jsonb) AS recipe (
                id text, name text, main_image text, kcal smallint, total_minutes integer, cuisine text,
                dish_types text[], preferences text[], diets text[], keywords text[], variety integer,
                meals text[], active_minutes integer,
                required_foods text[], optional_foods text[], principal_foods text[], principal_kind text,
                contains text[], may_contain text[], owner_id bigint, is_shared boolean, tags text, main_tags text[], other_tags text[], description text)
     ), texts AS (
       SELECT id, translate(concat_ws(' ', name, tags), '/.-', '   ') AS main,
              translate(description, '/.-', '   ') AS described, main_tags, other_tags
         FROM incoming
     ), vectors AS (
       SELECT id, strip(to_tsvector('recipe_text', main)) || strip(to_tsvector('recipe_prefix', main))
                || array_to_tsvector(main_tags) AS main_words,
              array_to_tsvector(other_tags) AS other_words,
              strip(to_tsvector('recipe_prefix', main)) AS card_prefixes,
              strip(to_tsvector('recipe_text', described)) AS description_stems
         FROM texts
     ) ${alsoWriting}
     INSERT INTO stored_recipe (id, name, main_image, kcal, total_minutes, cuisine, dish_types, preferences, diets, keywords,
                         variety, meals, active_minutes, required_foods, optional_foods, principal_foods, principal_kind, contains, may_contain,
                         owner_id, is_shared, main_words, card_words, words)
     SELECT id, name, main_image, kcal, total_minutes, cuisine, dish_types, preferences, diets, keywords, variety, meals,
            active_minutes, required_foods, optional_foods, principal_foods, principal_kind, contains, may_contain,
            owner_id, coalesce(is_shared, false), main_words, main_words || other_words,
            main_words || other_words || description_stems
       FROM incoming
       JOIN vectors USING (id)
         ON CONFLICT (id) DO UPDATE SET
            (name, main_image, kcal, total_minutes, cuisine, dish_types, preferences, diets, keywords, variety, meals,
             active_minutes, required_foods, optional_foods, principal_foods, principal_kind, contains, may_contain, is_shared,
             main_words, card_words, words)
          = (excluded.name, excluded.main_image, excluded.kcal, excluded.total_minutes, excluded.cuisine,
             excluded.dish_types, excluded.preferences, excluded.diets, excluded.keywords, excluded.variety, excluded.meals, excluded.active_minutes,
             excluded.required_foods, excluded.optional_foods, excluded.principal_foods, excluded.principal_kind,
             excluded.contains, excluded.may_contain, excluded.is_shared, excluded.main_words,
             excluded.card_words, excluded.words)`,
    [JSON.stringify(rows)],
  );
}

/** Counts again how many recipes have each set of preferences. */
export async function putPreferenceSets(transaction: Knex.Transaction): Promise<void> {
  await transaction("preference_set").delete();
  await transaction.raw(
    `INSERT INTO preference_set
     SELECT preferences, count(*) FILTER (WHERE owner_id IS NULL) FROM stored_recipe GROUP BY preferences`,
  );
}

/** The row of `recipe_page`. */
export function pageRow(recipe: Recipe): Record<string, unknown> {
  return {
    recipe_id: recipe.id,
    description: recipe.description,
    contents: JSON.stringify(recipe.contents),
    servings: recipe.servings,
    scales: recipe.scales,
    ahead_minutes: recipe.aheadMinutes ?? 0,
    keeps_days: recipe.keeps?.days ?? null,
    freezer_months: recipe.keeps?.freezerMonths ?? null,
    images: [...recipe.images],
    ingredient_groups: JSON.stringify(recipe.ingredientGroups),
    steps: [...recipe.steps],
    notes: [...recipe.notes],
    nutrition: JSON.stringify(recipe.nutrition),
  };
}

/** The more general food of a food. */
export type ParentOf = (key: FoodKey) => FoodKey | undefined;

function recipeRow(recipe: Recipe, parentOf: ParentOf): Record<string, unknown> {
  const lines = recipe.ingredientGroups.flatMap(({ items }) => items);
  const principal = lines.filter((line) => line.principal).map(({ food }) => food);
  const foods = lines.flatMap(foodsOfLine);
  return {
    id: recipe.id,
    name: recipe.name,
    main_image: recipe.mainImage,
    kcal: Math.round(recipe.nutrition.kcal),
    total_minutes: recipe.totalMinutes,
    cuisine: recipe.cuisine,
    dish_types: recipe.dishTypes,
    preferences: PREFERENCES.filter((preference) => recipe.preferences.includes(preference)),
    variety: shufflePositionOf(recipe.id),
    meals: recipe.meals ?? [],
    active_minutes: recipe.activeMinutes,
    required_foods: lines.filter(({ optional }) => !optional).map(({ food }) => food),
    optional_foods: lines.filter(({ optional }) => optional).map(({ food }) => food),
    principal_foods: principal,
    principal_kind: recipe.principalKind,
    contains: constituentsIn(recipe.contents, "contains"),
    may_contain: constituentsIn(recipe.contents, "may contain"),
    diets: recipe.diets,
    keywords: recipe.keywords,
    tags: [
      recipe.cuisine,
      ...recipe.keywords,
      ...recipe.dishTypes,
      ...recipe.preferences,
      ...recipe.diets,
      ...searchTagsOf(recipe),
    ].join(" "),
    main_tags: [
      ...exclusionTagsOf(recipe, parentOf),
      ...intentTagsOf(recipe, parentOf),
      ...filterTagsOf(recipe),
      ...foodsIn(principal, parentOf),
    ],
    other_tags: foodsIn(foods, parentOf),
    description: recipe.description,
  };
}

/** Words of the search index for foods and their more general foods. No typed word equals one, because of the colon. */
function foodsIn(keys: readonly FoodKey[], parentOf: (key: FoodKey) => FoodKey | undefined): string[] {
  const found = new Set<FoodKey>();
  for (const key of keys) {
    for (let each: FoodKey | undefined = key; each !== undefined && !found.has(each); each = parentOf(each))
      found.add(each);
  }
  return [...found].map((key) => `in:${key}`);
}
