import type { UserId } from "../account/mod.ts";
import type { Opinion, OpinionStore, RecipeId } from "../recipe/mod.ts";
import type { OpinionChange, OwnRecipeStore, RestoredRecipe } from "./own_recipe_store.ts";
import { knownFoods, type ReadRecipePorts, type RecipePictures, toRecipeWith } from "./own_recipes.ts";
import type { ImportId, RecipeImport } from "./recipe_import.ts";
import type { RecipeImportStore } from "./recipe_import_store.ts";
import { found } from "./recipe_imports.ts";

/** Changed in one transaction. */
const CHANGED_AT_ONCE = 100;

export interface UndoRecipeImportPorts extends ReadRecipePorts {
  readonly imports: Pick<RecipeImportStore, "setState" | "recordUndo">;
  readonly ownRecipes: Pick<OwnRecipeStore, "removeImported" | "restoreReplaced">;
  readonly opinions: Pick<OpinionStore, "find" | "rate" | "removeRating" | "addFavourite" | "removeFavourite">;
  readonly pictures: RecipePictures;
}

/**
 * Ends an import, removes the recipes that it made, and gives those that it updated their earlier text and opinion. What was
 * changed since stays. The photos of removed recipes are swept later.
 *
 * @throws {DomainError} `import_not_found`
 */
export async function undoRecipeImport(
  ports: UndoRecipeImportPorts,
  { userId, id }: { userId: UserId; id: ImportId },
): Promise<RecipeImport> {
  // First, so that no server imports more of it.
  found(await ports.imports.setState(userId, id, "undone"));
  return found(await removeAndRestore(ports, { userId, id }));
}

/** Undoes what an undone import has done. @returns undefined if the person has no such import */
export async function removeAndRestore(
  ports: UndoRecipeImportPorts,
  { userId, id }: { userId: UserId; id: ImportId },
): Promise<RecipeImport | undefined> {
  const limit = CHANGED_AT_ONCE;
  let recorded: RecipeImport | undefined;
  let removed: number;
  do {
    removed = await ports.ownRecipes.removeImported(userId, id, { limit });
    recorded = await ports.imports.recordUndo(userId, id, { removed, restored: [], changed: 0 });
  } while (removed === limit);
  const toRecipe = toRecipeWith(await knownFoods(ports), ports.pictures);
  let replaced: readonly RestoredRecipe[];
  do {
    replaced = await ports.ownRecipes.restoreReplaced(userId, id, { limit }, toRecipe);
    for (const { id: recipeId, opinion } of replaced) await restoreOpinion(ports, { userId, recipeId, opinion });
    const restored = replaced.filter(({ isRestored }) => isRestored).map(({ id: recipeId }) => recipeId);
    const changed = replaced.length - restored.length;
    recorded = await ports.imports.recordUndo(userId, id, { removed: 0, restored, changed });
  } while (replaced.length === limit);
  return recorded;
}

/** The parts of the opinion that were not changed after the import. */
async function restoreOpinion(
  { opinions }: Pick<UndoRecipeImportPorts, "opinions">,
  { userId, recipeId, opinion: { before, after } }: { userId: UserId; recipeId: RecipeId; opinion: OpinionChange },
): Promise<void> {
  const isSet = (part: keyof Opinion) => before[part] !== after[part];
  if (!isSet("stars") && !isSet("favourite")) return;
  const now = await opinions.find(userId, recipeId);
  if (isSet("stars") && now?.stars === after.stars) {
    if (before.stars === undefined) await opinions.removeRating(userId, recipeId);
    else await opinions.rate(userId, recipeId, { stars: before.stars });
  }
  // An import only adds favourites.
  if (isSet("favourite") && now?.favourite) await opinions.removeFavourite(userId, recipeId);
}
