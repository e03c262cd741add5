import type { UserId } from "../account/mod.ts";
import { type Clock, DomainError } from "../shared/mod.ts";
import type { RecipeFileReader, RecipeOfFile } from "./recipe_file_reader.ts";
import {
  IMPORT_FILE_MAX_BYTES,
  IMPORT_FILE_TOO_LARGE,
  type ImportId,
  type ImportResult,
  type RecipeImport,
  type WhenKnown,
} from "./recipe_import.ts";
import type { NewImportItem, RecipeImportStore } from "./recipe_import_store.ts";
import { storable, withStorableTexts } from "./storable.ts";

/** Most bytes of the pictures in one file that are stored until their recipes are imported. */
const PICTURES_MAX_BYTES = 100_000_000;
const FILE_NAME_LENGTH = 200;
const UNNAMED = "A recipe without a name";

export interface StartRecipeImportPorts {
  readonly imports: RecipeImportStore;
  readonly fileReader: RecipeFileReader;
  readonly clock: Pick<Clock, "now">;
}

export interface StartRecipeImportInput {
  readonly userId: UserId;
  readonly file: { readonly bytes: Uint8Array; readonly name: string } | undefined;
  /** `skip` by default. */
  readonly whenKnown?: WhenKnown | undefined;
}

/**
 * Reads a file, and lets its recipes be imported in the background.
 *
 * @throws {DomainError} `invalid_input` without a file, `file_not_read`, `import_too_large`, `import_running`,
 *   `import_unavailable`
 */
export async function startRecipeImport(
  { imports, fileReader, clock }: StartRecipeImportPorts,
  { userId, file, whenKnown = "skip" }: StartRecipeImportInput,
): Promise<RecipeImport> {
  if (!file || file.bytes.length === 0)
    throw new DomainError("invalid_input", "Cannot import the file: it is missing", { field: "file" });
  if (file.bytes.length > IMPORT_FILE_MAX_BYTES) throw notRead({ rejected: IMPORT_FILE_TOO_LARGE, isTooLarge: true });
  const fileName = storable(file.name).slice(0, FILE_NAME_LENGTH) || "file";
  const id = await imports.begin(userId, { fileName, whenKnown, now: clock.now() });
  if (id === undefined)
    throw new DomainError("import_running", "Another import of yours is not finished. Wait for it, or end it.");
  try {
    let position = 0;
    const budget = { bytesLeft: PICTURES_MAX_BYTES };
    await fileReader.read({ bytes: file.bytes, name: fileName }, async (recipes) => {
      const [first] = recipes;
      // Nothing of the file can be read.
      if (position === 0 && first && "rejected" in first && first.name === undefined) throw notRead(first);
      await imports.addItems(
        id,
        recipes.map((recipe) => itemOf(recipe, { fileName, budget })),
        { position },
      );
      position += recipes.length;
    });
    return await imports.start(id);
  } catch (error) {
    await imports.discard(id);
    throw error;
  }
}

/** The person's last ten imports, the newest first. */
export async function listRecipeImports(
  { imports }: { readonly imports: Pick<RecipeImportStore, "list"> },
  { userId }: { userId: UserId },
): Promise<readonly RecipeImport[]> {
  return await imports.list(userId);
}

/**
 * Pauses or resumes an import. Does nothing to one that has ended.
 *
 * @throws {DomainError} `import_not_found`
 */
export async function changeRecipeImport(
  { imports }: { readonly imports: Pick<RecipeImportStore, "setState"> },
  { userId, id, state }: { userId: UserId; id: ImportId; state: "running" | "paused" },
): Promise<RecipeImport> {
  return found(await imports.setState(userId, id, state));
}

/**
 * Outcomes of the recipes of an import.
 *
 * @throws {DomainError} `import_not_found`
 */
export async function listImportResults(
  { imports }: { readonly imports: Pick<RecipeImportStore, "results"> },
  { userId, id, skip, limit }: { userId: UserId; id: ImportId; skip: number; limit: number },
): Promise<{ readonly results: readonly ImportResult[]; readonly next: number | undefined }> {
  const { results, isMore } = found(await imports.results(userId, id, { skip, limit }));
  return { results, next: isMore ? skip + limit : undefined };
}

function itemOf(
  read: RecipeOfFile,
  { fileName, budget }: { fileName: string; budget: { bytesLeft: number } },
): NewImportItem {
  if ("rejected" in read) {
    const name = storable(read.name ?? fileName).slice(0, FILE_NAME_LENGTH);
    return { name, reasons: [storable(read.rejected)], recipe: undefined };
  }
  const { pictures, doubts, stars, isFavourite, own } = read.ok;
  const recipe = withStorableTexts(read.ok.recipe);
  const kept = pictures.filter((picture) => {
    if ("url" in picture) return true;
    budget.bytesLeft -= picture.bytes.length;
    return budget.bytesLeft >= 0;
  });
  const reasons = doubts.map(storable);
  if (kept.length < pictures.length) reasons.push("Pictures were left out: those of the file are too large together.");
  if (recipe.name === "") return { name: UNNAMED, reasons: ["It has no name."], recipe: undefined };
  return {
    name: recipe.name,
    reasons,
    recipe,
    settings: withStorableTexts({ stars, isFavourite, own }),
    pictures: kept,
  };
}

/** @throws {DomainError} `import_not_found` */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new DomainError("import_not_found", "Import not found", { field: "id" });
  return value;
}

function notRead({ rejected, isTooLarge }: Extract<RecipeOfFile, { rejected: string }>): DomainError {
  return new DomainError(isTooLarge ? "import_too_large" : "file_not_read", rejected, { field: "file" });
}
