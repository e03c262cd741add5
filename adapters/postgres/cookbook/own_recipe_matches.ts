import { HOUSEMATES, readableOwn } from "../recipe/readable_recipe.ts";

/** SQL: the own recipes that search and lists show the person `:reader`; none without a person. */
export const OWN_RECIPES = `stored_recipe WHERE owner_id IN (${HOUSEMATES}) AND ${readableOwn("owner_id", "is_shared")}`;

/** A part of a search. */
export interface OwnMatches {
  /** The tier of a match: "1 AS tier". */
  readonly columns: string;
  /** With `own` as the recipe. */
  readonly condition: string;
  /** A CTE that the condition needs. */
  readonly from?: string;
  /** The place of the match, if the branch has one. */
  readonly found?: string;
}

/**
 * SQL: matches among the own recipes, as a branch beside those that read the catalogue's indexes. They are few enough to test each.
 * First of its branches, because the others stop when there are enough.
 */
export function ownMatches({ columns, condition, from, found }: OwnMatches): string {
  return `(SELECT ${columns}, name_length, id ${found === undefined ? "" : `, ${found} AS found_in`}
             FROM ${from === undefined ? "" : `${from}, `}
                  (SELECT id, name_length, name_words, main_words, card_words, words, total_minutes FROM ${OWN_RECIPES}) AS own
            WHERE ${condition}
            ORDER BY tier, name_length, id COLLATE "C" LIMIT :enough)`;
}
