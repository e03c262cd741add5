/** Most stars that a recipe can have. */
export const STARS_MAX = 5;

/** All ratings of a recipe. */
export interface Rating {
  /** Mean of all ratings, to one decimal; absent if there is none. */
  readonly mean: number | undefined;
  /** How many people rated it. */
  readonly reviews: number;
}

/** One person's rating and favourite mark of a recipe. */
export interface Opinion {
  /** 1 to {@linkcode STARS_MAX}; absent if the person has not rated it. */
  readonly stars: number | undefined;
  readonly favourite: boolean;
}
