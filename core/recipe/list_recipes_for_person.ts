import type { UserId } from "../account/mod.ts";
import { addDays, type Clock, daysSinceMonday } from "../shared/mod.ts";
import type { ExclusionTag } from "./exclusion_tags.ts";
import { leaveOutExcluded } from "./leave_out.ts";
import type { PersonalRecipe, PersonalRecipes } from "./personal_recipes.ts";
import { rankForPerson } from "./rank_for_person.ts";
import type { RecipeId } from "./recipe.ts";
import { shufflePositionOf } from "./shuffled_order.ts";

/** Most recipes in a person's list. */
export const LISTED_RECIPES_MAX = 120;

/** Most recipes of the shuffled order from which those are left out that the food rules exclude. */
const CONSIDERED_MAX = 400;

/** Days before today whose planned dishes are not offered again. */
const RECENT_DAYS = 14;

/** Days before today whose planned dishes are not new to the person. */
const KNOWN_DAYS = 365;

// More than the list, because planned recipes are left out, up to four a day for four weeks, and disliked ones come last.
const CANDIDATES = 300;

/** Most hidden recipes that are counted: this many means this many or more. */
export const HIDDEN_RECIPES_MAX = 1_000;

export interface ListRecipesForPersonPorts {
  readonly personal: PersonalRecipes;
  readonly clock: Pick<Clock, "today">;
}

export interface ListRecipesForPersonInput {
  readonly userId: UserId;
  /** Whether to rank by the person's preferences, opinions and plan; otherwise in the shuffled order. */
  readonly personalised: boolean;
  /** Tags of recipes that are left out, because the person's food rules exclude them. */
  readonly without: readonly ExclusionTag[];
}

/** A person's list. */
export interface PersonalList {
  readonly recipes: readonly PersonalRecipe[];
  /** How many recipes of the catalogue the person's food rules hide, at most {@linkcode HIDDEN_RECIPES_MAX}. */
  readonly hiddenByRules: number;
}

/**
 * Recipes for a person, best match first, by preferences, favourites and ratings. Without those that the person has
 * planned in the last 14 days or until the end of next week. Equal recipes are in the shuffled order, which starts at
 * another position every day. At most {@linkcode LISTED_RECIPES_MAX}, none that the person's food rules exclude.
 */
export async function listRecipesForPerson(
  ports: ListRecipesForPersonPorts,
  { userId, personalised, without }: ListRecipesForPersonInput,
): Promise<PersonalList> {
  const { personal } = ports;
  const hasRules = without.length > 0;
  if (!personalised) {
    const leaveOut = hasRules ? (ids: readonly RecipeId[]) => personal.listTagged(ids, without) : undefined;
    const varied = await personal.listDiverse(userId, { limit: hasRules ? CONSIDERED_MAX : LISTED_RECIPES_MAX });
    const { recipes, hiddenByRules } = await leaveOutExcluded(varied, leaveOut);
    return { recipes: recipes.slice(0, LISTED_RECIPES_MAX), hiddenByRules };
  }
  const [recipes, hiddenByRules] = await Promise.all([
    listRanked(ports, { userId, without }),
    hasRules ? personal.countTagged(without, { most: HIDDEN_RECIPES_MAX }) : 0,
  ]);
  return { recipes, hiddenByRules };
}

async function listRanked(
  { personal, clock }: ListRecipesForPersonPorts,
  { userId, without }: { userId: UserId; without: readonly ExclusionTag[] },
): Promise<readonly PersonalRecipe[]> {
  const today = clock.today();
  const shuffleStart = shufflePositionOf(`${today} ${userId}`);
  const monday = addDays(today, -daysSinceMonday(today));
  const recentFrom = addDays(today, -RECENT_DAYS);
  const request = {
    plannedFrom: addDays(today, -KNOWN_DAYS),
    plannedTo: addDays(monday, 13),
    limit: CANDIDATES,
    shuffleStart,
    without,
  };
  return await personal.listRanked(userId, request, (candidates) =>
    rankForPerson(candidates, { shuffleStart, recentFrom, limit: LISTED_RECIPES_MAX }),
  );
}
