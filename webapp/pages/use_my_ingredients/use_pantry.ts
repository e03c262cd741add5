import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { withIngredient, withIngredients, withoutIngredient, withReplaced, withToggled } from "./ingredient_list.ts";

/** What lives in the history's entry, so that a look at a recipe, or a reload, loses none of it. */
interface Pantry {
  /** What stands in the input and was not added yet. */
  readonly typed: string;
  /** What lies on the tray. */
  readonly ingredients: readonly string[];
  /** What was looked for last; nothing yet where it is empty. */
  readonly searched: readonly string[];
}

export interface PantryChoice extends Pantry {
  type(text: string): void;
  /** Puts what was typed on the tray. */
  addTyped(): void;
  /** Puts a suggestion on the tray, or takes it off. */
  toggle(ingredient: string): void;
  /** Counted from 0. */
  remove(place: number): void;
  /** Puts a food in the place of a word that is none, and makes the tray what is looked for. */
  replace(replacement: { word: string; food: string }): void;
  /** Makes the tray what is looked for. */
  search(): void;
}

/** What somebody has at home, and what of it they looked for. */
export function usePantry(): PantryChoice {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [pantry, setPantry] = useState(() => pantryIn(state));
  const isKept = JSON.stringify(pantryIn(state)) === JSON.stringify(pantry);

  useEffect(() => {
    if (isKept) return;
    const next = { ...(state as object | null), pantry }; // sound: whatever it is, spreading takes only what it has
    void navigate(pathname + search, { replace: true, state: next, preventScrollReset: true });
  }, [isKept, navigate, pathname, search, state, pantry]);

  function change(changes: (before: Pantry) => Partial<Pantry>): void {
    setPantry((before) => ({ ...before, ...changes(before) }));
  }

  return {
    ...pantry,
    type: (typed) => change(() => ({ typed })),
    addTyped: () =>
      change(({ ingredients, typed }) => ({ ingredients: withIngredients(ingredients, typed), typed: "" })),
    toggle: (ingredient) => change(({ ingredients }) => ({ ingredients: withToggled(ingredients, ingredient) })),
    remove: (place) => change(({ ingredients }) => ({ ingredients: withoutIngredient(ingredients, place) })),
    replace: (replacement) =>
      change(({ ingredients: before }) => {
        const ingredients = withReplaced(before, replacement);
        return { ingredients, searched: ingredients };
      }),
    search: () => change(({ ingredients }) => ({ searched: ingredients })),
  };
}

/** History states outlive releases of the app: what does not fit is as good as none. */
function pantryIn(state: unknown): Pantry {
  const kept = recordIn(recordIn(state)["pantry"]);
  return {
    typed: typeof kept["typed"] === "string" ? kept["typed"] : "",
    ingredients: listIn(kept["ingredients"]),
    searched: listIn(kept["searched"]),
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
