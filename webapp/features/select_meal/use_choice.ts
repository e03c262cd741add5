import { useLocation } from "react-router-dom";
import { DISH_TYPES, type DishType } from "../../../core/recipe/mod.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe/recipe_summary.ts";
import { useChangeEntry } from "../../platform/routing/mod.ts";

export type MealOption = Pick<RecipeSummaryWire, "id" | "name" | "mainImage">;

interface StoredChoice {
  /** All kinds if empty. */
  readonly dishTypes: readonly DishType[];
  readonly meal: MealOption | undefined;
}

/** Filters and selected meal, stored in the history entry so that Back and a reload restore them. */
export function useChoice() {
  const { dishTypes, meal } = readChoice(useLocation().state);
  const changeEntry = useChangeEntry();

  function choose(changed: (before: StoredChoice) => Partial<StoredChoice>): void {
    void changeEntry(({ search, state }) => ({ search, state: { ...state, ...changed(readChoice(state)) } }));
  }

  return {
    dishTypes,
    meal,
    chooseAll: () => choose(() => ({ dishTypes: [] })),
    toggleDishType: (dishType: DishType) =>
      choose(({ dishTypes: before }) => {
        const others = before.filter((chosen) => chosen !== dishType);
        return { dishTypes: others.length < before.length ? others : [...before, dishType] };
      }),
    /** Selects a meal; deselects the selected one. */
    toggleMeal: ({ id, name, mainImage }: MealOption) =>
      choose((before) => ({ meal: before.meal?.id === id ? undefined : { id, name, mainImage } })),
  };
}

/** Reads a history state; it may be from another release, so unknown parts are ignored. */
function readChoice(state: unknown): StoredChoice {
  if (typeof state !== "object" || state === null) return { dishTypes: [], meal: undefined };
  const kept = "dishTypes" in state && Array.isArray(state.dishTypes) ? state.dishTypes : [];
  return {
    dishTypes: DISH_TYPES.filter((dishType) => kept.includes(dishType)),
    meal: "meal" in state && isMealOption(state.meal) ? state.meal : undefined,
  };
}

function isMealOption(value: unknown): value is MealOption {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, mainImage } = value as Readonly<Record<string, unknown>>;
  return typeof id === "string" && id !== "" && typeof name === "string" && typeof mainImage === "string";
}
