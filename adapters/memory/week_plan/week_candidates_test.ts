import { calendarDate } from "../../../core/shared/mod.ts";
import { weekCandidatesContract } from "../../contracts/week_plan/week_candidates_contract.ts";
import { MemoryPersonStore } from "../account/person_store.ts";
import { MemoryPreferenceStore } from "../account/preference_store.ts";
import { FixedClock } from "../fixed_clock.ts";
import { MemoryFoodStore } from "../food/food_store.ts";
import { MemoryOpinionStore } from "../recipe/opinion_store.ts";
import { MemoryRecipeStore } from "../recipe/recipe_store.ts";
import { MemoryWeekCandidates } from "./week_candidates.ts";

weekCandidatesContract("memory", async () => {
  const recipes = new MemoryRecipeStore([]);
  const people = new MemoryPersonStore(new FixedClock(calendarDate("2026-11-19")));
  const stores = {
    recipes,
    foods: new MemoryFoodStore(),
    opinions: new MemoryOpinionStore(recipes),
    preferences: new MemoryPreferenceStore(people),
  };
  return { candidates: new MemoryWeekCandidates(stores), ...stores };
});
