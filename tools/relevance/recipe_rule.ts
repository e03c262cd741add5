import { z } from "zod";
import type { CompositionTable } from "../../catalogue/importer/composition_table.ts";
import { PREFERENCES } from "../../core/account/mod.ts";
import { CONSTITUENTS, isFreeOf } from "../../core/food/mod.ts";
import { DISH_TYPES, type Recipe } from "../../core/recipe/mod.ts";
import type { Grade } from "./metrics.ts";

const foods = z.array(z.string()).min(1);
/** Whole words, in lower case and without accents. */
const words = z.array(z.string()).min(1);

/** Selects recipes by their facts. All conditions have to be true. A list means any of its entries by default. */
export const recipeRuleSchema = z
  .strictObject({
    name: words.describe("In the name."),
    dish: z.union([z.enum(DISH_TYPES), z.array(z.enum(DISH_TYPES))]),
    notDish: z.array(z.enum(DISH_TYPES)).describe("None of these."),
    pref: z.array(z.enum(PREFERENCES)).describe("All of these."),
    notPref: z.array(z.enum(PREFERENCES)).describe("None of these."),
    keyword: words.describe("Keywords that its author gave it: occasions and kinds of dish."),
    noSteps: words.describe("Words that no step contains: a dish without oven."),
    notes: words.describe("Words in the notes on how it keeps."),
    diet: z.enum(["vegan", "vegetarian"]),
    cuisine: z.array(z.string()).min(1),
    main: foods.describe("The dish mostly consists of one of these foods or their kinds."),
    food: foods.describe("Required foods, or their kinds."),
    noFood: foods.describe("None of these foods or their kinds, not even to taste."),
    free: z.array(z.enum(CONSTITUENTS)).describe("Neither contain nor may contain any of these."),
    minutes: z.int().positive().describe("Maximum."),
    carbs: z.int().positive().describe("Maximum of grams per serving."),
    fat: z.int().positive().describe("Maximum of grams per serving."),
    kcal: z.int().positive().describe("Maximum per serving."),
  })
  .partial()
  .refine((rule) => Object.keys(rule).length > 0, "says nothing");

export type RecipeRule = z.output<typeof recipeRuleSchema>;

const entries = z.array(z.union([z.string(), recipeRuleSchema])).min(1);

/** Graded recipes, by id or by a rule. All others have grade 0. */
export const gradesSchema = z.strictObject({ 0: entries, 1: entries, 2: entries, 3: entries }).partial();

export type JudgedGrades = z.output<typeof gradesSchema>;

/** The data that rules are applied to: the recipes, and the kinds of foods. */
export interface JudgedCatalogue {
  readonly recipes: readonly Recipe[];
  readonly table: CompositionTable;
}

/** The data for resolving grades, and a listener for faults. */
export interface ResolvingOptions extends JudgedCatalogue {
  /** Receives unknown recipes, foods and cuisines, and rules that match no recipe. */
  readonly onFault: (fault: string) => void;
}

/** Grades by recipe. An id overrides a rule, and a higher grade a lower one. */
export function resolveGrades(judged: JudgedGrades, options: ResolvingOptions): Map<string, Grade> {
  const byRule = new Map<string, Grade>();
  const byId = new Map<string, Grade>();
  for (const grade of [0, 1, 2, 3] as const) {
    for (const entry of judged[grade] ?? []) {
      if (typeof entry === "string") {
        if (!options.recipes.some(({ id }) => id === entry)) options.onFault(`there is no recipe "${entry}"`);
        byId.set(entry, grade);
      } else {
        for (const id of recipesOf(entry, options)) byRule.set(id, grade);
      }
    }
  }
  const grades = new Map([...byRule, ...byId]);
  return new Map([...grades].filter(([, grade]) => grade > 0));
}

/** The ids of all recipes that match a rule. */
export function recipesOf(rule: RecipeRule, { recipes, table, onFault }: ResolvingOptions): string[] {
  for (const food of [...(rule.main ?? []), ...(rule.food ?? []), ...(rule.noFood ?? [])]) {
    if (!table.get(food)) onFault(`there is no food "${food}"`);
  }
  for (const cuisine of rule.cuisine ?? []) {
    if (!recipes.some((recipe) => recipe.cuisine === cuisine)) onFault(`there is no cuisine "${cuisine}"`);
  }
  const found = recipes.filter((recipe) => matches(rule, { recipe, table }));
  if (found.length === 0) onFault(`no recipe is ${JSON.stringify(rule)}`);
  return found.map(({ id }) => id);
}

function matches(rule: RecipeRule, { recipe, table }: { recipe: Recipe; table: CompositionTable }): boolean {
  const lines = recipe.ingredientGroups.flatMap(({ items }) => items);
  const some = (keys: readonly string[], of: readonly Pick<(typeof lines)[number], "food">[]) =>
    keys.some((key) => of.some(({ food }) => [...table.selfAndAncestors(food)].some((kind) => kind.key === key)));
  const toTaste = lines.flatMap(({ seasonings = [] }) => seasonings.map((food) => ({ food })));
  const dishes = rule.dish === undefined ? undefined : [rule.dish].flat();
  const hasWords = (all: readonly string[] | undefined, texts: readonly string[]) =>
    all?.some((some) => texts.some((text) => ` ${folded(text)} `.includes(` ${some} `)));
  return (
    (hasWords(rule.name, [recipe.name]) ?? true) &&
    (hasWords(rule.keyword, recipe.keywords) ?? true) &&
    (hasWords(rule.notes, recipe.notes) ?? true) &&
    !(hasWords(rule.noSteps, recipe.steps) ?? false) &&
    (dishes?.some((dish) => recipe.dishTypes.includes(dish)) ?? true) &&
    !(rule.notDish ?? []).some((dish) => recipe.dishTypes.includes(dish)) &&
    (rule.pref ?? []).every((preference) => recipe.preferences.includes(preference)) &&
    !(rule.notPref ?? []).some((preference) => recipe.preferences.includes(preference)) &&
    (rule.diet === undefined || recipe.diets.includes(rule.diet)) &&
    (rule.cuisine?.includes(recipe.cuisine) ?? true) &&
    (rule.main === undefined ||
      some(
        rule.main,
        lines.filter(({ principal }) => principal),
      )) &&
    (rule.food === undefined ||
      some(
        rule.food,
        lines.filter(({ optional }) => !optional),
      )) &&
    !some(rule.noFood ?? [], [...lines, ...toTaste]) &&
    isFreeOf(recipe.contents, ...(rule.free ?? [])) &&
    recipe.totalMinutes <= (rule.minutes ?? Number.POSITIVE_INFINITY) &&
    recipe.nutrition.carbsGrams <= (rule.carbs ?? Number.POSITIVE_INFINITY) &&
    recipe.nutrition.fatGrams <= (rule.fat ?? Number.POSITIVE_INFINITY) &&
    recipe.nutrition.kcal <= (rule.kcal ?? Number.POSITIVE_INFINITY)
  );
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, " ");
}
