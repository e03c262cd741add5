import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type ChangeEvent, useCallback, useRef, useState } from "react";
import { i18n } from "#i18n";
import type { MealDraft } from "./mod.ts";

const MISSING = {
  mealName: msg`Enter a meal name.`,
  ingredients: msg`Enter at least one ingredient.`,
  instructions: msg`Enter at least one step.`,
} as const satisfies Record<string, MessageDescriptor>;

type RequiredName = keyof typeof MISSING;
type TextName = RequiredName | "postText";

export type MealErrors = Readonly<Partial<Record<RequiredName, string>>>;

/**
 * The texts of a new meal. React Hook Form would be 12 KB before the page can be used, to find three empty fields.
 */
export function useMealForm(start: MealDraft) {
  const [draft, setDraft] = useState(start);
  const [changed, setChanged] = useState<MealDraft>();
  const [errors, setErrors] = useState<MealErrors>({});
  const [isChecked, setIsChecked] = useState(false);
  /** Several fields may change before the next drawing. */
  const latest = useRef(start);
  const elements = useRef(new Map<TextName, HTMLElement>());

  const fill = useCallback((texts: Partial<MealDraft>) => {
    latest.current = { ...latest.current, ...texts };
    setDraft(latest.current);
  }, []);

  function change(texts: Partial<MealDraft>): void {
    fill(texts);
    if (isChecked) setErrors(errorsOf(latest.current));
    setChanged(latest.current);
  }

  function text(name: TextName) {
    return {
      name,
      value: draft[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: target.value }),
      ref(element: HTMLElement | null) {
        if (element) elements.current.set(name, element);
        else elements.current.delete(name);
      },
    };
  }

  return {
    draft,
    /** The texts since the person changed them; undefined before that. */
    changed,
    /** The texts now, which may not be drawn yet. */
    latest,
    fill,
    text,
    required: (name: RequiredName) => ({ ...text(name), error: errors[name] }),
    isLinked: {
      name: "isLinked",
      checked: draft.isLinked,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ isLinked: target.checked }),
    },
    /** Marks the empty fields, from now on as they change. @returns them */
    check(): MealErrors {
      const found = errorsOf(latest.current);
      setErrors(found);
      setIsChecked(true);
      return found;
    },
    isChecked,
    focus: (name: RequiredName) => elements.current.get(name)?.focus(),
  };
}

function errorsOf(draft: MealDraft): MealErrors {
  const empty = Object.entries(MISSING).filter(([name]) => draft[name as RequiredName].trim() === ""); // sound: the names of MISSING
  return Object.fromEntries(empty.map(([name, text]) => [name, i18n._(text)]));
}
