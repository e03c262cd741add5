import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { MealTime } from "../../../core/meal_plan/mod.ts";
import type { DishType } from "../../../core/recipe/mod.ts";
import type { ListRecipesReply } from "../../../wire/recipe/list_recipes.ts";
import type { SearchRecipesReply } from "../../../wire/recipe/search_recipes.ts";
import { MEAL_OPTIONS, type RecipeClient } from "../../platform/api/mod.ts";

export interface MealOptionsFilter {
  readonly mealTime: MealTime;
  /** All if empty. */
  readonly dishTypes?: readonly DishType[];
  /** All if blank. */
  readonly query?: string;
  /** Whether to list what the person's food rules hide too. */
  readonly ignoresRules?: boolean;
}

/** A page of the recipes for a meal; of a search with how the server read the text. */
export interface MealOptionsReply
  extends Pick<ListRecipesReply, "recipes" | "hiddenByRules" | "nextCursor" | "total">,
    Partial<Pick<SearchRecipesReply, "corrected" | "partial" | "excluded" | "notUnderstood">> {
  /** The searched text; undefined without one. */
  readonly asked?: string;
}

type Calls = Pick<RecipeClient, "listRecipesForPerson" | "mealsByFilters" | "searchRecipes">;

/** The recipes to pick for a meal, page by page; the earlier ones stay until those of another filter arrive. */
export function mealOptionsQuery(
  recipes: Calls,
  { mealTime, dishTypes = [], query = "", ignoresRules = false }: MealOptionsFilter,
) {
  const kinds = dishTypes.toSorted();
  const asked = query.trim();
  const foodRules = ignoresRules ? ("ignore" as const) : undefined;
  return infiniteQueryOptions({
    queryKey: [...MEAL_OPTIONS, mealTime, kinds, asked.toLowerCase(), { ignoresRules }],
    async queryFn({ pageParam: cursor, signal }): Promise<MealOptionsReply> {
      if (asked !== "") {
        const found = { query: asked, dishTypes: kinds.join(",") || undefined, cursor, foodRules };
        return { ...(await recipes.searchRecipes(found, { signal })), asked };
      }
      const page = { mealTime, cursor, foodRules };
      if (kinds.length === 0) return recipes.listRecipesForPerson({ ...page, firebaseUid: undefined }, { signal });
      const { meals, ...reply } = await recipes.mealsByFilters({ ...page, filters: kinds }, { signal });
      return { ...reply, recipes: meals };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}
