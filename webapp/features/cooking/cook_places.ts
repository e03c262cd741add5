import type { DeviceStorage } from "../kitchen_timers/mod.ts";
import { PLACES_KEY } from "../kitchen_timers/timers_key.ts";

export const PLACES_MAX = 10;

/** The cooked recipe and portions: the same recipe for other portions has a place of its own. */
export interface Cooked {
  readonly recipe: string;
  readonly portions: number | undefined;
}

interface Place {
  readonly recipe: string;
  readonly portions: number | null;
  readonly step: number;
}

/** The step, from 0, at which cooking was left; 0 if it was not begun. */
export function placeOf(storage: DeviceStorage, cooked: Cooked): number {
  return placesIn(storage).find((place) => isOf(place, cooked))?.step ?? 0;
}

/** Remembers a step; the first one, or none, forgets the recipe. */
export function savePlace(storage: DeviceStorage, { step, ...cooked }: Cooked & { step: number }): void {
  const others = placesIn(storage).filter((place) => !isOf(place, cooked));
  const { recipe, portions = null } = cooked;
  const places = (step > 0 ? [{ recipe, portions, step }, ...others] : others).slice(0, PLACES_MAX);
  if (places.length === 0) storage.removeItem(PLACES_KEY);
  else storage.setItem(PLACES_KEY, JSON.stringify(places));
}

function placesIn(storage: DeviceStorage): Place[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(PLACES_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(stored: unknown): stored is Place {
  if (typeof stored !== "object" || stored === null) return false;
  const { recipe, portions, step } = stored as Record<string, unknown>;
  return (
    typeof recipe === "string" &&
    (portions === null || typeof portions === "number") &&
    typeof step === "number" &&
    Number.isInteger(step) &&
    step > 0
  );
}

function isOf(place: Place, { recipe, portions }: Cooked): boolean {
  return place.recipe === recipe && place.portions === (portions ?? null);
}
