import { z } from "zod";
import { NO_FOOD_RULES } from "../../core/food_rules/mod.ts";
import { calendarDate } from "../../core/shared/mod.ts";
import { type ListRecipesReply, listRecipesForPerson } from "../../wire/recipe/list_recipes.ts";
import { crowdedCuisines, threeAlike } from "./alike.ts";
import { isHeldOut } from "./held_out.ts";
import { type Grade, meanOf, score } from "./metrics.ts";
import type { JudgedPerson } from "./people.ts";
import type { Product } from "./product.ts";
import type { JudgedCatalogue } from "./recipe_rule.ts";
import { type ScoredCase, scoredCase } from "./scored_case.ts";

/** The selection differs each day. Three days even out chance. */
const DAYS = ["2026-11-25", "2026-11-26", "2026-11-28"].map((day) => calendarDate(day));
const SCREEN = 10;

/** Most favourites among the first ten. */
const FAVOURITES_MAX = 2;

/** Options of a person's case. */
export interface AskPersonOptions {
  readonly catalogue: JudgedCatalogue;
  /** The person's token and uid: letters, digits and dashes. */
  readonly uid: string;
}

/**
 * Calls `GET /recipes` on three days as a person with these preferences, favourites, ratings, plan and food rules, and scores the
 * mean. README.md defines a success.
 */
export async function askPerson(
  product: Product,
  person: JudgedPerson,
  { catalogue, uid }: AskPersonOptions,
): Promise<ScoredCase> {
  await setUpPerson(product, person, { uid });
  const days = [];
  for (const day of DAYS) {
    product.setDay(day);
    const { recipes } = await askHome(product, uid);
    const again = await askHome(product, uid);
    const ids = recipes.map(({ id }) => id);
    const faults = [
      ...faultsOf(ids.slice(0, SCREEN), person, { catalogue }),
      ...(again.recipes.every(({ id }, place) => id === ids[place]) ? [] : ["not the same when asked again"]),
    ];
    const { success, ndcg } = score(ids, judgedWithTwoFavourites(person, ids.slice(0, SCREEN)));
    days.push({ recipes, faults, broken: brokenBy(ids, person), success: success && faults.length === 0, ndcg });
  }
  const { name, kind, judged } = person;
  const broken = [...new Set(days.flatMap((day) => day.broken))];
  const { ndcg } = meanOf(days);
  // Report the worst day.
  const worst = days.reduce((one, other) =>
    other.ndcg - other.faults.length < one.ndcg - one.faults.length ? other : one,
  );
  return scoredCase(
    { name, kind, heldOut: isHeldOut(name), score: { success: days.every(({ success }) => success), ndcg }, broken },
    {
      judged,
      answer: { recipes: worst.recipes.map(({ id, reason }) => ({ id, remark: reason })), remarks: worst.faults },
    },
  );
}

function faultsOf(
  first: readonly string[],
  { disliked, eachOf }: JudgedPerson,
  { catalogue }: { catalogue: JudgedCatalogue },
): string[] {
  return [
    ...first.filter((id) => disliked.has(id)).map((id) => `${id} is disliked`),
    ...eachOf
      .filter((ids) => !ids.some((id) => first.includes(id)))
      .map((ids) => `none like ${ids.slice(0, 2).join(" or ")}`),
    ...threeAlike(first, catalogue),
    ...crowdedCuisines(first, catalogue),
  ];
}

/** Faults of a list: dishes that break the person's rules or are planned, and a third favourite among the first ten. */
function brokenBy(ids: readonly string[], { allowed, recentlyPlanned, favourites }: JudgedPerson): string[] {
  return [
    ...ids.filter((id) => allowed?.has(id) === false || recentlyPlanned.has(id)),
    ...ids
      .slice(0, SCREEN)
      .filter((id) => favourites.includes(id))
      .slice(FAVOURITES_MAX),
  ];
}

/** The grades, with two favourites: the first ones of the list, else the best. More of them gain nothing. */
function judgedWithTwoFavourites(
  { judged, favourites }: JudgedPerson,
  first: readonly string[],
): ReadonlyMap<string, Grade> {
  const placeOf = (id: string) => (first.includes(id) ? first.indexOf(id) : first.length);
  const surplus = favourites
    .toSorted((a, b) => placeOf(a) - placeOf(b) || (judged.get(b) ?? 0) - (judged.get(a) ?? 0))
    .slice(FAVOURITES_MAX);
  return new Map([...judged].filter(([id]) => !surplus.includes(id)));
}

async function setUpPerson(product: Product, person: JudgedPerson, { uid }: { uid: string }): Promise<void> {
  const own = { as: uid, reply: z.unknown() };
  const { name, preferences, favourites, ratings, planned, rules } = person;
  await product.call({ ...own, method: "POST", path: "/save-user", body: { firebaseUid: uid, fullName: name } });
  await product.call({ ...own, method: "POST", path: "/savePreferences", body: { firebaseUid: uid, preferences } });
  if (rules) {
    await product.call({ ...own, method: "PUT", path: "/api/food-rules", body: { ...NO_FOOD_RULES, ...rules } });
  }
  for (const id of favourites) await product.call({ ...own, method: "PUT", path: `/api/recipe/${id}/favourite` });
  for (const [id, value] of Object.entries(ratings)) {
    await product.call({ ...own, method: "PUT", path: `/api/recipe/${id}/rating`, body: { value } });
  }
  for (const { id, ...slot } of planned) {
    const body = { firebaseUid: uid, ...slot, meal: { id } };
    await product.call({ ...own, method: "POST", path: "/api/save-meal", body });
  }
}

async function askHome(product: Product, uid: string): Promise<ListRecipesReply> {
  return await product.call({ path: `/recipes?firebaseUid=${uid}`, as: uid, reply: listRecipesForPerson.reply });
}
