import { type ImportedRecipe, NoRecipeFound, type RecipePage } from "../../core/cookbook/mod.ts";
import { HtmlRecipePageReader } from "../recipe_pages/mod.ts";
import { answerTasks } from "./answer_tasks.ts";

// The worker of WorkerRecipePageReader.

/** What the thread answers: only the message of an error comes through. */
export type PageReading = { readonly imported: ImportedRecipe } | { readonly notFound: string };

const reader = new HtmlRecipePageReader();

answerTasks((page: RecipePage): PageReading => {
  try {
    return { imported: reader.read(page) };
  } catch (error) {
    if (error instanceof NoRecipeFound) return { notFound: error.message };
    throw error;
  }
});
