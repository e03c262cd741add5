import type { UserId } from "../../../core/account/mod.ts";
import type { ImportResult, RecipeImport } from "../../../core/cookbook/mod.ts";
import {
  changeRecipeImportBody,
  IMPORT_FILE_FIELD,
  IMPORT_RESULTS_PAGE_MAX,
  listImportResultsQuery,
  listImportResultsReply,
  listRecipeImportsReply,
  type RecipeImportWire,
  recipeImport,
  recipeImportParams,
} from "../../../wire/cookbook/recipe_imports.ts";
import { type Route, route } from "../route.ts";

/** What is larger than the limit of files says so by itself. */
const UPLOAD_MAX_BYTES = 50 * 2 ** 20;

interface RecipeImportUseCases {
  readonly start: (input: {
    userId: UserId;
    file: { readonly bytes: Uint8Array; readonly name: string } | undefined;
  }) => Promise<RecipeImport>;
  readonly list: (input: { userId: UserId }) => Promise<readonly RecipeImport[]>;
  readonly change: (input: { userId: UserId; id: string; state: "running" | "paused" }) => Promise<RecipeImport>;
  readonly undo: (input: { userId: UserId; id: string }) => Promise<RecipeImport>;
  readonly results: (input: {
    userId: UserId;
    id: string;
    skip: number;
    limit: number;
  }) => Promise<{ readonly results: readonly ImportResult[]; readonly next: number | undefined }>;
}

export const RECIPE_IMPORT_ROUTES = [
  "start",
  "list",
  "change",
  "undo",
  "results",
] as const satisfies readonly (keyof RecipeImportUseCases)[];

/** The calls of imports of files. */
export function recipeImportRoutes(
  useCases: RecipeImportUseCases,
): Record<(typeof RECIPE_IMPORT_ROUTES)[number], Route> {
  return {
    start: route({
      method: "post",
      path: "/api/recipe-imports",
      summary: "Import the recipes of a file, in the background",
      access: "signed-in",
      rateClass: "photo",
      upload: { field: IMPORT_FILE_FIELD, maxBytes: UPLOAD_MAX_BYTES },
      reply: recipeImport,
      async handle({ caller: { userId }, file }) {
        const sent = file && { bytes: file.bytes, name: file.fileName };
        return importView(await useCases.start({ userId, file: sent }));
      },
    }),
    list: route({
      method: "get",
      path: "/api/recipe-imports",
      summary: "The caller's last imports of files, the newest first",
      access: "signed-in",
      reply: listRecipeImportsReply,
      async handle({ caller: { userId } }) {
        return { imports: (await useCases.list({ userId })).map(importView) };
      },
    }),
    change: route({
      method: "put",
      path: "/api/recipe-imports/:id",
      summary: "Pause or resume an import",
      access: "signed-in",
      params: recipeImportParams,
      body: changeRecipeImportBody,
      reply: recipeImport,
      async handle({ caller: { userId }, params: { id }, body: { state } }) {
        return importView(await useCases.change({ userId, id, state }));
      },
    }),
    undo: route({
      method: "delete",
      path: "/api/recipe-imports/:id",
      summary: "End an import, and remove the recipes that it made",
      access: "signed-in",
      params: recipeImportParams,
      reply: recipeImport,
      async handle({ caller: { userId }, params: { id } }) {
        return importView(await useCases.undo({ userId, id }));
      },
    }),
    results: route({
      method: "get",
      path: "/api/recipe-imports/:id/results",
      summary: "What became of the recipes of an import",
      access: "signed-in",
      params: recipeImportParams,
      query: listImportResultsQuery,
      reply: listImportResultsReply,
      async handle({ caller: { userId }, params: { id }, query }) {
        const { limit = IMPORT_RESULTS_PAGE_MAX, cursor = "0" } = query;
        const { results, next } = await useCases.results({ userId, id, skip: Number(cursor), limit });
        return {
          results: results.map(({ name, outcome, reasons, recipeId }) => ({
            name,
            outcome,
            reasons: [...reasons],
            recipeId: recipeId ?? null,
          })),
          nextCursor: next === undefined ? null : String(next),
        };
      },
    }),
  };
}

function importView({ id, fileName, state, total, counts, createdAt }: RecipeImport): RecipeImportWire {
  const { duplicate: duplicates, ...others } = counts;
  return { id, fileName, state, total, ...others, duplicates, createdAt: createdAt.toISOString() };
}
