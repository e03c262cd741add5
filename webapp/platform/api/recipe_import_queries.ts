import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { RecipeImportWire } from "../../../wire/cookbook/recipe_imports.ts";
import type { CookbookClient } from "./clients.ts";

/** How often a running import is asked for. */
const POLL_MS = 2_000;

/** Key of {@linkcode recipeImportsQuery}. */
export const RECIPE_IMPORTS = ["recipe-imports"] as const;

/** The last imports of files; asked for again while one is running. */
export function recipeImportsQuery(cookbook: Pick<CookbookClient, "listRecipeImports">) {
  return queryOptions({
    queryKey: RECIPE_IMPORTS,
    queryFn: async ({ signal }) => (await cookbook.listRecipeImports({}, { signal })).imports,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((each) => each.state === "running") ? POLL_MS : false),
  });
}

/** The results of a file's recipes so far, page by page. */
export function importResultsQuery(
  cookbook: Pick<CookbookClient, "listImportResults">,
  { id, imported, doubtful, duplicates, rejected, state }: RecipeImportWire,
) {
  return infiniteQueryOptions({
    // Read again when more of the file is done.
    queryKey: [...RECIPE_IMPORTS, id, state, imported + doubtful + duplicates + rejected],
    queryFn: ({ pageParam, signal }) => cookbook.listImportResults({ id, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
  });
}
