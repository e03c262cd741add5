import {
  FILTER_CUISINES,
  FILTER_DIETS,
  FILTER_KCAL,
  FILTER_MEALS,
  FILTER_MINUTES,
  SEARCH_SORTS,
  type SearchFilters,
  type SearchSort,
} from "../../../core/search/mod.ts";

/** What a person wants of the results of a search, besides its text. */
export interface SearchWishes extends Omit<SearchFilters, "dishTypes"> {
  /** Only recipes of which most foods are at home. */
  readonly atHome?: boolean | undefined;
  /** The best match first if absent. */
  readonly sort?: Exclude<SearchSort, "best"> | undefined;
}

/** The parameters of discovery's address by their wishes. */
const PARAMETERS = {
  maxMinutes: "minutes",
  maxKcal: "kcal",
  diet: "diet",
  cuisine: "cuisine",
  meal: "meal",
  atHome: "home",
  sort: "sort",
} as const satisfies Record<keyof SearchWishes, string>;

/** The names of discovery's parameters besides its text. */
export const SEARCH_PARAMETERS: readonly string[] = Object.values(PARAMETERS);

/** The wishes in an address; what is not known there is left out. */
export function searchWishesIn(parameters: URLSearchParams): SearchWishes {
  function choice<Value extends string | number>(
    name: keyof SearchWishes,
    values: readonly Value[],
  ): Value | undefined {
    return values.find((value) => String(value) === parameters.get(PARAMETERS[name]));
  }
  const sort = choice("sort", SEARCH_SORTS);
  return {
    maxMinutes: choice("maxMinutes", FILTER_MINUTES),
    maxKcal: choice("maxKcal", FILTER_KCAL),
    diet: choice("diet", FILTER_DIETS),
    cuisine: choice("cuisine", FILTER_CUISINES),
    meal: choice("meal", FILTER_MEALS),
    atHome: parameters.get(PARAMETERS.atHome) === "true" || undefined,
    sort: sort === "best" ? undefined : sort,
  };
}

/** The wishes as parameters of an address. */
export function searchParametersOf(wishes: SearchWishes): Record<string, string> {
  const names = Object.keys(PARAMETERS) as (keyof SearchWishes)[]; // sound: it has no other keys
  return Object.fromEntries(
    names.flatMap((name) => (wishes[name] === undefined ? [] : [[PARAMETERS[name], String(wishes[name])]])),
  );
}
