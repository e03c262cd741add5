import type { TabStorage } from "../../services.ts";

/** A meal while it is written; its photo apart, since a tab's storage holds only text. */
export interface MealDraft {
  readonly mealName: string;
  /** One a line. */
  readonly ingredients: string;
  /** One step a line. */
  readonly instructions: string;
  /** The caption. */
  readonly postText: string;
}

export const EMPTY_DRAFT: MealDraft = { mealName: "", ingredients: "", instructions: "", postText: "" };

const KEY = "weekplate-meal-draft";

/** What a reload left of the draft; an empty one where nothing readable is kept. */
export function readDraft(storage: TabStorage): MealDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return EMPTY_DRAFT;
    const fields = kept as Readonly<Record<string, unknown>>;
    const text = (field: keyof MealDraft) => {
      const value = fields[field];
      return typeof value === "string" ? value : "";
    };
    return {
      mealName: text("mealName"),
      ingredients: text("ingredients"),
      instructions: text("instructions"),
      postText: text("postText"),
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps the draft over a reload of the tab; an empty one is forgotten. */
export function keepDraft(storage: TabStorage, draft: MealDraft): void {
  try {
    if (Object.values(draft).every((text) => text === "")) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Private windows and full disks refuse it: the draft then lasts as long as the page.
  }
}

/** How many lines of a text say something: its ingredients, or its steps. */
export function lineCount(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
