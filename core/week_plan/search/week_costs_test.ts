import { describe, expect, it } from "vitest";
import type { MealTime } from "../../meal_plan/mod.ts";
import { pointsOf, weekMeals } from "../testing/price_week.ts";
import {
  grams,
  nutrients,
  openSlot,
  slotOf,
  slots,
  weekDish,
  weekFood,
  weekProblem,
} from "../testing/week_builders.ts";
import type { CostTerm } from "./week_costs.ts";
import type { SlotMeal, WeekProblem } from "./week_problem.ts";

const MONDAY = 0;
const TUESDAY = 1;
const WEDNESDAY = 2;
const THURSDAY = 3;
const FRIDAY = 4;
const SATURDAY = 5;

type Problem = Parameters<typeof weekProblem>[0];

/** Dishes on some days, all at the same meal, in open slots. */
type Days = { readonly days: Readonly<Record<number, string | SlotMeal>>; readonly meal?: MealTime };

function points(term: CostTerm, { days, meal = "Dinner", ...problem }: Problem & Days): number {
  const open = Object.fromEntries(Object.keys(days).map((day) => [slotOf(Number(day), meal), openSlot]));
  const meals = Object.fromEntries(Object.entries(days).map(([day, dish]) => [slotOf(Number(day), meal), dish]));
  return pointsOf(term, { problem: weekProblem({ slots: slots(open), ...problem }), meals: weekMeals(meals) });
}

/** Tests that a term has these points for each of some weeks with the same dishes and foods. */
function costs(
  problem: Problem,
  cases: readonly [what: string, term: CostTerm, week: Problem & Days, points: number][],
) {
  it.each(cases)("%s", (_what, term, week, expected) => {
    expect(points(term, { ...problem, ...week })).toBeCloseTo(expected, 6);
  });
}

describe("a food to buy", () => {
  const basil = weekFood("basil", { keepsDays: 5, keepsOpenedDays: 5 });
  const rice = weekFood("rice");
  const salt = weekFood("salt", { isStaple: true });
  const pesto = weekDish("pesto", { foods: grams({ basil: 50 }) });
  const caprese = weekDish("caprese", { foods: grams({ basil: 10 }) });
  const risotto = weekDish("risotto", { foods: grams({ rice: 80, salt: 3 }) });
  const both = { [MONDAY]: "pesto", [WEDNESDAY]: "caprese" };
  const twoTrips = { days: { [MONDAY]: "pesto", [FRIDAY]: "caprese" }, shoppingDays: [MONDAY, THURSDAY] };
  const pantry = [{ food: "basil", decigrams: 550, useByDay: undefined }];

  costs({ dishes: [pesto, caprese, risotto], foods: [basil, rice, salt] }, [
    ["is half a point if it may spoil", "foodsToBuy", { days: { [MONDAY]: "pesto" } }, 0.5],
    ["is a quarter if it keeps; staples are free", "foodsToBuy", { days: { [MONDAY]: "risotto" } }, 0.25],
    ["is counted once for two dishes", "foodsToBuy", { days: both }, 0.5],
    ["is counted half again if it is bought on a second shopping day", "foodsToBuy", twoTrips, 0.75],
    ["is free if all of it is at home", "foodsToBuy", { pantry, days: { [MONDAY]: "pesto" } }, 0],
    ["is not free if only a part is at home", "foodsToBuy", { pantry, days: both }, 0.5],
    ["weighs twice for the shortest list", "foodsToBuy", { days: { [MONDAY]: "pesto" }, wishes: { variety: 0 } }, 1],
    ["weighs half for the most variety", "foodsToBuy", { days: { [MONDAY]: "pesto" }, wishes: { variety: 100 } }, 0.25],
  ]);
});

describe("fish from Monday", () => {
  const salmon = weekFood("salmon", { keepsDays: 2, keepsOpenedDays: 1 });
  const problem = { dishes: [weekDish("salmon bake", { foods: grams({ salmon: 150 }) })], foods: [salmon] };
  const on = (day: number, shoppingDays = [MONDAY]) => ({ shoppingDays, days: { [day]: "salmon bake" } });

  costs(problem, [
    ["is eaten by Wednesday", "extraShopping", on(WEDNESDAY), 0],
    ["is not bought for Saturday: that is one more trip to the shop", "extraShopping", on(SATURDAY), 1.5],
    ["is bought on Thursday if that is a shopping day", "extraShopping", on(SATURDAY, [MONDAY, THURSDAY]), 0],
    ["is bought in the week before if the household shops on Saturdays", "extraShopping", on(MONDAY, [SATURDAY]), 0],
    ["does not keep from Saturday to Tuesday", "extraShopping", on(TUESDAY, [SATURDAY]), 1.5],
  ]);
});

