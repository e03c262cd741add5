import type { PictureSource } from "../Picture/mod.ts";
import type { WeekGridDay, WeekGridMeal } from "../WeekGrid/mod.ts";
import { samplePictures } from "./sample_pictures.ts";

/** A recipe as a card shows it. */
export interface SampleRecipe {
  href: string;
  name: string;
  picture: PictureSource;
  calories: string;
  time: string;
}

/** Recipes for stories and tests. */
export const sampleRecipes = {
  lemonSalmon: recipe("Lemon Salmon with Dill Potatoes", {
    picture: samplePictures.salmonLemon,
    kcal: 534,
    minutes: 35,
  }),
  beetroot: recipe("Beetroot & Lentil Salad with Walnuts", {
    picture: samplePictures.beetLentil,
    kcal: 402,
    minutes: 35,
  }),
  margherita: recipe("Pan Pizza Margherita", { picture: samplePictures.margherita, kcal: 688, minutes: 55 }),
  grainBowl: recipe("Green Goddess Grain Bowl", { picture: samplePictures.greenBowl, kcal: 486, minutes: 25 }),
  bolognese: recipe("Spaghetti Bolognese", { picture: samplePictures.spaghetti, kcal: 612, minutes: 50 }),
  yoghurt: recipe("Berry Yoghurt with Oat Crumble", { picture: samplePictures.berryYoghurt, kcal: 289, minutes: 10 }),
  grandmas: recipe("Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons", {
    picture: samplePictures.margherita,
    kcal: 398,
    minutes: 90,
  }),
} as const;

/** The week of Thursday, November 19, 2026. */
export const sampleDays = [
  { day: "Monday", date: "Nov 16", number: "16" },
  { day: "Tuesday", date: "Nov 17", number: "17" },
  { day: "Wednesday", date: "Nov 18", number: "18" },
  { day: "Thursday", date: "Nov 19", number: "19", isToday: true },
  { day: "Friday", date: "Nov 20", number: "20" },
  { day: "Saturday", date: "Nov 21", number: "21" },
  { day: "Sunday", date: "Nov 22", number: "22" },
] as const satisfies readonly WeekGridDay[];

/** The four meal times. */
export const sampleMeals = [
  { meal: "Breakfast", rim: "breakfast" },
  { meal: "Lunch", rim: "lunch" },
  { meal: "Dinner", rim: "dinner" },
  { meal: "Snacks", rim: "snacks" },
] as const satisfies readonly WeekGridMeal[];

const PLAN: Record<string, SampleRecipe> = {
  "Monday Breakfast": sampleRecipes.yoghurt,
  "Monday Lunch": sampleRecipes.grainBowl,
  "Monday Dinner": sampleRecipes.bolognese,
  "Tuesday Dinner": sampleRecipes.margherita,
  "Tuesday Snacks": sampleRecipes.yoghurt,
  "Wednesday Lunch": sampleRecipes.beetroot,
  "Thursday Breakfast": sampleRecipes.yoghurt,
  "Thursday Lunch": sampleRecipes.grandmas,
  "Thursday Dinner": sampleRecipes.lemonSalmon,
  "Friday Lunch": sampleRecipes.grainBowl,
  "Saturday Dinner": sampleRecipes.margherita,
  "Sunday Breakfast": sampleRecipes.yoghurt,
};

/** The meal in a slot of the sample week. */
export function sampleMealAt(day: string, meal: string): SampleRecipe | undefined {
  return PLAN[`${day} ${meal}`];
}

function recipe(name: string, facts: { picture: PictureSource; kcal: number; minutes: number }): SampleRecipe {
  const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  return {
    href: `#/recipe/${slug}`,
    name,
    picture: facts.picture,
    calories: `${facts.kcal},000 cal`,
    time: `${facts.minutes} Min`,
  };
}
