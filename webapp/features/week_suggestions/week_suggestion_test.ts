import { describe, expect, it } from "vitest";
import { calendarDate } from "../../../core/shared/mod.ts";
import type { SuggestionSlot } from "../../../wire/week_plan/suggestion_slot.ts";
import type { SuggestedMeal } from "../../../wire/week_plan/week_suggestions.ts";
import { slotName } from "./slots.ts";
import {
  acceptChanges,
  alternativesBody,
  clearMeal,
  isLocked,
  replaceDish,
  shuffleBody,
  slotsToFill,
  toggleLock,
  type WeekSuggestion,
} from "./week_suggestion.ts";
import { DEFAULT_WISHES } from "./week_wishes.ts";

const today = calendarDate("2026-11-19");
const curry = { day: "Thursday", time: "Dinner" } as const;
const curryAgain = { day: "Friday", time: "Lunch" } as const;
const soup = { day: "Friday", time: "Dinner" } as const;
const ramen = card("miso-mushroom-ramen");

function card(id: string) {
  return { id, name: id, mainImage: "", kcal: 500, activeMinutes: 20, totalMinutes: 40 };
}

function meal(slot: SuggestionSlot, id: string, rest: Partial<SuggestedMeal> = {}): SuggestedMeal {
  return { ...slot, recipeId: id, recipe: card(id), reasons: [{ kind: "favourite" }], ...rest };
}

/** Thursday's curry, its leftovers on Friday, and a soup. */
const suggestion: WeekSuggestion = {
  wishes: DEFAULT_WISHES,
  relaxed: [],
  seed: 3,
  meals: [
    meal(curry, "coconut-chicken-curry"),
    meal(curryAgain, "coconut-chicken-curry", { leftoversOf: { date: "2026-11-19", time: "Dinner" }, portions: 2 }),
    meal(soup, "roasted-tomato-soup-with-basil"),
  ],
  figures: {
    foodsToBuy: 9,
    perishableFoodsToBuy: 4,
    packsLeftOver: 1,
    activeMinutes: 40,
    daysOutsideAims: [0, 0, 0, 0, 0, 0, 0],
  },
  locked: [],
  replaced: [],
};

const places = (slots: readonly SuggestionSlot[] | undefined) => slots?.map(slotName);

it("fills the empty slots of the chosen meals and days, from today on", () => {
  const week = { date: today, today, isPlanned: (day: string) => day === "Saturday" };
  expect(places(slotsToFill({ meals: ["Lunch"], days: DEFAULT_WISHES.days }, week))).toEqual([
    "Thursday's Lunch",
    "Friday's Lunch",
    "Sunday's Lunch",
  ]);
});

describe("a lock", () => {
  it("of leftovers includes the meal in which they are cooked, and ends with that one's", () => {
    const locked = toggleLock(suggestion, curryAgain);
    expect(places(locked.locked)).toEqual(["Friday's Lunch", "Thursday's Dinner"]);
    expect(isLocked(locked, soup)).toBe(false);

    expect(toggleLock(locked, curry).locked).toEqual([]);
    expect(places(toggleLock(locked, curryAgain).locked)).toEqual(["Thursday's Dinner"]);
  });

  it("does not change a locked meal when the rest is shuffled", () => {
    const body = shuffleBody(toggleLock(suggestion, curryAgain), { today });

    expect(places(body.slots)).toEqual(["Friday's Dinner"]);
    expect(body.meals).toEqual([
      { ...curry, recipeId: "coconut-chicken-curry" },
      {
        ...curryAgain,
        recipeId: "coconut-chicken-curry",
        portions: 2,
        leftoversOf: { date: "2026-11-19", time: "Dinner" },
      },
    ]);
    expect(body).toMatchObject({ today, seed: 3, variety: 50, leftovers: true });
  });
});

it("clears a meal with its leftovers, and only those", () => {
  const cleared = clearMeal(toggleLock(suggestion, curry), curry);

  expect(places(cleared.meals)).toEqual(["Friday's Dinner"]);
  expect(cleared).toMatchObject({ locked: [], figures: undefined });
  expect(places(clearMeal(suggestion, curryAgain).meals)).toEqual(["Thursday's Dinner", "Friday's Dinner"]);
});

describe("another dish", () => {
  it("is eaten as leftovers too, and the first one is not suggested there again", () => {
    const changed = replaceDish(replaceDish(suggestion, curry, ramen), curry, card("pan-pizza-margherita"));

    expect(changed.meals.map(({ recipeId }) => recipeId)).toEqual([
      "pan-pizza-margherita",
      "pan-pizza-margherita",
      "roasted-tomato-soup-with-basil",
    ]);
    expect(changed.meals[0]).toMatchObject({ reasons: [], recipe: { name: "pan-pizza-margherita" } });
    expect(changed.meals[1]).toHaveProperty("leftoversOf");
    expect(alternativesBody(changed, { slot: curry, today }).not).toEqual([
      "coconut-chicken-curry",
      "miso-mushroom-ramen",
    ]);
    expect(shuffleBody(changed, { today }).not).toEqual([
      { ...curry, recipeIds: ["coconut-chicken-curry", "miso-mushroom-ramen"] },
    ]);
  });

  it("instead of leftovers is cooked", () => {
    const changed = replaceDish(suggestion, curryAgain, ramen);
    expect(changed.meals[1]).not.toHaveProperty("leftoversOf");
    expect(changed.meals[0]?.recipeId).toBe("coconut-chicken-curry");
  });
});

it("is accepted into empty slots, and undone to empty ones", () => {
  const dish = {
    recipeId: "coconut-chicken-curry",
    portions: 2,
    leftoversOf: { date: "2026-11-19", time: "Dinner" as const },
  };
  expect(acceptChanges(suggestion)[1]).toEqual({ ...curryAgain, from: null, to: dish });
  expect(acceptChanges(suggestion, { isUndo: true })[1]).toEqual({ ...curryAgain, from: dish, to: null });
});
