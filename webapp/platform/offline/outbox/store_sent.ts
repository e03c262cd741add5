import type { InfiniteData, Query, QueryClient } from "@tanstack/react-query";
import type { PlanEntry } from "../../../../wire/meal_plan/planned_meal.ts";
import type { RecipeSummaryWire } from "../../../../wire/recipe/recipe_summary.ts";
import {
  FAVOURITE_PAGES,
  FAVOURITES,
  INGREDIENT_SEARCHES,
  MEAL_OPTIONS,
  OWN_OPINIONS,
  PERSONAL_LISTS,
  type RecipeClient,
  SEARCHES,
  storeChange,
  WEEKS,
} from "../../api/mod.ts";
import type { FavouriteAction, OutboxAction } from "./outbox_entry.ts";
import { mondayOf, slotsOf, weekAfter } from "./plan_action.ts";

type OwnOpinion = Awaited<ReturnType<RecipeClient["getOwnOpinion"]>>;

interface RecipeList {
  readonly recipes: readonly RecipeSummaryWire[];
}

/** Makes an action of the plan, a favourite or a rating in the cached replies, which the server has now. */
export async function storeSent(queryClient: QueryClient, action: OutboxAction): Promise<void> {
  if (action.kind === "plan") {
    const { call, seen } = action;
    const filters = { queryKey: [...WEEKS, mondayOf(call)], exact: true };
    await storeChange<PlanEntry[]>(queryClient, filters, (week) => weekAfter(week, seen?.slots ?? slotsOf(call, week)));
  }
  if (action.kind !== "favourite" && action.kind !== "rating") return;
  const opinion = action.kind === "favourite" ? { favourite: action.favourite } : { value: action.stars };
  await storeChange<OwnOpinion>(queryClient, { queryKey: [...OWN_OPINIONS, action.recipeId] }, (own) => ({
    ...own,
    ...opinion,
  }));
  if (action.kind !== "favourite") return;
  await storeChange<RecipeSummaryWire[]>(queryClient, { queryKey: FAVOURITES }, (known) =>
    favouritesAfter(known, action),
  );
  // Favourites stand first there.
  void queryClient.invalidateQueries({ queryKey: MEAL_OPTIONS });
  const lists = { predicate: ({ queryKey }: Query) => LISTS.has(queryKey[0]) };
  await storeChange<RecipeList>(queryClient, lists, (list) => heartsAfter(list, action));
  // A card whose heart was taken back stays until the list is opened again, so that a slip can be undone.
  await storeChange<InfiniteData<RecipeList>>(queryClient, { queryKey: FAVOURITE_PAGES }, ({ pages, ...rest }) => ({
    ...rest,
    pages: pages.map((page) => heartsAfter(page, action)),
  }));
  await queryClient.invalidateQueries({ queryKey: FAVOURITE_PAGES, refetchType: "none" });
}

/** Reads again the replies that an action may have changed, because another tab has sent or discarded it. */
export function readAgain(queryClient: QueryClient, action: OutboxAction): void {
  const predicate = ({ queryKey: [name, id] }: Query) => {
    if (action.kind === "plan") return name === WEEKS[0];
    if (action.kind !== "favourite" && action.kind !== "rating") return false;
    if (name === OWN_OPINIONS[0]) return id === action.recipeId;
    const lists: readonly unknown[] = [FAVOURITES[0], FAVOURITE_PAGES[0], MEAL_OPTIONS[0]];
    return action.kind === "favourite" && (lists.includes(name) || LISTS.has(name));
  };
  void queryClient.invalidateQueries({ predicate });
}

/** First parts of the keys of answers whose recipes have hearts. */
const LISTS: ReadonlySet<unknown> = new Set([PERSONAL_LISTS, SEARCHES, INGREDIENT_SEARCHES].map(([name]) => name));

function heartsAfter<List extends RecipeList>(list: List, { recipeId, favourite }: FavouriteAction): List {
  return {
    ...list,
    recipes: list.recipes.map((recipe) => (recipe.id === recipeId ? { ...recipe, favourite } : recipe)),
  };
}

function favouritesAfter(
  known: RecipeSummaryWire[],
  { recipeId: id, name = "", favourite }: FavouriteAction,
): RecipeSummaryWire[] {
  if (!favourite) return known.filter((recipe) => recipe.id !== id);
  return known.some((recipe) => recipe.id === id) ? known : [{ id, name, mainImage: "" }, ...known];
}
