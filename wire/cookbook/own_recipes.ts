import { z } from "zod";
import { UNITS } from "../../core/amounts/mod.ts";
import { PHOTO_MAX_BYTES } from "../../core/community/mod.ts";
import { WRITTEN_RECIPE_LIMITS as LIMITS, RECIPE_PHOTOS_MAX } from "../../core/cookbook/mod.ts";
import { AISLES, ALLERGENS } from "../../core/food/mod.ts";
import { call } from "../call.ts";
import { PHOTO_FIELD } from "../community/post_meal.ts";
import { brokenRules } from "../food_rules/food_rules_fields.ts";
import { nextCursor, pageFields } from "../recipe/recipe_fields.ts";

/** Most own recipes of a page of the list. */
export const OWN_RECIPES_PAGE_MAX = 60;
/** A recipe with all that its limits allow, in letters of two bytes. */
const RECIPE_MAX_BYTES = 1_500_000;

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength);
const minutes = z.number().int().min(1).max(LIMITS.minutes).optional();
const foodKey = z.string().min(1).max(100);

/** Only addresses that a browser opens as a page. */
const pageAddress = z.url({ protocol: /^https?$/u }).max(LIMITS.urlLength);

/** A recipe as a person wrote it. Texts are plain: markup is shown as it was typed. */
export const writtenRecipe = z.object({
  name: text(LIMITS.nameLength),
  description: text(LIMITS.descriptionLength).optional(),
  /** Portions that the amounts are for. */
  portions: z.number().int().min(1).max(LIMITS.portions).optional(),
  /** The yield in words, if it is no number of portions: "2 loaves". */
  makes: text(LIMITS.nameLength).optional(),
  prepMinutes: minutes,
  cookMinutes: minutes,
  totalMinutes: minutes,
  ingredients: z
    .array(
      z.object({
        title: text(LIMITS.nameLength).optional(),
        lines: z
          .array(
            z.object({
              text: text(LIMITS.lineLength),
              /** The food that the cook chose for the line; null for 'not a food'; absent if the text decides. */
              food: foodKey.nullish(),
            }),
          )
          .max(LIMITS.lines),
      }),
    )
    .max(LIMITS.groups)
    .refine(
      (groups) => groups.reduce((sum, { lines }) => sum + lines.length, 0) <= LIMITS.lines,
      `has more than ${LIMITS.lines} lines`,
    ),
  steps: z.array(text(LIMITS.stepLength)).max(LIMITS.steps),
  notes: z.array(text(LIMITS.noteLength)).max(LIMITS.notes),
  source: z.object({ name: text(LIMITS.sourceLength).optional(), url: pageAddress.optional() }).optional(),
  tags: z.array(text(LIMITS.tagLength)).max(LIMITS.tags),
  /** Language of its texts, such as "de". */
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/u)
    .optional(),
});

export type WrittenRecipeWire = z.infer<typeof writtenRecipe>;

const foodName = z.object({ key: foodKey, name: z.string() });

/** A line of the ingredients, as it was read. */
const readLine = z.object({
  text: z.string(),
  /** Absent if the line says no amount. `quantityMax` is the upper end of "2–3". */
  amount: z
    .object({ quantity: z.number().positive(), quantityMax: z.number().positive().optional(), unit: z.enum(UNITS) })
    .optional(),
  /** The food's name in the line: "spinach". Absent if there is none. */
  foodText: z.string().optional(),
  /** The food of the table; null if it is not known, or the cook said that it is no food. */
  food: foodName.nullable(),
  /** Whether the cook chose `food`, 'not a food' included. */
  isChosen: z.boolean(),
  /** Foods that the line allows instead: the margarine of "butter or margarine". Absent if there is none. */
  alternatives: z.array(foodName).optional(),
  /** Foods that the cook could mean, best first. */
  suggestions: z.array(foodName).max(5),
  /** "chopped" */
  preparation: z.string().optional(),
  /** "to serve" */
  note: z.string().optional(),
  grams: z.number().nonnegative().optional(),
  aisle: z.enum(AISLES).optional(),
});

