import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { WhenKnown } from "../../../core/cookbook/mod.ts";
import type { RecipeImportWire } from "../../../wire/cookbook/recipe_imports.ts";
import { ApiError, OWN_RECIPES, RECIPE_IMPORTS, recipeImportsQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";

/** How many recipes of a file are done. */
export function doneOf({ imported, doubtful, duplicates, rejected }: RecipeImportWire): number {
  return imported + doubtful + duplicates + rejected;
}

export function useFileImports() {
  const { cookbook, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { data: imports, error: listError } = useQuery(recipeImportsQuery(cookbook));
  const [refusal, setRefusal] = useState<string>();
  const [sent, setSent] = useState<number>();
  const count = imports?.reduce((sum, each) => sum + doneOf(each), 0);
  useEffect(() => {
    // There are more own recipes than the list knows.
    if (count !== undefined) void queryClient.invalidateQueries({ queryKey: [...OWN_RECIPES, "list"] });
  }, [count, queryClient]);

  const start = useMutation({
    mutationFn: ({ file, whenKnown }: { file: File; whenKnown: WhenKnown }) =>
      cookbook.startRecipeImport({ whenKnown }, { file, onProgress: setSent }),
    onMutate: () => {
      setRefusal(undefined);
      setSent(0);
    },
    onError(error) {
      log("Cannot import the file", error);
      setRefusal(refusalText(error));
    },
    async onSettled() {
      setSent(undefined);
      await queryClient.invalidateQueries({ queryKey: RECIPE_IMPORTS });
    },
  });

  const change = useMutation({
    mutationFn: ({ id, to }: { id: string; to: "running" | "paused" | "undone" }) =>
      to === "undone" ? cookbook.undoRecipeImport({ id }) : cookbook.changeRecipeImport({ id, state: to }),
    onError(error) {
      log("Cannot change the import", error);
      showToast(t`Not changed. Try again.`, { tone: "error" });
    },
    async onSettled() {
      await queryClient.invalidateQueries({ queryKey: RECIPE_IMPORTS });
      await queryClient.invalidateQueries({ queryKey: OWN_RECIPES });
    },
  });

  return {
    imports,
    hasFailed: listError !== null && !imports,
    /** Whether the server has no imports of files: one of an earlier version. */
    isMissing: listError instanceof ApiError && listError.status === 404,
    refusal,
    /** The name of the file that is being sent, and its share. */
    sending: start.isPending ? { name: start.variables.file.name, share: sent ?? 0 } : undefined,
    isBusy: imports?.some(({ state }) => state === "running" || state === "paused") ?? false,
    isChanging: change.isPending,
    start: (file: File, whenKnown: WhenKnown) => start.mutate({ file, whenKnown }),
    pause: (id: string) => change.mutate({ id, to: "paused" }),
    resume: (id: string) => change.mutate({ id, to: "running" }),
    undo: (id: string, { onDone }: { onDone: () => void }) =>
      change.mutate({ id, to: "undone" }, { onSettled: onDone }),
  };
}

function refusalText(error: Error): string {
  if (error instanceof ApiError) {
    if (error.code === "import_running") return t`Another import is not finished yet. Wait for it, or undo it.`;
    if (error.isFromServer && error.status < 500) return error.words;
  }
  return t`The file could not be sent. Try again.`;
}

export type FileImports = ReturnType<typeof useFileImports>;
