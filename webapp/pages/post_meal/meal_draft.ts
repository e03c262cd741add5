import { INGREDIENTS_MAX_LENGTH, INSTRUCTIONS_MAX_LENGTH, MEAL_NAME_MAX_LENGTH } from "../../../core/community/mod.ts";
import type { RecipeDetail } from "../../api/mod.ts";
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

/** A recipe's draft is separate, so that neither replaces the other. */
function keyOf(recipeId: string | undefined): string {
  return recipeId === undefined ? "weekplate-meal-draft" : `weekplate-meal-draft-of-${recipeId}`;
}

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

/** Reads the stored draft, of a recipe if one is given; if nothing readable is stored, the recipe's texts or an empty one. */
export function readDraft(storage: TabStorage, recipe?: RecipeDetail): MealDraft {
  const newDraft = recipe ? draftOfRecipe(recipe) : EMPTY_DRAFT;
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(recipe?.id)) ?? "null");
    if (typeof stored !== "object" || stored === null) return newDraft;
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
      isLinked: recipe !== undefined && fields["isLinked"] === true,
    };
  } catch {
    return newDraft;
  }
}

/** Stores the draft for a reload of the tab; an empty one is deleted. */
export function storeDraft(storage: TabStorage, draft: MealDraft, recipeId?: string): void {
  try {
    if (Object.values(draft).every((value) => value === "" || value === false)) storage.removeItem(keyOf(recipeId));
    else storage.setItem(keyOf(recipeId), JSON.stringify(draft));
  } catch {
    // Private windows and full disks refuse storage: the draft is then lost on a reload.
  }
}

/** Number of lines that are not blank. */
export function lineCount(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
