import {
  changeRecipeImport,
  listImportResults,
  listRecipeImports,
  type ReadRecipePage,
  type RecipeImport,
  readRecipePage,
  startRecipeImport,
  undoRecipeImport,
  WRITTEN_RECIPE_LIMITS,
} from "../../../core/cookbook/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import * as calls from "../../../wire/cookbook/mod.ts";
import type { WrittenRecipeWire } from "../../../wire/cookbook/own_recipes.ts";
import { IMPORT_RESULTS_PAGE_MAX, type RecipeImportWire } from "../../../wire/cookbook/recipe_imports.ts";
import { OneAtATime } from "../../in_process/one_at_a_time.ts";
import { type PortsOf, type Route, route } from "../route.ts";

/** Pages of a person that wait while another one is fetched. */
const WAITING_PAGES_MAX = 2;

/** The stores that {@linkcode recipeImportRoutes} need. */
export type RecipeImportPorts = PortsOf<
  | typeof changeRecipeImport
  | typeof listImportResults
  | typeof listRecipeImports
  | typeof readRecipePage
  | typeof startRecipeImport
  | typeof undoRecipeImport
> & {
  /** Imports in the background what is started or resumed. */
  readonly importer: { wake(): void };
};

/** The calls of recipes from web pages and files. */
export function recipeImportRoutes(ports: RecipeImportPorts): Route[] {
  const turns = new OneAtATime({ maxWaiting: WAITING_PAGES_MAX });
  return [
    route(calls.readRecipePage, async ({ caller: { userId }, body: { url, text = "" } }) => {
      const read =
        url === undefined
          ? readRecipePage(ports, { userId, text })
          : turns.run(userId, { task: () => readRecipePage(ports, { userId, url }), refuse: stillReading });
      const { imported, duplicates } = await read;
      const { recipe, pictures, doubts, pageText } = imported;
      return {
        recipe: recipeView(recipe),
        pictures: pictures.flatMap((picture) => ("url" in picture && isAddress(picture.url) ? [picture.url] : [])),
        doubts: [...doubts],
        ...(pageText !== undefined && { pageText }),
        duplicates: duplicates.map(({ id, name }) => ({ id, name })),
      };
    }),
    route(calls.startRecipeImport, async ({ caller: { userId }, body: { whenKnown }, file }) => {
      const sent = file && { bytes: file.bytes, name: file.fileName };
      const started = await startRecipeImport(ports, { userId, file: sent, whenKnown });
      ports.importer.wake();
      return importView(started);
    }),
    route(calls.listRecipeImports, async ({ caller: { userId } }) => ({
      imports: (await listRecipeImports(ports, { userId })).map(importView),
    })),
    route(calls.changeRecipeImport, async ({ caller: { userId }, params: { id }, body: { state } }) => {
      const changed = await changeRecipeImport(ports, { userId, id, state });
      ports.importer.wake();
      return importView(changed);
    }),
    route(calls.undoRecipeImport, async ({ caller: { userId }, params: { id } }) => {
      const undone = await undoRecipeImport(ports, { userId, id });
      // It draws plates of what was restored.
      ports.importer.wake();
      return importView(undone);
    }),
    route(calls.listImportResults, async ({ caller: { userId }, params: { id }, query }) => {
      const { limit = IMPORT_RESULTS_PAGE_MAX, cursor = "0" } = query;
      const { results, next } = await listImportResults(ports, { userId, id, skip: Number(cursor), limit });
      return {
        results: results.map(({ name, outcome, isUpdated, reasons, recipeId }) => ({
          name,
          outcome,
          isUpdated,
          reasons: [...reasons],
          recipeId: recipeId ?? null,
        })),
        nextCursor: next === undefined ? null : String(next),
      };
    }),
  ];
}

function stillReading(): DomainError {
  return new DomainError("import_unavailable", "Other pages of yours are still being read. Please wait for them.");
}

/** Without an address that no recipe could be stored with. */
function recipeView({ source, ...recipe }: ReadRecipePage["imported"]["recipe"]): WrittenRecipeWire {
  const { url, ...from } = source ?? {};
  const kept = url !== undefined && isAddress(url) ? { ...from, url } : from;
  // Sound: the wire's type is the same, but mutable.
  return structuredClone({ ...recipe, ...(Object.keys(kept).length > 0 && { source: kept }) }) as WrittenRecipeWire;
}

function isAddress(text: string): boolean {
  return text.length <= WRITTEN_RECIPE_LIMITS.urlLength && /^https?:$/u.test(URL.parse(text)?.protocol ?? "");
}

function importView({ counts, createdAt, undone, ...file }: RecipeImport): RecipeImportWire {
  const { duplicate: duplicates, ...others } = counts;
  return { ...file, ...others, duplicates, createdAt: createdAt.toISOString(), ...(undone && { undone }) };
}
