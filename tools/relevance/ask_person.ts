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

/** The selection differs each day. Three days even out chance. */
const DAYS = ["2026-11-25", "2026-11-26", "2026-11-28"].map((day) => calendarDate(day));
const SCREEN = 10;

/** Options of a person's case. */
export interface AskPersonOptions {
  readonly catalogue: JudgedCatalogue;
  /** The person's token and uid: letters, digits and dashes. */
  readonly uid: string;
}

/**
 * Calls `GET /recipes` on three days as a person with these preferences, favourites, ratings and plan, and scores the
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
    const { success, ndcg } = score(ids, person.judged);
    days.push({ recipes, faults, success: success && faults.length === 0, ndcg });
  }
  const { name, kind, judged } = person;
  const { ndcg } = meanOf(days);
  // Report the worst day.
  const worst = days.reduce((one, other) =>
    other.ndcg - other.faults.length < one.ndcg - one.faults.length ? other : one,
  );
  return scoredCase(
    { name, kind, heldOut: isHeldOut(name), score: { success: days.every(({ success }) => success), ndcg } },
    {
      judged,
      answer: { recipes: worst.recipes.map(({ id, reason }) => ({ id, remark: reason })), remarks: worst.faults },
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

async function setUpPerson(product: Product, person: JudgedPerson, { uid }: { uid: string }): Promise<void> {
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