export type ReadLineWire = z.infer<typeof readLine>;

const nutrient = z.object({ grams: z.number().nonnegative(), weightShare: z.number().min(0).max(1) });
const responsible = z.array(
  z.object({
    allergen: z.enum(ALLERGENS),
    foods: z.array(z.object({ name: z.string(), reason: z.string().optional() })),
  }),
);

/** Nutrition and contents of a recipe's foods. Shares are of the weight that is known. */
const readRecipe = z.object({
  /** As in the recipe's groups. */
  groups: z.array(z.object({ title: z.string().optional(), lines: z.array(readLine) })),
  /** Of one portion. Absent without portions, and if no line has a known food and weight. */
  nutrition: z
    .object({
      kcal: z.number().nonnegative(),
      protein: nutrient,
      carbs: nutrient,
      fat: nutrient,
      fiber: nutrient,
      salt: nutrient,
      saturatedFat: nutrient,
      /** Lines that count, of all lines that are food. */
      linesKnown: z.number().int().nonnegative(),
      linesOfFood: z.number().int().nonnegative(),
    })
    .optional(),
  /** An unknown line means that the dish may contain each allergen that is not in `contains`. */
  allergenGroups: z.object({ contains: responsible, mayContain: responsible, free: z.array(z.enum(ALLERGENS)) }),
  /** Empty if a line is unknown. */
  diets: z.array(z.enum(["vegan", "vegetarian"])),
});

export type ReadRecipeWire = z.infer<typeof readRecipe>;

const photo = z.object({ id: z.string(), url: z.string() });

