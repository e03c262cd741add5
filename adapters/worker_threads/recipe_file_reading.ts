import type { RecipeOfFile } from "../../core/cookbook/mod.ts";
import { readRecipeFile } from "../recipe_files/mod.ts";
import { answerTasks } from "./answer_tasks.ts";

// The worker of WorkerRecipeFileReader. It reads a file as far as it is asked to.

/** A file to begin with, or `next` for more of it. */
export type FileReadingInput = { readonly bytes: Uint8Array; readonly name: string } | "next";

export interface FileReading {
  readonly recipes: readonly RecipeOfFile[];
  readonly isDone: boolean;
}

const RECIPES_AT_ONCE = 20;
/** Limit of the pictures in them, unless one recipe has more. */
const BYTES_AT_ONCE = 5_000_000;

let reading: Iterator<RecipeOfFile> | undefined;

answerTasks((input: FileReadingInput): FileReading => {
  if (input !== "next") reading = readRecipeFile(input.bytes, input.name)[Symbol.iterator]();
  const recipes: RecipeOfFile[] = [];
  let bytes = 0;
  while (reading && recipes.length < RECIPES_AT_ONCE && bytes < BYTES_AT_ONCE) {
    const next = reading.next();
    if (next.done === true) reading = undefined;
    else {
      recipes.push(next.value);
      bytes += pictureBytesOf(next.value);
    }
  }
  return { recipes, isDone: reading === undefined };
});

function pictureBytesOf(recipe: RecipeOfFile): number {
  if (!("ok" in recipe)) return 0;
  return recipe.ok.pictures.reduce((sum, picture) => sum + ("bytes" in picture ? picture.bytes.length : 0), 0);
}
