import { z } from "zod";
import {
  IMPORT_FILE_MAX_BYTES,
  IMPORT_OUTCOMES,
  IMPORT_STATES,
  RECIPE_IMPORTS_MAX,
  RECIPE_PHOTOS_MAX,
  WHEN_KNOWN,
} from "../../core/cookbook/mod.ts";
import { call } from "../call.ts";
import { nextCursor, pageFields } from "../recipe/recipe_fields.ts";
import { writtenRecipe } from "./own_recipes.ts";

// Recipes of web pages and of other programs' files, all ours.

/** Most characters of a pasted page. */
const PAGE_TEXT_MAX = 2_000_000;
/** Most bytes of a request with a page: a text of letters of three bytes, and what JSON writes around it. */
const PAGE_BODY_MAX_BYTES = 3 * PAGE_TEXT_MAX + 100_000;
/** Most results of a page of an import's results. */
export const IMPORT_RESULTS_PAGE_MAX = 100;

/**
 * The cook looks at the recipe first. 422 `page_not_fetched` says why an address was not fetched; 400 `no_recipe_found` if the page
 * has none; 503 `import_unavailable` while several addresses of the caller's, or many of other people's, wait to be fetched.
 */
export const readRecipePage = call("POST /api/recipe-imports/page", {
  summary: "The recipe of a web page, by its address or text; stores nothing",
  bodyMaxBytes: PAGE_BODY_MAX_BYTES,
  /** The address of a page, or its text or HTML. */
  body: z
    .object({
      url: z.string().trim().min(1).max(2_000).optional(),
      text: z.string().min(1).max(PAGE_TEXT_MAX).optional(),
    })
    .refine(({ url, text }) => url !== undefined || text !== undefined, { path: ["text"], error: "give it, or url" })
    .refine(({ url, text }) => url === undefined || text === undefined, { path: ["url"], error: "give it, or text" }),
  reply: z.object({
    recipe: writtenRecipe,
    /** Addresses of its pictures, to send on with the recipe. */
    pictures: z.array(z.string()).max(RECIPE_PHOTOS_MAX),
    /** Parts that were not understood, as sentences for the cook. */
    doubts: z.array(z.string()),
    /** The page's own text, to compare with. Absent without doubts. */
    pageText: z.string().optional(),
    /** The caller's recipes from this address, or with the same name and foods. */
    duplicates: z.array(z.object({ id: z.string(), name: z.string() })).max(5),
  }),
  errors: ["page_not_fetched", "no_recipe_found", "import_unavailable"],
});

export type ReadPageReply = z.infer<typeof readRecipePage.reply>;

/** An import of a file: hundreds of recipes, one after the other, while the person does other things. */
const recipeImport = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Recipes of the file; those that are done are the sum of the others. */
  total: z.number().int().nonnegative(),
  imported: z.number().int().nonnegative(),
  /** Imported, but something was not understood. */
  doubtful: z.number().int().nonnegative(),
  /** The person has them already. */
  duplicates: z.number().int().nonnegative(),
  /** Those of the duplicates by which the person's recipe was updated. */
  updated: z.number().int().nonnegative(),
  rejected: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
  /** What an undo has done. Absent until then. */
  undone: z
    .object({
      /** Recipes that the import had made. */
      removed: z.number().int().nonnegative(),
      /** Recipes that it had updated: they have their earlier text again. */
      restored: z.number().int().nonnegative(),
      /** Recipes that were changed after it, and stay. */
      left: z.number().int().nonnegative(),
    })
    .optional(),
});

export type RecipeImportWire = z.infer<typeof recipeImport>;

const importParams = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/u) });

/**
 * 409 `import_running` while the caller has one that is not finished. 413 `import_too_large` for a file that is too large, or whose
 * only recipe is; 400 `file_not_read` says why else a file cannot be read.
 */
export const startRecipeImport = call("POST /api/recipe-imports", {
  summary: "Import the recipes of a file, in the background",
  rateClass: "photo",
  upload: { field: "file", kind: "import", maxBytes: IMPORT_FILE_MAX_BYTES },
  /** What becomes of recipes that the caller has already: by default nothing, the file's text replaces theirs, or they get both. */
  body: z.object({ whenKnown: z.enum(WHEN_KNOWN).optional() }),
  reply: recipeImport,
  errors: ["file_not_read", "import_too_large", "import_running", "import_unavailable"],
});

export const listRecipeImports = call("GET /api/recipe-imports", {
  summary: "The caller's last imports of files, the newest first",
  reply: z.object({ imports: z.array(recipeImport).max(RECIPE_IMPORTS_MAX) }),
});

export const changeRecipeImport = call("PUT /api/recipe-imports/:id", {
  summary: "Pause or resume an import",
  params: importParams,
  body: z.object({ state: z.enum(["running", "paused"]) }),
  reply: recipeImport,
  errors: ["import_not_found"],
});

/** Recipes that were changed since stay as they are. */
export const undoRecipeImport = call("DELETE /api/recipe-imports/:id", {
  summary: "End an import, remove the recipes that it made, and restore those that it updated",
  params: importParams,
  reply: recipeImport,
  errors: ["import_not_found"],
});

/** In the order of the file. */
export const listImportResults = call("GET /api/recipe-imports/:id/results", {
  summary: "What became of the recipes of an import",
  params: importParams,
  query: z.object(pageFields({ maxLimit: IMPORT_RESULTS_PAGE_MAX })),
  reply: z.object({
    results: z
      .array(
        z.object({
          name: z.string(),
          outcome: z.enum(IMPORT_OUTCOMES),
          /** Whether it is a duplicate by which the person's recipe was updated. */
          isUpdated: z.boolean(),
          /** Doubts, or why it was rejected, as sentences for the cook. */
          reasons: z.array(z.string()),
          /** The own recipe, also the one that a duplicate repeats; null if there is none any more. */
          recipeId: z.string().nullable(),
        }),
      )
      .max(IMPORT_RESULTS_PAGE_MAX),
    nextCursor,
  }),
  errors: ["import_not_found"],
});

export type ListImportResultsReply = z.infer<typeof listImportResults.reply>;
