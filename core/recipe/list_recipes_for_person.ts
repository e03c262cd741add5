import type { UserId } from "../account/mod.ts";
import { addDays, type Clock, daysSinceMonday } from "../shared/mod.ts";
import type { PersonalRecipe, PersonalRecipes } from "./personal_recipes.ts";
import { rankForPerson } from "./rank_for_person.ts";
import { shufflePositionOf } from "./shuffled_order.ts";

/** Most recipes that a person is shown at once. */
export const LISTED_RECIPES_MAX = 120;

// Enough that two planned weeks and some recipes that the person dislikes can fall behind and the list is still full.
const CANDIDATES = 200;

export interface ListRecipesForPersonPorts {
  readonly personal: PersonalRecipes;
  readonly clock: Pick<Clock, "today">;
}

export interface ListRecipesForPersonInput {
  readonly userId: UserId;
  /** Whether what is known of the person counts; otherwise a varied selection. */
  readonly personalised: boolean;
}

/**
 * Recipes for a person, best match first: for the preferences, favourites and ratings, and behind them what this
 * week's and the next week's plan already hold; each with its reason. In the shuffled order where nothing is known. The same all day, and
 * another turn of the catalogue tomorrow. At most {@linkcode LISTED_RECIPES_MAX}.
 */
export async function listRecipesForPerson(
  { personal, clock }: ListRecipesForPersonPorts,
  { userId, personalised }: ListRecipesForPersonInput,
): Promise<PersonalRecipe[]> {
  if (!personalised) return personal.listDiverse(userId, { limit: LISTED_RECIPES_MAX });

  const today = clock.today();
  const shuffleStart = shufflePositionOf(`${today} ${userId}`);
  const monday = addDays(today, -daysSinceMonday(today));
  const candidates = await personal.listCandidates(userId, {
    plannedFrom: monday,
    plannedTo: addDays(monday, 13),
    limit: CANDIDATES,
    shuffleStart,
  });
  return rankForPerson(candidates, { shuffleStart }).slice(0, LISTED_RECIPES_MAX);
}
