/** Screens to which a recipe's page offers a Back button. */
export const BACK_MARKERS = ["discovery", "select-meal", "ingredient-builder"] as const;

export type BackMarker = (typeof BACK_MARKERS)[number];

/** Navigation state for a link to a recipe, from one of these screens. */
export function backMarkerState(from: BackMarker): { readonly from: BackMarker } {
  return { from };
}

/** Whether the navigation state was made by {@linkcode backMarkerState}. */
export function hasBackMarker(state: unknown): boolean {
  if (typeof state !== "object" || state === null || !("from" in state)) return false;
  return BACK_MARKERS.some((marker) => marker === state.from);
}
