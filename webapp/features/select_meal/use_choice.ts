import { useLocation, useNavigate } from "react-router-dom";
import { DISH_TYPES, type DishType } from "../../../core/recipe/mod.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe/recipe_summary.ts";
import { PRESERVE_FOCUS } from "../../platform/routing/mod.ts";

export type MealOption = Pick<RecipeSummaryWire, "id" | "name" | "mainImage">;

interface StoredChoice {
  readonly dishTypes: readonly DishType[];
  /** Whether all recipes are asked for, those without a dish type too. Then no dish type is chosen. */
  readonly isAll: boolean;
  readonly meal: MealOption | undefined;
}

/** Filters and selected meal, stored in the history entry so that Back and a reload restore them. */
export function useChoice() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { dishTypes, isAll, meal } = readChoice(state);

  function choose(changes: { dishTypes?: readonly DishType[]; isAll?: boolean; meal?: MealOption | undefined }): void {
    // sound: navigation states are objects
    const next = { ...(state as object | null), ...PRESERVE_FOCUS, dishTypes, isAll, meal, ...changes };
    void navigate(pathname + search, { replace: true, state: next, preventScrollReset: true });
  }

  return {
    dishTypes,
    isAll,
    meal,
    toggleAll: () => choose({ isAll: !isAll, dishTypes: [] }),
    toggleDishType(dishType: DishType) {
      const others = dishTypes.filter((chosen) => chosen !== dishType);
      choose({ isAll: false, dishTypes: others.length < dishTypes.length ? others : [...dishTypes, dishType] });
    },
    /** Selects a meal; deselects the selected one. */
    toggleMeal: ({ id, name, mainImage }: MealOption) =>
      choose({ meal: meal?.id === id ? undefined : { id, name, mainImage } }),
  };
}

export type Choice = ReturnType<typeof useChoice>;

/** Reads a history state; it may be from another release, so unknown parts are ignored. */
function readChoice(state: unknown): StoredChoice {
  if (typeof state !== "object" || state === null) return { dishTypes: [], isAll: false, meal: undefined };
  const kept = "dishTypes" in state && Array.isArray(state.dishTypes) ? state.dishTypes : [];
  return {
    dishTypes: DISH_TYPES.filter((dishType) => kept.includes(dishType)),
    isAll: "isAll" in state && state.isAll === true,
    meal: "meal" in state && isMealOption(state.meal) ? state.meal : undefined,
  };
}

function isMealOption(value: unknown): value is MealOption {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, mainImage } = value as Readonly<Record<string, unknown>>;
  return typeof id === "string" && id !== "" && typeof name === "string" && typeof mainImage === "string";
}
