import { type Food, type FoodKey, type FoodRole, type FoodTable, removeAccents, stem } from "../food/mod.ts";

/** A found recipe with the facts that it is ranked by. */
export interface NamedMatch {
  readonly name: string;
  readonly matched: readonly FoodKey[];
  readonly missing: readonly FoodKey[];
}

/** From so many foods on hand on, most of them are left over whatever is cooked, so only what is missing counts. */
const FULL_FROM = 15;

/**
 * Weight of a food. A missing seasoning hardly matters beside a full cupboard. Chosen with the judged pantries of `tools/relevance`, like
 * the other weights.
 */
const POINTS: Readonly<Record<FoodRole, number>> = { basic: 0, seasoning: 1, food: 4, main: 6 };
/** Added to what is on hand: of two dishes that lack the same, the smaller one is nearly as good. */
const CREDIT = 1;
/** The share that a dish loses if a food is missing that its name names. */
const NAMED_MISSING = 0.05;

/** Words that begin the part of a name that is beside the dish: "with toasted pita". */
const BESIDE = /^(.+?) (?:with|from|on) /u;

/**
 * The best matches for a full kitchen: those that lack nothing first, then by the share on hand. Fewer foods leave the order as it is. The
 * sort is stable.
 *
 * @param options.onHand number of foods on hand
 */
export function rankForFullKitchen<Found extends NamedMatch>(
  found: readonly Found[],
  { foods, onHand }: { foods: FoodTable; onHand: number },
): readonly Found[] {
  if (onHand < FULL_FROM) return found;
  return found
    .map((each) => ({ each, rank: rankOf(each, foods) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ each }) => each);
}

function rankOf({ name, matched, missing }: NamedMatch, foods: FoodTable): number {
  let there = CREDIT;
  for (const key of matched) there += POINTS[foods.roleOf(key)];
  let needed = there;
  for (const key of missing) needed += POINTS[foods.roleOf(key)];
  const share = there / needed;
  if (missing.length === 0) return 1 + share;
  const stems = stemsOf(name);
  const dish = `${BESIDE.exec(stems)?.[1] ?? stems} `;
  const isNamed = (key: FoodKey) => foods.selfAndAncestors(key).some((food) => dish.includes(foodStemsOf(food)));
  return share - (missing.some(isNamed) ? NAMED_MISSING : 0);
}

const foodStems = new WeakMap<Food, string>();

/** Cached, because the same foods are missing again and again. */
function foodStemsOf(food: Food): string {
  const known = foodStems.get(food) ?? stemsOf(food.name);
  foodStems.set(food, known);
  return known;
}

/** The stems of a text's words, with a blank before and after each. */
function stemsOf(text: string): string {
  const words = removeAccents(text.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.map(stem).join(" ")} `;
}
