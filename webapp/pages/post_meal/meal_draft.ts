import type { TabStorage } from "../../services.ts";

/** The form's texts. The photo is not part of it, since the tab's storage stores only text. */
export interface MealDraft {
  readonly mealName: string;
  /** One per line. */
  readonly ingredients: string;
  /** One step per line. */
  readonly instructions: string;
  /** The caption. */
  readonly postText: string;
}

export const EMPTY_DRAFT: MealDraft = { mealName: "", ingredients: "", instructions: "", postText: "" };

const KEY = "weekplate-meal-draft";

/** Reads the stored draft; an empty one if nothing readable is stored. */
export function readDraft(storage: TabStorage): MealDraft {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return EMPTY_DRAFT;
    const fields = stored as Readonly<Record<string, unknown>>;
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

/** Stores the draft for a reload of the tab; an empty one is deleted. */
export function storeDraft(storage: TabStorage, draft: MealDraft): void {
  try {
    if (Object.values(draft).every((text) => text === "")) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Private windows and full disks refuse storage: the draft is then lost on a reload.
  }
}

/** Number of lines that are not blank. */
export function lineCount(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
