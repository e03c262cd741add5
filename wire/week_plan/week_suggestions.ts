import { z } from "zod";
import { DAYS_OF_WEEK, MEAL_TIMES } from "../../core/meal_plan/mod.ts";
import { WEEK_RULES, type WeekRule } from "../../core/week_plan/mod.ts";
import { call } from "../call.ts";
import { perMeal } from "../meal_plan/per_meal.ts";
import { mealPortions } from "../meal_plan/slot_fields.ts";
import { type SuggestionSlot, suggestionSlot } from "./suggestion_slot.ts";

/** Most dishes of a slot that a person can have replaced. */
const REPLACED_DISHES_MAX = 50;

const SLOTS_MAX = DAYS_OF_WEEK.length * MEAL_TIMES.length;

/** The Monday of the week, at most a year away. */
const params = z.object({
  monday: z.iso.date().refine((date) => new Date(date).getUTCDay() === 1, "must be a Monday"),
});

/** A dish in a slot, as in the plan. */
const dish = {
  recipeId: z.string().min(1).max(200),
  /** How many are eaten. Absent for as many as the household eats. */
  portions: mealPortions.optional(),
  /** The earlier slot in which this dish is cooked. Absent for a dish that is cooked itself. */
  leftoversOf: z.object({ date: z.iso.date(), time: z.enum(MEAL_TIMES) }).optional(),
};

/** A list that names each slot at most once. */
function perSlot<Item extends z.ZodType<SuggestionSlot>>(item: Item) {
  return z
    .array(item)
    .max(SLOTS_MAX)
    .refine(
      (items) => new Set(items.map(({ day, time }) => `${day} ${time}`)).size === items.length,
      "names a slot twice",
    );
}

const meals = perSlot(z.object({ ...suggestionSlot.shape, ...dish }));

const minutes = z.number().int().min(0).max(600).optional();

/** Most minutes of work of a dish; any for a meal that is absent. */
const minutesPerMeal = z.object(perMeal(minutes)).default({});

const recipeIds = z.array(dish.recipeId).max(REPLACED_DISHES_MAX);

/** The rules of which a reply can offer a change. */
const RELAXABLE_RULES = [
  "activeMinutes",
  "totalMinutes",
  "repeats",
  "recentDinners",
  "longDishes",
  "replaced",
] as const satisfies WeekRule[];

const relaxation = {
  rule: z.enum(RELAXABLE_RULES),
  /** The new limit: minutes, dishes a day, or times a dish may come; null if the rule is dropped. */
  to: z.number().int().min(0).max(1_000).nullable(),
};

/** The person's wishes for the week. */
const wishes = {
  /** Today where the caller is; in UTC if absent. Earlier days are not filled by default, and their meals are not shopped for. */
  today: z.iso.date().optional(),
  activeMinutes: z
    .object({ weekdays: minutesPerMeal, weekends: minutesPerMeal })
    .default({ weekdays: {}, weekends: {} }),
  /** Whether leftovers are planned. */
  leftovers: z.boolean().default(true),
  /** 0: the shortest list; 100: the most variety. */
  variety: z.number().int().min(0).max(100).default(50),
  /** Whether all breakfasts that are filled are the same dish. */
  sameBreakfast: z.boolean().default(false),
  /** Days on which the household shops. Of days before today, today. */
  shoppingDays: z.array(z.enum(DAYS_OF_WEEK)).min(1).max(7).default(["Monday", "Thursday"]),
  /** Changes of rules that a reply has offered, each for the slots of its conflict. */
  relaxed: z
    .array(z.object({ ...relaxation, slots: z.array(suggestionSlot).min(1).max(SLOTS_MAX) }))
    .max(12)
    .default([]),
  /** Another number gives another good week. */
  seed: z.number().int().min(0).max(2_147_483_647).default(0),
};

const household = z.object({ id: z.number().int().positive(), version: z.number().int().min(0) });

/** A dish's card. */
const card = z.object({
  id: z.string(),
  name: z.string(),
  /** Address of the 4:3 picture, relative to the server. */
  mainImage: z.string(),
  /** Kilocalories of one serving. */
  kcal: z.number().int().min(0),
  /** Minutes of work. */
  activeMinutes: z.number().int().min(0),
  totalMinutes: z.number().int().min(0),
});

const food = z.object({ key: z.string(), name: z.string(), plural: z.string() });

const grams = z.number().nonnegative();
const count = z.number().int().nonnegative();

/** Why a dish is suggested. Every figure is one of the suggested week. */
const suggestionReason = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("usesPantry"),
    food,
    grams,
    ofGrams: grams,
    /** The last day on which it is good; absent if it keeps. */
    useBy: z.iso.date().optional(),
  }),
  z.object({ kind: z.literal("sharesFood"), food, with: suggestionSlot }),
  z.object({ kind: z.literal("boughtAnyway"), foods: count, ofFoods: count }),
  z.object({ kind: z.literal("finishesPack"), food, grams, with: suggestionSlot }),
  z.object({ kind: z.literal("leftovers"), of: suggestionSlot }),
  z.object({
    kind: z.literal("aim"),
    nutrient: z.enum(["kcal", "proteinGrams", "fiberGrams", "saltGrams", "saturatedFatGrams"]),
    amount: z.number(),
    dayAmount: z.number(),
    aim: z.number(),
  }),
  z.object({ kind: z.literal("favourite") }),
  z.object({ kind: z.literal("rated"), stars: z.number().int().min(1).max(5) }),
  z.object({ kind: z.literal("preferences"), count }),
  z.object({ kind: z.literal("quick"), activeMinutes: count }),
  z.object({ kind: z.literal("variety"), of: z.enum(["kind", "cuisine"]), unlike: suggestionSlot }),
  z.object({ kind: z.literal("wholeBatch"), portions: z.number() }),
]);

