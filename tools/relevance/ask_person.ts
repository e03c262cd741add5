import { z } from "zod";
import { calendarDate } from "../../core/shared/mod.ts";
import { listRecipesReply } from "../../wire/list_recipes.ts";
import { threeAlike } from "./alike.ts";
import { isHeldOut } from "./held_out.ts";
import { meanOf, score } from "./metrics.ts";
import type { JudgedPerson } from "./people.ts";
import type { Product } from "./product.ts";
import type { JudgedCatalogue } from "./recipe_rule.ts";
import { type ScoredCase, scoredCase } from "./scored_case.ts";

/** Another selection each day: three of one week, so that one day's luck is no figure. */
const DAYS = ["2026-11-25", "2026-11-26", "2026-11-28"].map(calendarDate);
const SCREEN = 10;

/** How a person is asked after. */
export interface AskPersonOptions {
  readonly catalogue: JudgedCatalogue;
  /** The person's token and uid: letters, digits and dashes. */
  readonly uid: string;
}

/**
 * Lets a person with these preferences, favourites, ratings and plan ask `GET /recipes` on three days, and scores the
 * mean. A success is one on every day, with nothing among the first ten that has no place there, one of each kind that
 * has, no three alike in a row, and the same list when asked twice a day.
 */
export async function askPerson(
  product: Product,
  person: JudgedPerson,
  { catalogue, uid }: AskPersonOptions,
): Promise<ScoredCase> {
  await settle(product, person, { uid });
  const days = [];
  for (const day of DAYS) {
    product.liveOn(day);
    const { recipes } = await askHome(product, uid);
    const again = await askHome(product, uid);
    const ids = recipes.map(({ id }) => id);
    const faults = [
      ...faultsOf(ids.slice(0, SCREEN), person, { catalogue }),
      ...(again.recipes.every(({ id }, place) => id === ids[place]) ? [] : ["not the same when asked again"]),
    ];
    const { success, ndcg } = score(ids, person.judged);
    days.push({ recipes, faults, success: success && faults.length === 0, ndcg });
  }
  const { name, kind, judged } = person;
  const { ndcg } = meanOf(days);
  // The worst day is the one to look at.
  const worst = days.reduce((one, other) =>
    other.ndcg - other.faults.length < one.ndcg - one.faults.length ? other : one,
  );
  return scoredCase(
    { name, kind, heldOut: isHeldOut(name), score: { success: days.every(({ success }) => success), ndcg } },
    {
      judged,
      answer: { recipes: worst.recipes.map(({ id, reason }) => ({ id, said: reason })), remarks: worst.faults },
    },
  );
}

function faultsOf(
  first: readonly string[],
  { never, eachOf }: JudgedPerson,
  { catalogue }: { catalogue: JudgedCatalogue },
): string[] {
  return [
    ...first.filter((id) => never.has(id)).map((id) => `${id} is disliked or planned`),
    ...eachOf
      .filter((ids) => !ids.some((id) => first.includes(id)))
      .map((ids) => `none like ${ids.slice(0, 2).join(" or ")}`),
    ...threeAlike(first, catalogue),
  ];
}

async function settle(product: Product, person: JudgedPerson, { uid }: { uid: string }): Promise<void> {
  const own = { as: uid, reply: z.unknown() };
  const { name, preferences, favourites, ratings, planned } = person;
  await product.call({ ...own, method: "POST", path: "/save-user", body: { firebaseUid: uid, fullName: name } });
  await product.call({ ...own, method: "POST", path: "/savePreferences", body: { firebaseUid: uid, preferences } });
  for (const id of favourites) await product.call({ ...own, method: "PUT", path: `/api/recipe/${id}/favourite` });
  for (const [id, value] of Object.entries(ratings)) {
    await product.call({ ...own, method: "PUT", path: `/api/recipe/${id}/rating`, body: { value } });
  }
  for (const { id, ...slot } of planned) {
    const body = { firebaseUid: uid, ...slot, meal: { id } };
    await product.call({ ...own, method: "POST", path: "/api/save-meal", body });
  }
}

async function askHome(product: Product, uid: string): Promise<z.output<typeof listRecipesReply>> {
  return await product.call({ path: `/recipes?firebaseUid=${uid}`, as: uid, reply: listRecipesReply });
}
