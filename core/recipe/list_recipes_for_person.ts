import type { UserId } from "../account/mod.ts";
import { addDays, type Clock, daysSinceMonday } from "../shared/mod.ts";
import type { PersonalRecipe, PersonalRecipes } from "./personal_recipes.ts";
import { rankForPerson } from "./rank_for_person.ts";
import { shufflePositionOf } from "./shuffled_order.ts";

/** Most recipes in a person's list. */
export const LISTED_RECIPES_MAX = 120;

// More than the list, because planned and disliked recipes move to its end.
const CANDIDATES = 200;

export interface ListRecipesForPersonPorts {
  readonly personal: PersonalRecipes;
  readonly clock: Pick<Clock, "today">;
}

export interface ListRecipesForPersonInput {
  readonly userId: UserId;
  /** Whether to rank by the person's preferences, opinions and plan; otherwise in the shuffled order. */
  readonly personalised: boolean;
}

/**
 * Recipes for a person, best match first, by preferences, favourites and ratings; recipes planned for this or the next
 * week come last. Equal recipes are in the shuffled order, which starts at another position every day. At most
 * {@linkcode LISTED_RECIPES_MAX}.
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
