import { describe, expect, it } from "vitest";
import { DAYS_OF_WEEK, MEAL_TIMES } from "../../../core/meal_plan/mod.ts";
import { figuresTexts, priceText } from "./figures_text.ts";
import { relaxationText, ruleText } from "./impossible_text.ts";
import { slotsText } from "./slots.ts";
import { DEFAULT_WISHES, readWishes, storeWishes } from "./week_wishes.ts";

const on = (days: readonly (typeof DAYS_OF_WEEK)[number][], ...meals: (typeof MEAL_TIMES)[number][]) =>
  days.flatMap((day) => meals.map((time) => ({ day, time })));
const weekdays = DAYS_OF_WEEK.slice(0, 5);

it.each([
  [on(weekdays, "Breakfast"), "Breakfast on weekdays"],
  [on(DAYS_OF_WEEK, "Dinner"), "Dinner every day"],
  [on(DAYS_OF_WEEK.slice(5), "Lunch", "Dinner"), "Lunch and Dinner on the weekend"],
  [on(["Monday", "Friday"], "Lunch"), "Lunch on Monday and Friday"],
  [[...on(["Monday"], "Breakfast"), ...on(DAYS_OF_WEEK, "Snacks")], "Breakfast on Monday; Snacks every day"],
  [on(DAYS_OF_WEEK.slice(1, 5), "Lunch"), "Lunch on 4 days"],
  [on(DAYS_OF_WEEK, ...MEAL_TIMES), "All meals every day"],
])("%# names slots in short", (slots, expected) => {
  expect(slotsText(slots)).toBe(expected);
});

describe("an impossible week", () => {
  const minutes = { weekdays: { Breakfast: 10 }, weekends: { Breakfast: 30 } };

  const slots = on(weekdays, "Breakfast");

  it("names the rules that conflict, with the limit that the person has set", () => {
    expect(ruleText("activeMinutes", { slots, minutes })).toBe("at most 10 min of work");
    expect(ruleText("activeMinutes", { slots: on(DAYS_OF_WEEK, "Breakfast"), minutes })).toBe("the minutes of work");
    expect(ruleText("foodRules", { slots, minutes })).toBe("the food rules of your household");
  });

  it("offers changes, with how many dishes each one adds", () => {
    const texts = (
      [
        { rule: "activeMinutes", to: 15, dishes: 4 },
        { rule: "repeats", to: 2, dishes: 1 },
        { rule: "longDishes", to: 2, dishes: 0 },
        { rule: "totalMinutes", to: null, dishes: 3 },
      ] as const
    ).map((change) => relaxationText({ slots, ...change }));
    expect(texts).toEqual([
      "Breakfast on weekdays: allow 15 min (4 dishes)",
      "Breakfast on weekdays: allow a dish twice (1 dish)",
      "Breakfast on weekdays: allow 2 long dishes a day",
      "Breakfast on weekdays: allow any time until it is ready (3 dishes)",
    ]);
  });
});

describe("figures", () => {
  const figures = { foodsToBuy: 38, perishableFoodsToBuy: 9, packsLeftOver: 2.5, activeMinutes: 250 };

  it("are short texts; the aims only where there are some", () => {
    const daysOutsideAims = [0, 2, 0, 0, 1, 0, 0];
    expect(figuresTexts({ ...figures, daysOutsideAims }, { hasAims: true })).toEqual([
      "38 foods to buy",
      "2.5 left in packs",
      "4 h 10 min of work",
      "2 days outside your aims",
    ]);
    const inside = { ...figures, foodsToBuy: 1, packsLeftOver: 1, activeMinutes: 120, daysOutsideAims: [0] };
    expect(figuresTexts(inside, { hasAims: true })).toEqual([
      "1 food to buy",
      "1 left in packs",
      "2 h of work",
      "every day meets your aims",
    ]);
    expect(figuresTexts(inside, { hasAims: false })).toHaveLength(3);
  });

  it("of another dish are what it changes", () => {
    expect(priceText({ foodsToBuy: 2, activeMinutes: 0, proteinGrams: -6.2 })).toBe("+2 foods, −6 g protein");
    expect(priceText({ foodsToBuy: -1, activeMinutes: 15, proteinGrams: 0.3 })).toBe("−1 food, +15 min of work");
    expect(priceText({ foodsToBuy: 0, activeMinutes: 0, proteinGrams: 0 })).toBe("Same foods, protein and work");
  });
});

it("stores wishes on the device, and ignores invalid ones", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readWishes(storage)).toEqual(DEFAULT_WISHES);

  const wishes = {
    ...DEFAULT_WISHES,
    meals: ["Dinner"],
    variety: 75,
    activeMinutes: { weekdays: {}, weekends: {} },
  } as const;
  storeWishes(storage, wishes);
  expect(readWishes(storage)).toEqual(wishes);

  for (const broken of [
    "{",
    "null",
    '{"meals":["Tea"],"variety":7,"days":3,"activeMinutes":{"weekdays":{"Lunch":1e9}}}',
  ]) {
    for (const key of kept.keys()) kept.set(key, broken);
    expect(readWishes(storage)).toMatchObject({ meals: DEFAULT_WISHES.meals, variety: 50, days: DEFAULT_WISHES.days });
  }
});
