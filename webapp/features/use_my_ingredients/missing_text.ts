import { t } from "@lingui/core/macro";
import type { FindRecipesReply } from "../../../wire/recipe/find_recipes.ts";

export type Swap = FindRecipesReply["recipes"][number]["swaps"][number];

/** Missing ingredients that a card names. */
const NAMED_MAX = 3;

/** Substitutes that a card names. */
const SWAPS_MAX = 2;

/**
 * Missing ingredients for a card: "Missing: dill, lemon and 2 more". With substitutes, own ones first:
 * "Missing: parmesan (your cheddar will do), basil".
 */
export function missingText(missing: readonly string[], swaps: readonly Swap[] = []): string {
  if (missing.length === 0) return t`You have everything`;
  // A fourth name is as short as "and 1 more".
  const named = missing.length === NAMED_MAX + 1 ? missing : missing.slice(0, NAMED_MAX);
  const more = missing.length - named.length;
  const swapOf = new Map(
    swaps
      .filter((swap) => named.includes(swap.for))
      .toSorted((a, b) => Number(b.onHand) - Number(a.onHand))
      .slice(0, SWAPS_MAX)
      .map((swap) => [swap.for, swap]),
  );
  const foods = named.map((food) => withSwap(food, swapOf.get(food))).join(", ");
  return more > 0 ? t`Missing: ${foods} and ${more} more` : t`Missing: ${foods}`;
}

function withSwap(food: string, swap: Swap | undefined): string {
  if (!swap) return food;
  return swap.onHand ? t`${food} (your ${swap.use} will do)` : t`${food} (or ${swap.use})`;
}