/** An own recipe. Its owner may change it; members of the household may read it while it is shared. */
const ownRecipe = z.object({
  id: z.string(),
  /** Counts its changes. */
  version: z.number().int().positive(),
  owner: z.object({ id: z.number().int(), name: z.string() }),
  isMine: z.boolean(),
  /** Whether the household may read it. */
  isShared: z.boolean(),
  recipe: writtenRecipe,
  /** Its lines as they are read with today's food table. */
  read: readRecipe,
  /** The main one first. */
  photos: z.array(photo).max(RECIPE_PHOTOS_MAX),
  /** The recipe that it is a version of; `name` is that of the time of copying. Absent if it is no copy. */
  copyOf: z.object({ id: z.string(), name: z.string() }).optional(),
  /** Whether all people may read it who have its link. */
  hasLink: z.boolean(),
  /** Whether all people may read it, because a visible post of its owner names it. */
  isPublic: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type OwnRecipeReply = z.infer<typeof ownRecipe>;

/** An own recipe's id: `own-` and a number. */
const ownRecipeParams = z.object({ id: z.string().regex(/^own-[1-9]\d{0,14}$/u) });

// All calls are ours. Those that change a recipe reply with it. What is another person's is not found.

export const listOwnRecipes = call("GET /api/own-recipes", {
  summary: "The caller's own recipes, and those that their household shares; the last changed first",
  query: z.object(pageFields({ maxLimit: OWN_RECIPES_PAGE_MAX })),
  reply: z.object({
    recipes: z
      .array(
        ownRecipe
          .pick({ id: true, version: true, owner: true, isMine: true, isShared: true, updatedAt: true })
          .extend({ name: z.string(), tags: z.array(z.string()), photo: photo.nullable(), brokenRules }),
      )
      .max(OWN_RECIPES_PAGE_MAX),
    nextCursor,
  }),
});

export type ListOwnRecipesReply = z.infer<typeof listOwnRecipes.reply>;

export const readIngredients = call("POST /api/own-recipes/read", {
  summary: "What a recipe that is being written comes to; stores nothing",
  rateClass: "read",
  bodyMaxBytes: RECIPE_MAX_BYTES,
  body: writtenRecipe.pick({ ingredients: true, portions: true, language: true }),
  reply: readRecipe,
});

/** 400 for a food that is not in the table. */
export const addOwnRecipe = call("POST /api/own-recipes", {
  summary: "Store a recipe of one's own",
  bodyMaxBytes: RECIPE_MAX_BYTES,
  body: z.object({
    recipe: writtenRecipe,
    isShared: z.boolean().default(false),
    /** The recipe that this is a version of; one that the caller may read. */
    copyOf: z.string().max(200).optional(),
    /** Addresses of an imported recipe's pictures, the main one first. They are fetched; one that is no picture is left out. */
    pictures: z.array(pageAddress).max(RECIPE_PHOTOS_MAX).default([]),
  }),
  reply: ownRecipe,
  errors: ["recipe_not_found", "cookbook_full", "photo_type_unknown", "photo_unreadable", "photos_unavailable"],
});

export const getOwnRecipe = call("GET /api/own-recipes/:id", {
  summary: "An own recipe as it was written, with what its lines are read as",
  params: ownRecipeParams,
  reply: ownRecipe,
  errors: ["recipe_not_found"],
});

/** 409 `recipe_changed` if it is no longer at this version; `getOwnRecipe` then has what the other device stored. */
export const changeOwnRecipe = call("PUT /api/own-recipes/:id", {
  summary: "Replace the text of an own recipe",
  params: ownRecipeParams,
  bodyMaxBytes: RECIPE_MAX_BYTES,
  body: z.object({ version: z.number().int().positive(), recipe: writtenRecipe, isShared: z.boolean() }),
  reply: ownRecipe,
  errors: ["recipe_not_found", "recipe_changed"],
});

/** The same for what is already gone. */
export const removeOwnRecipe = call("DELETE /api/own-recipes/:id", {
  summary: "Delete an own recipe, wherever it is planned",
  params: ownRecipeParams,
  reply: z.undefined(),
});

export const addRecipePhoto = call("POST /api/own-recipes/:id/photos", {
  summary: "Add a photo to an own recipe",
  rateClass: "photo",
  params: ownRecipeParams,
  upload: { field: PHOTO_FIELD, kind: "photo", maxBytes: PHOTO_MAX_BYTES },
  reply: ownRecipe,
  errors: [
    "recipe_not_found",
    "recipe_photos_full",
    "photo_too_large",
    "photo_type_unknown",
    "photo_unreadable",
    "photos_unavailable",
  ],
});

const recipeLink = z.object({
  /** Relative to the server: "/shared/link-…", a page. Its last part is an id for `getRecipe`. */
  path: z.string(),
});

/** The same link each time, until it is ended. */
export const shareOwnRecipe = call("PUT /api/own-recipes/:id/link", {
  summary: "The secret link by which all people may read an own recipe; makes it if there is none",
  isForAccessTokens: false,
  params: ownRecipeParams,
  reply: recipeLink,
  errors: ["recipe_not_found", "suspended"],
});

/** In place of the link before. */
export const makeRecipeLink = call("POST /api/own-recipes/:id/link", {
  summary: "Make a secret link by which all people may read an own recipe",
  isForAccessTokens: false,
  params: ownRecipeParams,
  reply: recipeLink,
  errors: ["recipe_not_found", "suspended"],
});

export const endRecipeLink = call("DELETE /api/own-recipes/:id/link", {
  summary: "End the secret link of an own recipe",
  params: ownRecipeParams,
  reply: z.undefined(),
  errors: ["recipe_not_found"],
});

export const removeRecipePhoto = call("DELETE /api/own-recipes/:id/photos/:photoId", {
  summary: "Remove a photo of an own recipe",
  /** A photo's id is its key in the photo storage. */
  params: ownRecipeParams.extend({ photoId: z.string().min(1).max(64) }),
  reply: ownRecipe,
  errors: ["recipe_not_found"],
});
