import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { calendarDate } from "../../../core/shared/mod.ts";
import { cookedRecipesQuery } from "../../platform/api/mod.ts";
import { shortDate } from "../../platform/format/mod.ts";
import { useServices } from "../../services.ts";
import { VIEWED_KEY } from "./viewed_key.ts";
import { viewedIn } from "./viewed_recipes.ts";

/** Most recipes of the row. */
const RECENT_MAX = 12;

/** A recipe that the person viewed, or the household cooked. */
export interface RecentRecipe {
  readonly id: string;
  readonly name: string;
  readonly mainImage: string;
  /** "Viewed", "Cooked Nov 19". */
  readonly kind: string;
}

export interface RecentRecipes {
  /** Each once, the latest first. */
  readonly recipes: readonly RecentRecipe[];
  /** Whether what the device has viewed is among them: the server does not know it. */
  readonly isDeviceRead: boolean;
}

/** The recipes that were viewed on this device or cooked by the household last. */
export function useRecentRecipes(): RecentRecipes {
  const { mealPlan, identity, deviceStorage } = useServices();
  const personId = identity.current?.id ?? "";
  const { data: cooked } = useQuery(cookedRecipesQuery(mealPlan));
  const stored = useSyncExternalStore(
    watchStorage,
    () => deviceStorage.getItem(VIEWED_KEY),
    () => undefined,
  );
  const recipes = useMemo(() => {
    const viewed = viewedIn(stored ?? null, personId).map(({ viewedOn, ...recipe }) => ({
      recipe: { ...recipe, kind: t`Viewed` },
      on: viewedOn,
    }));
    const cookedOnes = (cooked ?? []).map(({ cookedOn, ...recipe }) => ({
      recipe: { ...recipe, kind: t`Cooked ${shortDate(calendarDate(cookedOn))}` },
      on: cookedOn,
    }));
    const latest = [...viewed, ...cookedOnes].toSorted((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0));
    const found = new Map<string, RecentRecipe>();
    for (const { recipe } of latest) if (!found.has(recipe.id)) found.set(recipe.id, recipe);
    return [...found.values()].slice(0, RECENT_MAX);
  }, [stored, personId, cooked]);
  return { recipes, isDeviceRead: stored !== undefined };
}

/** Other tabs view recipes too. */
function watchStorage(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}
