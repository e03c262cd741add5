import { DISH_TYPES, type DishType } from "../../../core/recipe/mod.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe/recipe_summary.ts";
import { useLocation, useNavigate } from "../../platform/router/mod.ts";
import { PRESERVE_FOCUS } from "../../platform/routing/mod.ts";

export type MealOption = Pick<RecipeSummaryWire, "id" | "name" | "mainImage">;

/** Filters and selected meal, stored in the history entry so that Back and a reload restore them. */
export interface Choice {
  readonly dishTypes: readonly DishType[];
  /** Whether all recipes are asked for, those without a dish type too. Then no dish type is chosen. */
  readonly isAll: boolean;
  readonly meal: MealOption | undefined;
  toggleAll(): void;
  toggleDishType(dishType: DishType): void;
  /** Selects a meal; deselects the selected one. */
  toggleMeal(meal: MealOption): void;
}

/** The filters and the selected meal of the meal-selection screen. */
export function useChoice(): Choice {
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
    toggleDishType(dishType) {
      const others = dishTypes.filter((chosen) => chosen !== dishType);
      choose({ isAll: false, dishTypes: others.length < dishTypes.length ? others : [...dishTypes, dishType] });
    },
    toggleMeal: ({ id, name, mainImage }) => choose({ meal: meal?.id === id ? undefined : { id, name, mainImage } }),
  };
}

/** Reads a history state; it may be from another release, so unknown parts are ignored. */
function readChoice(state: unknown): Pick<Choice, "dishTypes" | "isAll" | "meal"> {
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
