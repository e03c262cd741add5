import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type RecipeFile, recipeFileSchema } from "./recipe_file.ts";

const RECIPES = join(import.meta.dirname, "..", "recipes");
const PICTURES = join(import.meta.dirname, "..", "pictures");

/** A recipe's file: its content, or its format errors. */
export type ReadRecipe = { readonly id: string } & ({ readonly file: RecipeFile } | { readonly faults: string[] });

/** Reads `recipes/*.json`, in the order of their ids. */
export async function readRecipeFiles(): Promise<ReadRecipe[]> {
  const names = (await readdir(RECIPES)).filter((name) => name.endsWith(".json")).sort();
  return Promise.all(
    names.map(async (name) => parseRecipe(name.slice(0, -".json".length), await readFile(join(RECIPES, name), "utf8"))),
  );
}

/** @param id the file's name without `.json` */
export function parseRecipe(id: string, json: string): ReadRecipe {
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (error) {
    return { id, faults: [`is no JSON: ${(error as Error).message}`] };
  }
  const parsed = recipeFileSchema.safeParse(content);
  if (!parsed.success) {
    return { id, faults: parsed.error.issues.map(({ path, message }) => `${z.core.toDotPath(path)}: ${message}`) };
  }
  if (parsed.data.id !== id) return { id, faults: [`its id is "${parsed.data.id}"`] };
  return { id, file: parsed.data };
}

/** The existing pictures of the dishes. */
export interface PictureFiles {
  /** Whether `pictures/<id>.webp` exists. */
  hasPicture(id: string): boolean;
  /** Number of detail pictures, numbered from `pictures/<id>-detail-1.webp` without a gap. */
  countDetailPictures(id: string): number;
}

export async function readPictureFiles(): Promise<PictureFiles> {
  const names = new Set(await readdir(PICTURES).catch(() => []));
  return {
    hasPicture: (id) => names.has(`${id}.webp`),
    countDetailPictures(id) {
      let count = 0;
      while (names.has(`${id}-detail-${count + 1}.webp`)) count++;
      return count;
    },
  };
}
