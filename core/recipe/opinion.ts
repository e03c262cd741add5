/** Most stars that a recipe can have. */
export const STARS_MAX = 5;

/** What everybody thinks of a recipe. */
export interface Rating {
  /** Mean of all ratings, to one decimal; absent where there is none. */
  readonly mean: number | undefined;
  /** How many people rated it. */
  readonly reviews: number;
}

/** What one person thinks of a recipe. */
export interface Opinion {
  /** 1 to {@linkcode STARS_MAX}; absent where the person has not rated it. */
  readonly stars: number | undefined;
  readonly favourite: boolean;
}