describe("the rest of a pack", () => {
  const tofu = weekFood("tofu", { packDecigrams: 4000, keepsDays: 21, keepsOpenedDays: 3 });
  const flour = weekFood("flour", { packDecigrams: 10_000 });
  const stirFry = weekDish("stir-fry", { foods: grams({ tofu: 200 }) });
  const scramble = weekDish("scramble", { foods: grams({ tofu: 200 }) });
  const pancakes = weekDish("pancakes", { foods: grams({ flour: 100 }) });
  const inTime = { [MONDAY]: "stir-fry", [THURSDAY]: "scramble" };
  const tooLate = { [MONDAY]: "stir-fry", [FRIDAY]: "scramble" };

  costs({ dishes: [stirFry, scramble, pancakes], foods: [tofu, flour] }, [
    ["costs its share if it spoils within a week", "packsLeftOver", { days: { [MONDAY]: "stir-fry" } }, 0.5],
    ["costs nothing if another dish finishes it in time", "packsLeftOver", { days: inTime }, 0],
    ["serves no dish after it has spoiled, so that a second pack is opened", "packsLeftOver", { days: tooLate }, 1],
    ["costs nothing if it keeps for months", "packsLeftOver", { days: { [MONDAY]: "pancakes" } }, 0],
  ]);
});

describe("a food at home", () => {
  const spinach = weekFood("spinach", { keepsDays: 4, keepsOpenedDays: 2 });
  const curry = weekDish("curry", { foods: grams({ spinach: 150 }) });
  const pantry = [{ food: "spinach", decigrams: 3000, useByDay: TUESDAY }];
  const two = [{ food: "spinach", decigrams: 3000, useByDay: undefined }, ...pantry];

  costs({ dishes: [curry], foods: [spinach] }, [
    ["is worth the share of it that is used by its day", "pantry", { pantry, days: { [TUESDAY]: "curry" } }, -0.75],
    ["is of no use after its day", "pantry", { pantry, days: { [WEDNESDAY]: "curry" } }, 0],
    ["is bought again after its day", "foodsToBuy", { pantry, days: { [WEDNESDAY]: "curry" } }, 0.5],
    ["is used first if it has to be used first", "pantry", { pantry: two, days: { [MONDAY]: "curry" } }, -0.75],
  ]);
});

describe("a day's aims", () => {
  const feast = weekDish("feast", { nutrients: nutrients({ kcal: 700, proteinGrams: 10, saltGrams: 4.2 }) });
  const days = { [MONDAY]: "feast" };
  const eats = (portions: number) => ({ [MONDAY]: { recipeId: "feast", portions } });
  const larger = { days: eats(1.5), aims: { kcal: 3000 } };

  costs({ dishes: [feast] }, [
    [
      "are measured for the meals that are planned: a dinner by 35 % of them",
      "kcal",
      { days, aims: { kcal: 2000 } },
      0,
    ],
    ["cost by how much energy is missing", "kcal", { days, aims: { kcal: 2500 } }, 2.8],
    ["cost by how much energy is too much", "kcal", { days, aims: { kcal: 1600 } }, 3.5],
    ["cost what is missing of protein", "proteinGrams", { days, aims: { proteinGrams: 100 } }, (6 * 25) / 35],
    ["do not cost too much protein", "proteinGrams", { days, aims: { proteinGrams: 20 } }, 0],
    ["cost what is too much of salt", "saltGrams", { days, aims: { saltGrams: 6 } }, 5],
    ["do not cost too little salt", "saltGrams", { days, aims: { saltGrams: 20 } }, 0],
    ["are those of all adults", "kcal", { days: eats(2.5), portions: 2.5, aims: { kcal: 2000 } }, 0],
    ["may be met by larger portions", "kcal", larger, 0],
    ["cost a little for each quarter of a larger portion", "portionSizes", larger, 0.5],
    [
      "cost more for two dinners on one plate",
      "portionSizes",
      { days: eats(2), aims: { kcal: 4000 } },
      4 * 0.25 + 2 * 0.15,
    ],
  ]);
});

describe("a meal", () => {
  const dishes = [
    weekDish("broth", { nutrients: nutrients({ kcal: 150, proteinGrams: 5 }) }),
    weekDish("stew", { nutrients: nutrients({ kcal: 600, proteinGrams: 20 }) }),
    weekDish("imported", {}),
  ];

  const eaten = (dish: string, meal: MealTime = "Dinner") => ({ meal, days: { [MONDAY]: dish } });

  costs({ dishes }, [
    // 200 kcal less than 17.5 % of 2,000, and 10 g less than 15.
    ["of 150 kcal is no dinner", "mealSizes", eaten("broth"), 1],
    ["with 5 g of protein is no dinner", "mealProtein", eaten("broth"), 1],
    ["of 600 kcal is a dinner", "mealSizes", eaten("stew"), 0],
    ["with 20 g of protein is a dinner", "mealProtein", eaten("stew"), 0],
    ["of 600 kcal is no snack", "mealSizes", eaten("stew", "Snacks"), 1],
    [
      "of 600 kcal is a snack if the day has 3,000",
      "mealSizes",
      { ...eaten("stew", "Snacks"), aims: { kcal: 3000 } },
      0,
    ],
    ["needs no protein as a snack", "mealProtein", eaten("broth", "Snacks"), 0],
    ["has no size if its energy is unknown", "mealSizes", eaten("imported"), 0],
    ["has no protein if its energy is unknown", "mealProtein", eaten("imported"), 0],
  ]);
});

