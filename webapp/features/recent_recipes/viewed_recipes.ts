import type { DeviceStorage } from "../kitchen_timers/mod.ts";
import { VIEWED_KEY } from "./viewed_key.ts";

/** Most viewed recipes that a device stores. */
export const VIEWED_MAX = 12;

/** A recipe that was viewed on this device. */
export interface ViewedRecipe {
  readonly id: string;
  readonly name: string;
  readonly mainImage: string;
  /** The calendar day on which it was viewed last. */
  readonly viewedOn: string;
}

interface Stored {
  readonly personId: string;
  readonly recipes: readonly ViewedRecipe[];
}

/** The recipes in a stored text that this person viewed, the last one first; none of another person, or of a damaged text. */
export function viewedIn(text: string | null, personId: string): readonly ViewedRecipe[] {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    return isStored(stored) && stored.personId === personId ? stored.recipes.slice(0, VIEWED_MAX) : [];
  } catch {
    return [];
  }
}

/** Stores that a person viewed a recipe. It replaces what another person viewed. */
export function rememberViewed(
  storage: Pick<DeviceStorage, "getItem" | "setItem">,
  viewed: ViewedRecipe,
  personId: string,
): void {
  try {
    const before = viewedIn(storage.getItem(VIEWED_KEY), personId).filter(({ id }) => id !== viewed.id);
    const stored: Stored = { personId, recipes: [viewed, ...before].slice(0, VIEWED_MAX) };
    storage.setItem(VIEWED_KEY, JSON.stringify(stored));
  } catch {
    // A full or refused storage has none.
  }
}

function isStored(value: unknown): value is Stored {
  const { personId, recipes } = (value ?? {}) as Partial<Stored>; // sound: each field is checked
  return typeof personId === "string" && Array.isArray(recipes) && recipes.every(isViewed);
}

function isViewed(value: unknown): boolean {
  const { id, name, mainImage, viewedOn } = (value ?? {}) as Partial<ViewedRecipe>; // sound: each field is checked
  return [id, name, mainImage, viewedOn].every((field) => typeof field === "string");
}
