/** Address of a recipe's cook mode. */
export function cookPath(recipeId: string): string {
  return `/recipe/${encodeURIComponent(recipeId)}/cook`;
}

/** Navigation state of cook mode when it was opened on the recipe's page: leaving it goes back. */
export const FROM_RECIPE = { cookingFrom: "recipe" } as const;

/** Whether cook mode was opened on the recipe's page. */
export function isFromRecipe(state: unknown): boolean {
  return typeof state === "object" && state !== null && "cookingFrom" in state;
}
