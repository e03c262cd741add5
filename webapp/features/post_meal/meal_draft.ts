import { INGREDIENTS_MAX_LENGTH, INSTRUCTIONS_MAX_LENGTH, MEAL_NAME_MAX_LENGTH } from "../../../core/community/mod.ts";
import type { RecipeDetail } from "../../platform/api/mod.ts";

export interface MealDraft {
  readonly mealName: string;
  /** One per line. */
  readonly ingredients: string;
  /** One step per line. */
  readonly instructions: string;
  readonly postText: string;
  /** Whether the post links the recipe of the form's address. */
  readonly isLinked: boolean;
}

export const EMPTY_DRAFT: MealDraft = {
  mealName: "",
  ingredients: "",
  instructions: "",
  postText: "",
  isLinked: false,
};

/** A recipe as the draft of a post: its own amounts, and each step on one line. */
export function draftOfRecipe({ name, ingredientGroups, instructions }: RecipeDetail): MealDraft {
  const ingredients = ingredientGroups.flatMap(({ items }) => items);
  const steps = instructions.map((step) => step.split("\n").join(" "));
  return {
    ...EMPTY_DRAFT,
    mealName: name.slice(0, MEAL_NAME_MAX_LENGTH),
    ingredients: ingredients.join("\n").slice(0, INGREDIENTS_MAX_LENGTH),
    instructions: steps.join("\n").slice(0, INSTRUCTIONS_MAX_LENGTH),
    isLinked: true,
  };
}

/** A stored value as a draft; undefined if it is none. */
export function mealDraftOf(stored: unknown): MealDraft | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const fields = stored as Readonly<Record<string, unknown>>;
  const text = (field: Exclude<keyof MealDraft, "isLinked">) => {
    const value = fields[field];
    return typeof value === "string" ? value : "";
  };
  return {
    mealName: text("mealName"),
    ingredients: text("ingredients"),
    instructions: text("instructions"),
    postText: text("postText"),
    isLinked: fields["isLinked"] === true,
  };
}

export function isEmptyDraft(draft: MealDraft): boolean {
  return Object.values(draft).every((value) => value === "" || value === false);
}

export function lineCount(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
