import type { FindRecipesReply } from "../../../wire/find_recipes.ts";

/** What stands in, or could, for a food that a recipe needs. */
export type Swap = FindRecipesReply["recipes"][number]["swaps"][number];

/** As many foods as a card names. */
const NAMED = 3;

/** As many of them as it names something else for. */
const SWAPPED = 2;

/**
 * What is still to be bought, in a card's few words: "Missing: dill, lemon and 2 more". And what could be used instead,
 * first from what is at home: "Missing: parmesan (your cheddar will do), basil".
 */
export function missingText(missing: readonly string[], swaps: readonly Swap[] = []): string {
  if (missing.length === 0) return "You have everything";
  // One more by name takes no more room than "and 1 more".
  const named = missing.length === NAMED + 1 ? missing : missing.slice(0, NAMED);
  const more = missing.length - named.length;
  const told = new Map(
    swaps
      .filter((swap) => named.includes(swap.for))
      .toSorted((a, b) => Number(b.onHand) - Number(a.onHand))
      .slice(0, SWAPPED)
      .map((swap) => [swap.for, swap.onHand ? ` (your ${swap.use} will do)` : ` (or ${swap.use})`]),
  );
  const foods = named.map((food) => food + (told.get(food) ?? ""));
  return `Missing: ${foods.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
