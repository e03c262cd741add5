import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { i18n } from "#i18n";
import type { MergedSide, WrittenRecipe } from "../../../core/cookbook/mod.ts";
import type { OwnRecipeReply, WrittenRecipeWire } from "../../../wire/cookbook/own_recipes.ts";
import { ApiError, OWN_RECIPES, RECIPES } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { retryImport } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import type { Conflict } from "./ConflictDialog.tsx";
import type { EditorStart } from "./editor_start.ts";
import { rowFieldId } from "./RowField.tsx";
import { type DraftProblems, type RecipeDraft, sentRows, TEXT_FIELDS, writtenOf } from "./recipe_draft.ts";
import type { RecipePhotos, SavedPhotos } from "./use_recipe_photos.ts";
import type { EditedDraft } from "./use_stored_draft.ts";

const NOT_SAVED = msg`Not saved. What you typed is kept. Try again.`;

const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  cookbook_full: msg`You have as many recipes as there is room for. Delete one that you do not need.`,
  recipe_not_found: msg`This recipe is not there any more. Your text is kept: copy what you need.`,
};

const loadMerge = () => retryImport(() => import("./merge_recipe.ts"));

/** How often a recipe is merged before it is given up. */
const TRIES = 3;

/** A draft to save, and the choices for parts that another device has changed too. */
interface Saving {
  readonly draft: RecipeDraft;
  readonly choices?: Readonly<Record<string, MergedSide>>;
}

/** The fields of a request, as the server names them. */
const FIELDS = {
  "source.name": "sourceName",
  "source.url": "sourceUrl",
} as const;

/** Input of {@linkcode useSaveRecipe}. */
export interface SaveRecipeOptions {
  start: EditorStart;
  edited: EditedDraft;
  photos: Pick<RecipePhotos, "changes" | "save">;
}