describe("the minutes of a breakfast", () => {
  const days = { [MONDAY]: "oatmeal" };

  costs({ dishes: [weekDish("oatmeal", { activeMinutes: 20, totalMinutes: 70 })] }, [
    ["count once at dinner", "activeMinutes", { days }, 0.3],
    ["may be waited for at dinner", "waitingMinutes", { days }, 0],
    ["count twice", "activeMinutes", { days, meal: "Breakfast" }, 0.6],
    ["are waited for after half an hour", "waitingMinutes", { days, meal: "Breakfast" }, 0.4],
  ]);
});

describe("what a person likes", () => {
  const opinion = (recipeId: string, opinion: Partial<WeekProblem["dishes"][number]["opinion"]>) =>
    weekDish(recipeId, {
      keepsDays: 1,
      opinion: { isFavourite: false, stars: undefined, preferences: 0, ...opinion },
    });
  const dishes = [
    opinion("favourite", { isFavourite: true }),
    opinion("vegan", { preferences: 2 }),
    opinion("loved", { stars: 5 }),
    opinion("fine", { stars: 3 }),
    opinion("disliked", { stars: 2 }),
  ];

  it.each([
    ["favourites", "favourite", -2],
    ["preferences", "vegan", -2],
    ["ratings", "loved", -1],
    ["ratings", "fine", 0],
    ["ratings", "disliked", 3],
  ] as const)("counts as %s: %s", (term, dish, expected) => {
    expect(points(term, { dishes, days: { [MONDAY]: dish } })).toBe(expected);
  });

  it("counts half as leftovers", () => {
    const problem = weekProblem({
      dishes,
      slots: slots({ [slotOf(MONDAY, "Dinner")]: openSlot, [slotOf(TUESDAY, "Lunch")]: openSlot }),
    });
    const leftovers = { recipeId: "favourite", portions: 1, leftoversOf: slotOf(MONDAY, "Dinner") };
    const meals = weekMeals({ [slotOf(MONDAY, "Dinner")]: "favourite", [slotOf(TUESDAY, "Lunch")]: leftovers });
    expect(pointsOf("favourites", { problem, meals })).toBe(-3);
    expect(pointsOf("leftovers", { problem, meals })).toBe(-0.3);
  });
});

