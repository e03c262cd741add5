import { type ImportedRecipe, NoRecipeFound, type RecipePage } from "../../core/cookbook/mod.ts";
import { HtmlRecipePageReader } from "../recipe_pages/mod.ts";
import { answerTasks } from "./answer_tasks.ts";

// The worker of WorkerRecipePageReader.

/** The thread's reply. Of an error, only the message is sent. */
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
