import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { MemoryMealPlanReads } from "../../../adapters/memory/meal_plan/meal_plan_reads.ts";
import { MemoryRecipePages } from "../../../adapters/memory/recipe/recipe_pages.ts";
import { dateOf, MEAL_TIMES, type MealTime, weekOf } from "../../../core/meal_plan/mod.ts";
import { type CalendarDate, DomainError } from "../../../core/shared/mod.ts";
import { acceptWeek } from "../../../core/week_plan/mod.ts";
import type { SuggestedMeal, SuggestionReason, SuggestWeekReply } from "../../../wire/week_plan/week_suggestions.ts";
import { ApiError } from "../../platform/api/api_error.ts";
import type { WeekSuggestionsApi } from "../../platform/api/mod.ts";
import type { MemoryServer } from "./memory_stores.ts";

/** How the search behaves. */
export interface MemoryWeekSuggestions {
  /** What a search finds while no rule is relaxed; by default a week. */
  readonly impossible?: Extract<SuggestWeekReply, { kind: "impossible" }>["conflicts"];
  /** Whether too many people search. */
  readonly isBusy?: boolean;
  /** Recipes to suggest for each meal, in turn. By default the recipes of the stories. */
  readonly dishes?: Partial<Readonly<Record<MealTime, readonly string[]>>>;
}

const DISHES: Readonly<Record<MealTime, readonly string[]>> = {
  Breakfast: ["berry-yoghurt-with-oat-crumble", "avocado-toast-with-jammy-eggs", "blueberry-buttermilk-pancakes"],
  Lunch: ["heirloom-tomato-caprese", "green-goddess-grain-bowl", "beetroot-and-lentil-salad-with-walnuts"],
  Dinner: [
    "coconut-chicken-curry",
    "garlic-prawn-linguine",
    "korean-beef-rice-bowl",
    "black-bean-tacos-with-lime",
    "falafel-plate-with-hummus",
    "zucchini-fritters-with-yoghurt",
    "miso-mushroom-ramen",
  ],
  Snacks: ["apple-walnut-and-cheddar-snack-plate", "mint-lemonade"],
};

const food = (name: string) => ({ key: name, name, plural: name });

/** Said in turn. */
const REASONS: readonly SuggestionReason[] = [
  { kind: "usesPantry", food: food("tofu"), grams: 300, ofGrams: 304, useBy: "2026-11-20" },
  { kind: "aim", nutrient: "fiberGrams", amount: 27, dayAmount: 39, aim: 30 },
  { kind: "boughtAnyway", foods: 5, ofFoods: 7 },
  { kind: "sharesFood", food: food("parsley"), with: { day: "Tuesday", time: "Lunch" } },
  { kind: "quick", activeMinutes: 10 },
  { kind: "leftovers", of: { day: "Wednesday", time: "Dinner" } },
  { kind: "favourite" },
];

/**
 * {@linkcode WeekSuggestionsApi} in memory: it suggests dishes in turn and weighs nothing, since searching is proved in `core`.
 * What is accepted changes the plan in memory.
 */
export function memoryWeekSuggestionsApi(
  { stores, caller }: MemoryServer,
  { impossible, isBusy = false, dishes = {} }: MemoryWeekSuggestions,
): WeekSuggestionsApi {
  const plan = new MemoryMealPlanReads(stores.mealPlans, stores.recipes);
  const pages = new MemoryRecipePages(stores.recipes, stores.opinions);
  const ingredients = new MemoryIngredientSource(stores.recipes, stores.foods);

  async function cardOf(id: string) {
    const [recipe] = await stores.recipes.list([id]);
    if (!recipe) throw new DomainError("recipe_not_found", `Cannot suggest "${id}": there is no such recipe`);
    const { name, mainImage, kcal = 0, totalMinutes = 20 } = recipe;
    return { id, name, mainImage, kcal, activeMinutes: Math.min(totalMinutes, 25), totalMinutes };
  }

  /** The dish at this place of a meal's list that is not excluded. */
  function dishAt(time: MealTime, place: number, not: readonly string[] = []): string {
    const all = dishes[time] ?? DISHES[time];
    const left = all.filter((id) => !not.includes(id));
    const some = left.length > 0 ? left : all;
    return some[place % some.length] ?? "";
  }

  return {
    async suggest(monday, { slots = [], meals = [], not = [], seed = 0, relaxed = [] }) {
      if (isBusy) throw new ApiError("Too many people search", { status: 503, code: "search_unavailable" });
      if (impossible && relaxed.length === 0) return { kind: "impossible", conflicts: impossible };
      const { household } = (await plan.findWeek((await caller()).id, weekOf(monday))) ?? {};
      const fresh = slots.map((slot, i) => {
        const excluded = not.find(({ day, time }) => day === slot.day && time === slot.time)?.recipeIds;
        return { ...slot, recipeId: dishAt(slot.time, seed + Math.floor(i / MEAL_TIMES.length), excluded) };
      });
      const all = [...meals, ...fresh].map(
        async (meal, i): Promise<SuggestedMeal> => ({
          ...meal,
          recipe: await cardOf(meal.recipeId),
          reasons: REASONS.slice(i % REASONS.length, (i % REASONS.length) + 2),
        }),
      );
      return {
        kind: "filled",
        household: { id: household?.id ?? 1, version: household?.version ?? 0 },
        meals: await Promise.all(all),
        figures: {
          foodsToBuy: all.length * 2,
          perishableFoodsToBuy: all.length,
          packsLeftOver: 2.5,
          activeMinutes: all.length * 15,
          daysOutsideAims: [0, 1, 0, 0, 2, 0, 0],
        },
      };
    },
    async listAlternatives(_monday, { meals, slot, not = [] }) {
      const here = meals.find(({ day, time }) => day === slot.day && time === slot.time)?.recipeId ?? "";
      const others = (dishes[slot.time] ?? DISHES[slot.time]).filter((id) => id !== here && !not.includes(id));
      return Promise.all(
        others.slice(0, 3).map(async (id, i) => ({
          recipe: await cardOf(id),
          foodsToBuy: i + 1,
          activeMinutes: i * 10,
          proteinGrams: i === 1 ? 4 : -6,
          kcal: 40,
        })),
      );
    },
    async accept(monday, changes) {
      const { id: userId } = await caller();
      const seen = changes.map(({ day, time, from, to }) => ({
        date: dateOf(day, weekOf(monday)),
        mealTime: time,
        from: from ? expectedMeal(from) : undefined,
        to: to ? expectedMeal(to) : undefined,
      }));
      await acceptWeek({ ...stores, plan, pages, ingredients }, { userId, monday, changes: seen });
    },
  };
}

interface Dish {
  readonly recipeId: string;
  readonly portions?: number | undefined;
  readonly leftoversOf?: { readonly date: string; readonly time: MealTime } | undefined;
}

function expectedMeal({ recipeId, portions, leftoversOf }: Dish) {
  return {
    recipeId,
    portions,
    // Sound: it comes from a suggestion.
    leftoversOf: leftoversOf && { date: leftoversOf.date as CalendarDate, mealTime: leftoversOf.time },
  };
}
