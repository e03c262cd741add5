import { type FoodKey, type FoodTable } from "../../../core/food/mod.ts";
import { type RecipeId } from "../../../core/recipe/mod.ts";
import {
  explainMatch,
  type Place,
  type QueryUnit,
  type RecipeHit,
  type RecipeQuery,
  rankMatches,
  type SearchPageRequest,
} from "../../../core/search/mod.ts";
import { type RecipeCardRow, toSummary } from "../recipe/recipe_row.ts";

/** A query, with the person and the tags that it is for. */
export interface Asked {
  readonly query: RecipeQuery;
  readonly units: readonly QueryUnit[];
  readonly page: SearchPageRequest;
  readonly foods: FoodTable;
}

/** A match, and its place in the order of the index. */
export interface FoundRow {
  id: RecipeId;
  tier: number;
  name_length: number;
  /** In which place of {@linkcode GROUPS} it was found. */
  found_in: number;
}

/** A match with the facts that rank and explain it. */
export interface HitRow extends RecipeCardRow {
  cuisine: string;
  keywords: string[];
  dish_types: string[];
  preferences: string[];
  diets: string[];
  principal_foods: FoodKey[];
  foods: FoodKey[];
  found_in: FoundRow["found_in"];
  /** How many of the preferred tags it lacks. */
  unmet: number;
  /** For a partial match: where the recipe has each unit; see {@linkcode PLACES}. */
  places?: number[];
}

/** The place of a match: by its name or main words; by other foods; only by its description. */
export const GROUPS = { main: 0, card: 1, description: 2 };
const PLACES: readonly Place[] = [undefined, "main", "card"];

/** The tags that a partial match has of those asked for. */
export function hadBy(row: HitRow, units: readonly QueryUnit[]): RecipeQuery["having"] {
  return units.filter(({ tags }, place) => tags.length > 0 && row.places?.[place] !== 0).map(({ tags }) => tags);
}

/** The rows by relevance, the best first; see `rankMatches`. */
export function rank(
  rows: readonly HitRow[],
  asked: { units: readonly QueryUnit[]; weights?: readonly number[]; isSentence?: boolean },
): HitRow[] {
  return rankMatches(
    rows.map((row) => toMatch(row, asked.units)),
    asked,
  ).map(({ row }) => row);
}

function toMatch(row: HitRow, units: readonly QueryUnit[]) {
  const place: Place = row.found_in === GROUPS.description ? "description" : "main";
  return {
    row,
    ...factsOf(row),
    places: row.places?.map((each) => PLACES[each]) ?? units.map(() => place),
  };
}

function factsOf(row: HitRow) {
  const { name, cuisine, keywords, dish_types: dishTypes, preferences, diets, total_minutes: totalMinutes } = row;
  return {
    name,
    cuisine,
    keywords,
    dishTypes,
    preferences,
    diets,
    totalMinutes: totalMinutes ?? undefined,
    principalFoods: row.principal_foods,
    foods: row.foods,
    unmet: row.unmet,
    isDescribed: row.places === undefined && row.found_in === GROUPS.description,
  };
}

/** The recipe, and why it was found. */
export function toHit(row: HitRow, { query, units, foods }: Asked): RecipeHit {
  return { ...toSummary(row), why: explainMatch(factsOf(row), { query, units, foods }) };
}
