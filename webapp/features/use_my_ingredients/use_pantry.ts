import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { withIngredient, withIngredients, withoutIngredient, withReplaced, withToggled } from "./ingredient_list.ts";

/** State in the history entry, so that Back and a reload restore it. */
interface Pantry {
  readonly typed: string;
  readonly ingredients: readonly string[];
  /** Ingredients of the last search; empty before the first. */
  readonly searched: readonly string[];
}

export function usePantry() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [pantry, setPantry] = useState(() => readPantry(state));
  const isInAddress = JSON.stringify(readPantry(state)) === JSON.stringify(pantry);

  useEffect(() => {
    if (isInAddress) return;
    const next = { ...(state as object | null), pantry }; // sound: whatever it is, spreading takes only what it has
    void navigate(pathname + search, { replace: true, state: next, preventScrollReset: true });
  }, [isInAddress, navigate, pathname, search, state, pantry]);

  function change(changes: (before: Pantry) => Partial<Pantry>): void {
    setPantry((before) => ({ ...before, ...changes(before) }));
  }

  return {
    ...pantry,
    type: (typed: string) => change(() => ({ typed })),
    addTyped: () =>
      change(({ ingredients, typed }) => ({ ingredients: withIngredients(ingredients, typed), typed: "" })),
    toggle: (ingredient: string) =>
      change(({ ingredients }) => ({ ingredients: withToggled(ingredients, ingredient) })),
    /** Adds several ingredients, as far as the tray has room. */
    addAll: (added: readonly string[]) =>
      change(({ ingredients }) => ({ ingredients: added.reduce(withIngredient, ingredients) })),
    remove: (index: number) => change(({ ingredients }) => ({ ingredients: withoutIngredient(ingredients, index) })),
    /** Replaces an unknown word by a food and searches. */
    replace: (replacement: { word: string; food: string }) =>
      change(({ ingredients: before }) => {
        const ingredients = withReplaced(before, replacement);
        return { ingredients, searched: ingredients };
      }),
    search: () => change(({ ingredients }) => ({ searched: ingredients })),
  };
}

export type PantryChoice = ReturnType<typeof usePantry>;

/** Reads a history state; it may be from another release, so unknown parts are ignored. */
function readPantry(state: unknown): Pantry {
  const stored = recordIn(recordIn(state)["pantry"]);
  return {
    typed: typeof stored["typed"] === "string" ? stored["typed"] : "",
    ingredients: listIn(stored["ingredients"]),
    searched: listIn(stored["searched"]),
  };
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  // Sound: any object may be asked for any name.
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function listIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((each) => typeof each === "string").reduce<readonly string[]>(withIngredient, []);
}
