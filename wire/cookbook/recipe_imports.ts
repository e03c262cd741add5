import { z } from "zod";
import { nextCursor, pageFields } from "../recipe/recipe_fields.ts";
import { writtenRecipe } from "./own_recipes.ts";

/** Most characters of a pasted page. */
export const PAGE_TEXT_MAX = 2_000_000;
/** Most results of a page of an import's results. */
export const IMPORT_RESULTS_PAGE_MAX = 100;

/**
 * `POST /api/recipe-imports/page`, ours: reads the recipe of a web page, or of the text or HTML of one. Stores nothing: the cook
 * looks at it first. 422 `page_not_fetched` says why an address was not fetched; 400 `no_recipe_found` if the page has none; 503
 * `import_unavailable` while several addresses of the caller's, or many of other people's, wait to be fetched.
 * Either `url` or `text` is given.
 */
export const readPageBody = z
  .object({
    url: z.string().trim().min(1).max(2_000).optional(),
    text: z.string().min(1).max(PAGE_TEXT_MAX).optional(),
  })
  .refine(({ url, text }) => url !== undefined || text !== undefined, { path: ["text"], error: "give it, or url" })
  .refine(({ url, text }) => url === undefined || text === undefined, { path: ["url"], error: "give it, or text" });

export const readPageReply = z.object({
  recipe: writtenRecipe,
  /** Addresses of its pictures, to send on with the recipe. */
  pictures: z.array(z.string()).max(10),
  /** What was not understood, as sentences for the cook. */
  doubts: z.array(z.string()),
  /** The caller's recipes from this address, or with the same name and foods. */
  duplicates: z.array(z.object({ id: z.string(), name: z.string() })).max(5),
});

export type ReadPageReply = z.infer<typeof readPageReply>;

/** The multipart field of a file to import. */
export const IMPORT_FILE_FIELD = "file";

const importState = z.enum(["running", "paused", "finished", "undone"]);

/** An import of a file: hundreds of recipes, one after the other, while the person does other things. */
export const recipeImport = z.object({
  id: z.string(),
  fileName: z.string(),
  state: importState,
  /** Recipes of the file; those that are done are the sum of the others. */
  total: z.number().int().nonnegative(),
  imported: z.number().int().nonnegative(),
  /** Imported, but something was not understood. */
  doubtful: z.number().int().nonnegative(),
  /** The person has them already. */
  duplicates: z.number().int().nonnegative(),
  rejected: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
});

export type RecipeImportWire = z.infer<typeof recipeImport>;

/**
 * `POST /api/recipe-imports`, ours: multipart with the field `file`; replies with the import. 409 `import_running` while the
 * caller has one that is not finished. 400 `file_not_read` says why a file cannot be read.
 *
 * `GET /api/recipe-imports`: the caller's last ten, the newest first.
 * `PUT /api/recipe-imports/{id}`: pauses or resumes it; replies with the import.
 * `DELETE /api/recipe-imports/{id}`: ends it, and removes all recipes that it made and that were not changed since; replies with
 * the import.
 */
export const listRecipeImportsReply = z.object({ imports: z.array(recipeImport).max(10) });

export const changeRecipeImportBody = z.object({ state: z.enum(["running", "paused"]) });

export const recipeImportParams = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/u) });

/** `GET /api/recipe-imports/{id}/results`, ours: what became of each recipe of the file, in its order. */
export const listImportResultsQuery = z.object(pageFields({ maxLimit: IMPORT_RESULTS_PAGE_MAX }));

export const listImportResultsReply = z.object({
  results: z
    .array(
      z.object({
        name: z.string(),
        outcome: z.enum(["imported", "doubtful", "duplicate", "rejected"]),
        /** Doubts, or why it was rejected, as sentences for the cook. */
        reasons: z.array(z.string()),
        /** The own recipe, also the one that a duplicate repeats; null if there is none any more. */
        recipeId: z.string().nullable(),
      }),
    )
    .max(IMPORT_RESULTS_PAGE_MAX),
  nextCursor,
});

export type ListImportResultsReply = z.infer<typeof listImportResultsReply>;
