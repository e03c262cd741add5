/** A whole recipe as a screen shows it, whichever of its alternative names a server used for a field. */
export interface RecipeDetail {
  readonly id: string;
  readonly name: string;
  /** Empty where there is no picture. */
  readonly mainImage: string;
  /** At most four more pictures, none of them twice and none the main one. */
  readonly photos: readonly string[];
  readonly description: string | undefined;
  readonly servings: string | undefined;
  /** As it is shown, "25 Min"; absent where none is given. */
  readonly totalTime: string | undefined;
  readonly rating: RecipeRating;
  readonly ingredientGroups: readonly { readonly title: string | undefined; readonly items: readonly string[] }[];
  /** One a step; further lines are its sub-steps. */
  readonly instructions: readonly string[];
  /** As it was sent, for the specification's rule of display: a number, or a text with its unit. */
  readonly calories: number | string | undefined;
  /** Grams of one serving. */
  readonly protein: number | undefined;
  readonly carbs: number | undefined;
  readonly fat: number | undefined;
  /** Share of the recipe's weight that the figures rest on, 0 to 1; absent where the server does not say. */
  readonly nutritionWeightShare: number | undefined;
}

/** What people think of a recipe. */
export interface RecipeRating {
  /** Mean of all ratings, 1 to 5; absent where nobody has rated yet. */
  readonly value: number | undefined;
  /** How many have rated. */
  readonly reviews: number;
}