/** Saves and deletes the recipe of a draft. After a failure, everything typed stays. */
export function useSaveRecipe({ start, edited, photos }: SaveRecipeOptions) {
  const { cookbook, log } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const { stored } = start;
  const { editor, base, version } = edited;

  /** Stores a change; if another device was faster, both are merged, or the cook is asked. */
  async function change(
    { id }: OwnRecipeReply,
    {
      recipe,
      isShared,
      ...from
    }: Pick<OwnRecipeReply, "recipe" | "isShared" | "version"> & { base: WrittenRecipeWire },
    triesLeft = TRIES,
  ): Promise<OwnRecipeReply | undefined> {
    try {
      return await cookbook.changeOwnRecipe({ id, version: from.version, recipe, isShared });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "recipe_changed") || triesLeft === 0) throw error;
      const [theirs, { mergeWrittenRecipe }] = await Promise.all([cookbook.getOwnRecipe({ id }), loadMerge()]);
      const { conflicts, recipe: merged } = mergeWrittenRecipe({
        base: from.base,
        mine: recipe,
        theirs: theirs.recipe,
      });
      if (conflicts.length > 0) {
        setConflict({ base: from.base, mine: recipe, theirs });
        return undefined;
      }
      const both = { recipe: writtenRecipeOf(merged), isShared, version: theirs.version, base: theirs.recipe };
      return change(theirs, both, triesLeft - 1);
    }
  }

  /** Shows errors at their fields. The focus goes to the first. */
  function refuse(problems: DraftProblems): void {
    setFailure(t`Some fields need a look. They are marked.`);
    editor.showProblems(problems);
    const [first] = Object.keys(problems);
    const row = first?.startsWith("row-") ? document.getElementById(rowFieldId(Number(first.slice(4)))) : undefined;
    (row ?? document.querySelector<HTMLElement>(`[name="${first}"]`))?.focus();
  }

  async function saveText({ draft, choices }: Saving): Promise<OwnRecipeReply | undefined> {
    setFailure(undefined);
    const { isShared } = draft;
    if (conflict && choices) {
      const { mergeWrittenRecipe } = await loadMerge();
      const { base: before, mine, theirs } = conflict;
      const merged = mergeWrittenRecipe({ base: before, mine, theirs: theirs.recipe }, choices).recipe;
      setConflict(undefined);
      const chosen = { recipe: writtenRecipeOf(merged), isShared, version: theirs.version, base: theirs.recipe };
      return change(theirs, chosen);
    }
    const { recipe, problems } = writtenOf(draft);
    if (problems) {
      refuse(problems);
      return undefined;
    }
    return stored
      ? change(stored, { recipe, isShared, version: version ?? stored.version, base })
      : cookbook.addOwnRecipe({ recipe, isShared, copyOf: start.copyOf?.id, pictures: [...start.pictures] });
  }

  const { mutate: save, isPending: isSaving } = useMutation({
    async mutationFn(saving: Saving): Promise<SavedPhotos | undefined> {
      const saved = await saveText(saving);
      if (!saved) return undefined;
      // Before its photos are sent: the draft would be a second recipe if one of them fails.
      edited.forget();
      return photos.save(saved, photos.changes);
    },
    async onSuccess(done) {
      if (!done) return;
      queryClient.removeQueries({ queryKey: [...RECIPES, done.recipe.id] });
      await storeSaved(done.recipe);
      await navigate(`/recipe/${encodeURIComponent(done.recipe.id)}`, { replace: true });
      announce(done);
    },
    onError(error, { draft }) {
      log("Cannot save the recipe", error);
      if (!(error instanceof ApiError)) return setFailure(i18n._(NOT_SAVED));
      const field = fieldOf(error, draft);
      if (field) refuse({ [field]: error.words });
      else setFailure(i18n._(REFUSALS[error.code] ?? NOT_SAVED));
    },
  });

  async function storeSaved(saved: OwnRecipeReply): Promise<void> {
    queryClient.setQueryData([...OWN_RECIPES, saved.id], saved);
    await queryClient.invalidateQueries({ queryKey: [...OWN_RECIPES, "list"] });
  }

  /** Reports that the recipe is saved, or offers to send its remaining photos again. */
  function announce({ recipe: saved, failure: ofPhotos }: SavedPhotos): void {
    if (!ofPhotos) return showToast(t`${saved.recipe.name} is saved.`);
    async function sendAgain(left: NonNullable<SavedPhotos["failure"]>["left"]): Promise<void> {
      const done = await photos.save(saved, left);
      await storeSaved(done.recipe);
      await queryClient.invalidateQueries({ queryKey: [...RECIPES, saved.id] });
      announce(done);
    }
    const action = { text: t`Try again`, onSelect: () => void sendAgain(ofPhotos.left) };
    showToast(t`${saved.recipe.name} is saved without some photos. ${ofPhotos.reason}`, { tone: "error", action });
  }

  const { mutate: remove, isPending: isRemoving } = useMutation({
    mutationFn: ({ id }: OwnRecipeReply) => cookbook.removeOwnRecipe({ id }),
    async onSuccess(_, { id, recipe: { name } }) {
      edited.forget();
      await navigate("/recipes/mine", { replace: true });
      queryClient.removeQueries({ queryKey: [...OWN_RECIPES, id] });
      queryClient.removeQueries({ queryKey: [...RECIPES, id] });
      await queryClient.invalidateQueries({ queryKey: OWN_RECIPES });
      showToast(t`${name} is deleted.`);
    },
    onError(error) {
      log("Cannot delete the recipe", error);
      setFailure(t`Not deleted. Try again.`);
    },
  });

  return {
    failure,
    isSaving,
    isRemoving,
    save: () => save({ draft: editor.draft }),
    /** Undefined unless both this and another device have changed the same parts. */
    conflict,
    saveChosen: (choices: Readonly<Record<string, MergedSide>>) => save({ draft: editor.draft, choices }),
    leaveConflict: () => setConflict(undefined),
    remove: () => stored && remove(stored),
    /** One page back. */
    cancel: () => void navigate(-1),
  };
}

/** The field of a draft that the server refused: "recipe.ingredients.0.lines.2.text" is a row. */
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
  const name = FIELDS[path as keyof typeof FIELDS] ?? list; // sound: undefined for other paths
  return TEXT_FIELDS.find((each) => each === name);
}

/** A merged recipe as it is sent. */
function writtenRecipeOf({ ingredients, steps, notes, tags, ...fields }: WrittenRecipe): WrittenRecipeWire {
  return {
    ...fields,
    ingredients: ingredients.map(({ title, lines }) => ({ title, lines: [...lines] })),
    steps: [...steps],
    notes: [...notes],
    tags: [...tags],
  };
}
