import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ApiError, OWN_RECIPES, type OwnRecipeReply, RECIPES } from "../../api/mod.ts";
import { useToast } from "../../hooks/mod.ts";
import { useServices } from "../../services.ts";
import type { EditorStart } from "./editor_start.ts";
import { rowFieldId } from "./RowField.tsx";
import { type DraftProblems, type RecipeDraft, sentRows, TEXT_FIELDS, writtenOf } from "./recipe_draft.ts";
import type { DraftEditor } from "./use_draft.ts";

const INCOMPLETE = "Some fields need a look. They are marked.";
const NOT_SAVED = "Not saved. What you typed is kept. Try again.";

const REFUSALS: Readonly<Record<string, string>> = {
  cookbook_full: "You have as many recipes as there is room for. Delete one that you do not need.",
  recipe_not_found: "This recipe is not there any more. Your text is kept: copy what you need.",
};

/** The fields of a request, as the server names them. */
const FIELDS = {
  "source.name": "sourceName",
  "source.url": "sourceUrl",
} as const;

/** Saves and deletes the recipe of a draft. A failure keeps everything that was typed. */
export function useSaveRecipe({ start, editor }: { start: EditorStart; editor: DraftEditor }) {
  const { ownRecipes, log } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const [failure, setFailure] = useState<string>();
  const { stored } = start;

  /** Shows what is wrong where it is; the focus goes to the first. */
  function refuse(problems: DraftProblems, text: string): void {
    setFailure(text);
    editor.showProblems(problems);
    const [first] = Object.keys(problems);
    const row = first?.startsWith("row-") ? document.getElementById(rowFieldId(Number(first.slice(4)))) : undefined;
    (row ?? document.querySelector<HTMLElement>(`[name="${first}"]`))?.focus();
  }

  const { mutate: save, isPending: isSaving } = useMutation({
    async mutationFn(draft: RecipeDraft): Promise<OwnRecipeReply | undefined> {
      const { recipe, problems } = writtenOf(draft);
      setFailure(undefined);
      if (problems) {
        refuse(problems, INCOMPLETE);
        return undefined;
      }
      const { isShared } = draft;
      return stored
        ? ownRecipes.change(stored.id, { version: stored.version, recipe, isShared })
        : ownRecipes.add({ recipe, isShared, copyOf: start.copyOf?.id, pictures: [...start.pictures] });
    },
    async onSuccess(saved) {
      if (!saved) return;
      queryClient.removeQueries({ queryKey: [...RECIPES, saved.id] });
      queryClient.setQueryData([...OWN_RECIPES, saved.id], saved);
      await queryClient.invalidateQueries({ queryKey: [...OWN_RECIPES, "list"] });
      await navigate(`/recipe/${encodeURIComponent(saved.id)}`, { replace: true });
      showToast(`${saved.recipe.name} is saved.`);
    },
    onError(error, draft) {
      log("Cannot save the recipe", error);
      const field = error instanceof ApiError ? fieldOf(error, draft) : undefined;
      if (field) refuse({ [field]: wordsOf(error) }, INCOMPLETE);
      else setFailure(error instanceof ApiError ? (REFUSALS[error.code] ?? NOT_SAVED) : NOT_SAVED);
    },
  });

  const { mutate: remove, isPending: isRemoving } = useMutation({
    mutationFn: (recipe: OwnRecipeReply) => ownRecipes.remove(recipe.id),
    async onSuccess(_, { id, recipe: { name } }) {
      await navigate("/recipes/mine", { replace: true });
      queryClient.removeQueries({ queryKey: [...OWN_RECIPES, id] });
      queryClient.removeQueries({ queryKey: [...RECIPES, id] });
      await queryClient.invalidateQueries({ queryKey: OWN_RECIPES });
      showToast(`${name} is deleted.`);
    },
    onError(error) {
      log("Cannot delete the recipe", error);
      setFailure("Not deleted. Try again.");
    },
  });

  return {
    failure,
    isSaving,
    isRemoving,
    save: () => save(editor.draft),
    remove: () => stored && remove(stored),
    /** One page back. */
    cancel: () => void navigate(-1),
  };
}

/** The server's words without the field's technical name. */
function wordsOf({ message }: Error): string {
  const words = message.replace(/^[\w.]+:\s*/u, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a draft has what the server refused: "recipe.ingredients.0.lines.2.text" is a row. */
function fieldOf({ field = "" }: ApiError, draft: RecipeDraft): keyof DraftProblems | undefined {
  const path = field.replace(/^recipe\./u, "");
  const rows = sentRows(draft);
  const [list, ...places] = path.split(".");
  const [place, line] = [Number(places[0]), Number(places[2])];
  const row =
    list === "ingredients"
      ? rows.ingredients[place]?.[line]
      : list === "steps" || list === "notes"
        ? rows[list][place]
        : undefined;
  if (row !== undefined) return `row-${row}`;
  if (list === "ingredients") return "groups";
  const name = FIELDS[path as keyof typeof FIELDS] ?? list;
  return TEXT_FIELDS.find((each) => each === name);
}