export type SuggestionReason = z.infer<typeof suggestionReason>;

const suggestedMeal = z.object({
  ...suggestionSlot.shape,
  ...dish,
  recipe: card,
  reasons: z.array(suggestionReason).max(2),
});

export type SuggestedMeal = z.infer<typeof suggestedMeal>;

/** Of the whole week, planned meals included. */
const figures = z.object({
  /** Different foods to buy, without those that the household always has. */
  foodsToBuy: count,
  perishableFoodsToBuy: count,
  /** Packs that are left over at the end of the week; tenths. */
  packsLeftOver: z.number().nonnegative(),
  activeMinutes: count,
  /** Of each day, Monday first, how many nutrients miss their aim. */
  daysOutsideAims: z.array(count).length(DAYS_OF_WEEK.length),
});

export type SuggestionFigures = z.infer<typeof figures>;

/** Slots that cannot all be filled. */
const conflict = z.object({
  slots: z.array(suggestionSlot).min(1).max(SLOTS_MAX),
  /** Rules that these slots cannot keep together; without any one of them they could. */
  rules: z.array(z.enum(WEEK_RULES)).min(1),
  /** Changes with which there are dishes for the slots. The smallest changes first. */
  relaxations: z
    .array(
      z.object({
        ...relaxation,
        /** How many more dishes the slots can have. */
        dishes: count,
      }),
    )
    .max(4),
});

export type SuggestionConflict = z.infer<typeof conflict>;

/**
 * Ours. The same request with the same plan, household and catalogue has the same reply. Slots in which a meal is planned stay as
 * they are, whatever the request says of them.
 *
 * One search of a person at a time: `search_replaced` if the same person begins another one before this one ends. `search_unavailable`
 * while too many people search.
 */
export const suggestWeek = call("POST /api/weeks/:monday/suggestions", {
  summary: "Fill empty slots of a week, without storing anything",
  rateClass: "week-search",
  params,
  body: z.object({
    ...wishes,
    /** The slots to be filled, beside those of `meals`. By default all that are empty, from today on; none for the figures of `meals`. */
    slots: z.array(suggestionSlot).max(SLOTS_MAX).optional(),
    /** Suggested meals that stay: locked ones. `recipe_not_found`; `invalid_input` for leftovers of what is not cooked. */
    meals: meals.default([]),
    /** Dishes that must not be suggested again: those that were replaced. */
    not: perSlot(z.object({ ...suggestionSlot.shape, recipeIds })).default([]),
  }),
  reply: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("filled"),
      /** The household and the version of its plan that the week was filled for. */
      household,
      /** The suggested meals, and the `meals` of the request in slots that are still empty. By day and meal time. */
      meals: z.array(suggestedMeal).max(SLOTS_MAX),
      figures,
    }),
    z.object({
      kind: z.literal("impossible"),
      conflicts: z.array(conflict).max(6),
    }),
  ]),
  errors: ["recipe_not_found", "search_replaced", "search_unavailable"],
});

export type SuggestWeekBody = z.input<typeof suggestWeek.body>;

export type SuggestWeekReply = z.infer<typeof suggestWeek.reply>;

/** Ours. It counts as a search. `meal_not_found` if `slot` is not one of `meals`. */
export const suggestAlternatives = call("POST /api/weeks/:monday/suggestions/alternatives", {
  summary: "Other dishes for a slot of a suggested week, and what each one changes",
  rateClass: "week-search",
  params,
  body: z.object({
    ...wishes,
    /** The suggested week. */
    meals,
    slot: suggestionSlot,
    /** Dishes that the person does not want there. */
    not: recipeIds.default([]),
  }),
  /** The best first. A slot that eats its leftovers eats those of the new dish. Every number is what it adds, and negative for less. */
  reply: z
    .array(
      z.object({
        recipe: card,
        foodsToBuy: z.number().int(),
        activeMinutes: z.number().int(),
        /** Of one portion. */
        proteinGrams: z.number(),
        kcal: z.number(),
      }),
    )
    .max(3),
  errors: ["recipe_not_found", "meal_not_found", "search_replaced", "search_unavailable"],
});

export type WeekAlternativesBody = z.input<typeof suggestAlternatives.body>;

export type WeekAlternativesReply = z.infer<typeof suggestAlternatives.reply>;

/** A slot's content; null if it is empty. */
const slotContent = z.object(dish).nullable();

/**
 * Ours. It changes all slots or none, and increases the household's version by one. The same request with `from` and `to` exchanged
 * undoes it. `slot_changed` if a slot has not what `from` says, or its meal was cooked; `food_rules_broken` if a dish of `to` breaks a
 * member's food rules. The error's `field` names the change.
 */
export const acceptWeek = call("POST /api/weeks/:monday/suggestions/accept", {
  summary: "Change slots of a week at once, as suggested, or undo that",
  params,
  body: z.object({
    changes: perSlot(z.object({ ...suggestionSlot.shape, from: slotContent, to: slotContent })).min(1),
  }),
  reply: z.object({
    /** The household and its version with the changes. */
    household,
  }),
  errors: ["recipe_not_found", "slot_changed", "food_rules_broken"],
});

export type AcceptWeekBody = z.input<typeof acceptWeek.body>;
