import { z } from "zod";
import { type Unit as AnyUnit, RECIPE_SCALES, UNITS } from "../../core/amounts/mod.ts";
import { DISH_TYPES } from "../../core/recipe/mod.ts";
import { MEAL_TIMES } from "../../core/shared/mod.ts";

/** Units that a person may read amounts in, but that no recipe is written in. */
const READ_ONLY_UNITS = ["oz", "quart"] as const satisfies readonly AnyUnit[];

/** The units in which a recipe's ingredients are measured. */
export type Unit = Exclude<AnyUnit, (typeof READ_ONLY_UNITS)[number]>;

const RECIPE_UNITS = UNITS.filter((unit): unit is Unit => !READ_ONLY_UNITS.some((other) => other === unit));

/** The preferences that cannot be derived from foods or dish types. The author states them. */
export const AUTHORED_PREFERENCES = ["Dinner", "Fried", "Snack", "Mediterranean", "sandwiches"] as const;

const line = z
  .string()
  .min(1)
  .regex(/^\S(.*\S)?$/u, "begins or ends with a blank, or has more than one line");
const sentence = line.regex(/[.!?]$/u, "does not end like a sentence");
const foodKey = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u);

const ingredientSchema = z
  .strictObject({
    food: foodKey.describe("Key of the food in foods.csv."),
    quantity: z
      .number()
      .positive()
      .optional()
      .describe("How many of the unit. Absent only for what is added to taste."),
    unit: z.enum(RECIPE_UNITS).optional(),
    as: line
      .optional()
      .describe(
        "The words for the food on this line, in the right number, where a cook would not use the table's: 'small new potatoes'. Holds one of the food's names.",
      ),
    note: line.optional().describe("Stands in brackets: '1 can', 'about 150 g each'."),
    preparation: line.optional().describe("Stands after a comma: 'one sliced, one juiced'."),
    with: z
      .array(foodKey)
      .min(1)
      .optional()
      .describe("Seasonings to taste on the same line: 'salt, with black pepper'."),
    optional: z.literal(true).optional().describe("The dish is complete without it."),
    eaten: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe("Share that ends up in the dish, 1 where absent: frying oil left in the pan, spices strained out."),
    weightGrams: z
      .number()
      .positive()
      .optional()
      .describe("Only where the table can't weigh the line, or weighs it wrongly."),
    weightSource: line.optional().describe("Where weightGrams comes from."),
  })
  .refine((item) => (item.quantity === undefined) === (item.unit === undefined), "quantity and unit go together")
  .refine(
    (item) => (item.weightGrams === undefined) === (item.weightSource === undefined),
    "weightGrams and weightSource go together",
  );

const stepSchema = z.strictObject({
  text: sentence.max(400),
  substeps: z.array(sentence.max(200)).min(1).max(4).optional(),
  uses: z.array(foodKey).min(1).optional().describe("Listed foods that the step uses without naming them."),
  mentions: z
    .array(foodKey)
    .min(1)
    .optional()
    .describe("Foods that the step names without using them: 'spoon it over fish or eggs'."),
});

/** The content of a file in `recipes/`. `recipe.schema.json` is generated from it. */
export const recipeFileSchema = z
  .strictObject({
    $schema: z.literal("../recipe.schema.json").optional(),
    id: foodKey.max(200).describe("The file's name without .json, and the recipe's address."),
    name: line.max(60),
    description: sentence.min(60).max(200),
    cuisine: line.max(40),
    dishTypes: z.array(z.enum(DISH_TYPES)).describe("Empty where none of the nine fits."),
    preferences: z
      .array(z.enum(AUTHORED_PREFERENCES))
      .describe("The other preferences are derived from the dish types and the food table."),
    keywords: z
      .array(line.max(30))
      .min(1)
      .max(12)
      .optional()
      .describe(
        "What else a cook would look for it by: the kind of dish ('curry', 'flatbread'), other names and spellings ('crème caramel'), when it is eaten ('picnic', 'winter'). Not its foods, cuisine, dish types or diets: these are known.",
      ),
    servings: z.int().min(1).max(24),
    scales: z
      .enum(RECIPE_SCALES)
      .optional()
      .describe(
        "How its amounts can be scaled, 'freely' where absent: 'in-batches' where proportions and baking time fit half or whole batches only, 'one-tin' where a tin or dish of one size is filled.",
      ),
    meals: z
      .array(z.enum(MEAL_TIMES))
      .describe("The meals that one serving of it makes. Empty for a sauce, a drink, or what goes beside a dish."),
    minutes: z.strictObject({
      active: z.int().min(1).describe("Minutes of hands-on work."),
      total: z.int().min(1).describe("Minutes from start to table, waiting included."),
      ahead: z
        .int()
        .min(1)
        .optional()
        .describe(
          "Of the total, a wait that can pass on the day before: oats that soak overnight, a marinade, a pudding that chills.",
        ),
    }),
    keeps: z
      .strictObject({
        days: z.int().min(0).max(60).describe("In the fridge, or in a tin; 0 for what is eaten at once."),
        freezerMonths: z
          .int()
          .min(0)
          .max(12)
          .describe("Of the dish, or of what it is finished from; 0 for what cannot be frozen."),
      })
      .describe("How long the finished dish keeps. Agrees with `keeping`."),
    ingredientGroups: z
      .array(z.strictObject({ title: line.max(40).optional(), items: z.array(ingredientSchema).min(1) }))
      .min(1)
      .max(6),
    steps: z.array(stepSchema).min(4).max(10),
    usesUp: z
      .array(z.strictObject({ food: foodKey, because: sentence.max(120) }))
      .min(1)
      .optional()
      .describe(
        "Foods of which leftovers do as well, or better, and why: search finds the dish by 'leftover potatoes'.",
      ),
    keeping: sentence.max(250).optional().describe("How long it keeps and how to heat it."),
    swap: sentence
      .max(250)
      .optional()
      .describe("What else may go in or beside it. May name foods that are not listed."),
  })
  .refine(
    ({ ingredientGroups: groups }) => groups.length === 1 || groups.every(({ title }) => title !== undefined),
    "with several groups of ingredients, each has a title",
  )
  .describe(
    "A recipe of the catalogue. Everything else that the product says of it is derived from this and foods.csv.",
  );

export type RecipeFile = z.output<typeof recipeFileSchema>;
export type Ingredient = RecipeFile["ingredientGroups"][number]["items"][number];
export type Step = RecipeFile["steps"][number];

/** All ingredients of all groups, in the order of the file. */
export function ingredientsOf(recipe: Pick<RecipeFile, "ingredientGroups">): readonly Ingredient[] {
  return recipe.ingredientGroups.flatMap(({ items }) => items);
}