describe("variety", () => {
  const dishes = [
    weekDish("daal", { cuisine: "Indian", principalKind: "pulse", mainFoods: ["lentil"] }),
    weekDish("soup", { cuisine: "German", principalKind: "pulse", mainFoods: ["lentil", "carrot"] }),
    weekDish("korma", { cuisine: "Indian", principalKind: "poultry" }),
    weekDish("saag", { cuisine: "Indian", principalKind: "dairy" }),
    weekDish("porridge", { mainFoods: ["oats"] }),
    weekDish("muesli", { mainFoods: ["oats"] }),
  ];

  const lentilsTwice = { days: { [MONDAY]: "daal", [TUESDAY]: "soup" } };
  const lentilsLater = { days: { [MONDAY]: "daal", [WEDNESDAY]: "soup" } };
  const indian = { [MONDAY]: "daal", [WEDNESDAY]: "korma" };
  const breakfasts = { meal: "Breakfast", days: { [MONDAY]: "porridge", [TUESDAY]: "porridge" } } as const;
  const three = { ...breakfasts, days: { ...breakfasts.days, [WEDNESDAY]: "porridge" } };
  const oats = { meal: "Breakfast", days: { [MONDAY]: "porridge", [TUESDAY]: "muesli" } } as const;
  const snacks = { meal: "Snacks", days: { [MONDAY]: "muesli", [WEDNESDAY]: "muesli", [FRIDAY]: "muesli" } } as const;
  const fourSnacks = { ...snacks, days: { ...snacks.days, [SATURDAY]: "muesli" } };

  costs({ dishes }, [
    ["is missed by the same main kind on neighbouring dinners", "dinnerKinds", lentilsTwice, 1],
    ["is missed by the same main food on neighbouring dinners", "mainFoods", lentilsTwice, 0.5],
    ["is missed by the same cuisine", "dinnerCuisines", { days: { [MONDAY]: "daal", [TUESDAY]: "korma" } }, 0.5],
    ["is not missed by the same main kind two days later", "dinnerKinds", lentilsLater, 0],
    ["is not missed by the same main food two days later", "mainFoods", lentilsLater, 0],
    ["is not missed by the second dish of a cuisine", "weekCuisines", { days: indian }, 0],
    ["is missed by the third dish of a cuisine", "weekCuisines", { days: { ...indian, [FRIDAY]: "saag" } }, 0.75],
    ["is missed by the same breakfast on two days", "sameAgain", breakfasts, 0.3],
    ["is missed more by three running", "sameAgain", three, 2 * 0.3 + 1],
    ["is not missed by a breakfast that is wished", "sameAgain", { ...three, wishes: { sameBreakfast: true } }, 0],
    ["is not missed by a snack that is eaten three times", "sameAgain", snacks, 0],
    ["is missed each time after the third that a snack is eaten", "sameAgain", fourSnacks, 0.3 + 1.5],
    ["is not missed by a dinner as a snack is", "sameAgain", { days: fourSnacks.days }, 0],
    ["is missed a little by the same main food in two breakfasts", "mainFoods", oats, 0.25],
    ["weighs twice if it is wished", "dinnerKinds", { ...lentilsTwice, wishes: { variety: 100 } }, 2],
    ["weighs half for the shortest list", "dinnerKinds", { ...lentilsTwice, wishes: { variety: 0 } }, 0.5],
  ]);

  it("is missed by the third dish of a main kind", () => {
    const lentils = [...dishes, weekDish("dal soup", { principalKind: "pulse" })];
    const three = { ...lentilsLater.days, [FRIDAY]: "dal soup" };
    expect(points("weekKinds", { dishes: lentils, ...lentilsLater })).toBe(0);
    expect(points("weekKinds", { dishes: lentils, days: three })).toBe(0.75);
  });

  it("is missed by one dish at two meals of a day", () => {
    const [breakfast, lunch] = [slotOf(MONDAY, "Breakfast"), slotOf(MONDAY, "Lunch")];
    const problem = weekProblem({ dishes, slots: slots({ [breakfast]: openSlot, [lunch]: openSlot }) });
    const twice = weekMeals({ [breakfast]: "porridge", [lunch]: "porridge" });
    expect(pointsOf("sameAgain", { problem, meals: twice })).toBe(2);
  });

  it("is missed by two soups, whatever is in them", () => {
    const soups = [weekDish("minestrone", { form: "Soup" }), weekDish("ramen", { form: "Soup" })];
    expect(points("forms", { dishes: soups, days: { [MONDAY]: "minestrone", [TUESDAY]: "ramen" } })).toBe(0.75);
    expect(points("forms", { dishes: soups, days: { [MONDAY]: "minestrone", [WEDNESDAY]: "ramen" } })).toBe(0);
  });
});

describe("a batch", () => {
  const dishes = [
    weekDish("lasagne", { servings: 4, scales: "one-tin", keepsDays: 3, activeMinutes: 40 }),
    weekDish("stew", { servings: 4, keepsDays: 3 }),
  ];
  const dinner = slotOf(MONDAY, "Dinner");
  const lunch = slotOf(TUESDAY, "Lunch");
  const problem = weekProblem({ dishes, slots: slots({ [dinner]: openSlot, [lunch]: openSlot }) });
  const leftovers = (recipeId: string) =>
    weekMeals({ [dinner]: recipeId, [lunch]: { recipeId, portions: 1, leftoversOf: dinner } });

  it("is cooked whole or half, and costs the portions that are not planned", () => {
    // Half a tin for one person: one portion too many, and half of the recipe is not cooked.
    expect(pointsOf("batches", { problem, meals: weekMeals({ [dinner]: "lasagne" }) })).toBeCloseTo(0.4 + 0.15, 6);
    expect(pointsOf("batches", { problem, meals: leftovers("lasagne") })).toBeCloseTo(0.15, 6);
  });

  it("costs the part that is not cooked of what scales freely, less with leftovers", () => {
    expect(pointsOf("batches", { problem, meals: weekMeals({ [dinner]: "stew" }) })).toBeCloseTo(0.225, 6);
    expect(pointsOf("batches", { problem, meals: leftovers("stew") })).toBeCloseTo(0.15, 6);
  });

  it("costs more from the third batch on: omelettes for four are made one by one", () => {
    const omelettes = [weekDish("omelette")];
    const days = { [MONDAY]: { recipeId: "omelette", portions: 4 } };
    expect(points("batches", { dishes: omelettes, days, portions: 4 })).toBeCloseTo(2 * 0.3, 6);
  });

  it("is cooked once: its leftovers need no minutes at the stove", () => {
    expect(pointsOf("activeMinutes", { problem, meals: leftovers("lasagne") })).toBeCloseTo(0.6, 6);
  });
});
