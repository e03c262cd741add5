export function recipePath(recipeId: string, { portions }: { portions?: number | undefined } = {}): string {
  return `/recipe/${encodeURIComponent(recipeId)}${portionsQuery(portions)}`;
}

export function cookPath(recipeId: string, { portions }: { portions?: number | undefined } = {}): string {
  return `/recipe/${encodeURIComponent(recipeId)}/cook${portionsQuery(portions)}`;
}

function portionsQuery(portions: number | undefined): string {
  return portions === undefined ? "" : `?portions=${portions}`;
}

/** Navigation state of cook mode when it was opened on the recipe's page: leaving it goes back. */
export const FROM_RECIPE = { cookingFrom: "recipe" } as const;

/** Whether cook mode was opened on the recipe's page. */
export function isFromRecipe(state: unknown): boolean {
  return typeof state === "object" && state !== null && "cookingFrom" in state;
}
