import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { RecipeImportsApi, RecipeImportWire } from "./recipe_imports_api.ts";

/** How often a running import is asked for. */
const POLL_MS = 2_000;

/** Key of {@linkcode recipeImportsQuery}. */
export const RECIPE_IMPORTS = ["recipe-imports"] as const;

/** The last imports of files; asked for again while one is running. */
export function recipeImportsQuery(recipeImports: Pick<RecipeImportsApi, "list">) {
  return queryOptions({
    queryKey: RECIPE_IMPORTS,
    queryFn: ({ signal }) => recipeImports.list({ signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((each) => each.state === "running") ? POLL_MS : false),
  });
}

/** What became of each recipe of a file so far, page by page. */
export function importResultsQuery(
  recipeImports: Pick<RecipeImportsApi, "listResults">,
  { id, imported, doubtful, duplicates, rejected, state }: RecipeImportWire,
) {
  return infiniteQueryOptions({
    // Read again when more of the file is done.
    queryKey: [...RECIPE_IMPORTS, id, state, imported + doubtful + duplicates + rejected],
    queryFn: ({ pageParam, signal }) => recipeImports.listResults(id, { after: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
  });
}
