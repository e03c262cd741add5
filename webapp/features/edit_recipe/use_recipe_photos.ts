import { t } from "@lingui/core/macro";
import { useState } from "react";
import { RECIPE_PHOTOS_MAX } from "../../../core/cookbook/mod.ts";
import type { OwnRecipeReply } from "../../../wire/cookbook/own_recipes.ts";
import { ApiError } from "../../platform/api/mod.ts";
import { photoRefusal } from "../../platform/format/mod.ts";
import { useServices } from "../../services.ts";

export interface AddedPhoto {
  readonly id: number;
  readonly file: File;
}

interface PhotoChanges {
  readonly removed: readonly string[];
  readonly added: readonly File[];
}

/** The recipe with its photos, and why some changes are left. */
export interface SavedPhotos {
  readonly recipe: OwnRecipeReply;
  readonly failure?: { readonly reason: string; readonly left: PhotoChanges };
}

/** The photos of a recipe: changes are stored after its text. */
export function useRecipePhotos(stored: OwnRecipeReply | undefined) {
  const { cookbook, log } = useServices();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<readonly AddedPhoto[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const remaining = (stored?.photos ?? []).filter(({ id }) => !removed.includes(id));
  const count = remaining.length + added.length;

  return {
    remaining,
    added,
    refusal,
    isFull: count >= RECIPE_PHOTOS_MAX,
    add(file: File): void {
      const refused =
        count >= RECIPE_PHOTOS_MAX ? t`A recipe has at most ${RECIPE_PHOTOS_MAX} photos.` : photoRefusal(file);
      setRefusal(refused);
      const id = (added.at(-1)?.id ?? 0) + 1;
      if (refused === undefined) setAdded([...added, { id, file }]);
    },
    removeStored: (id: string) => setRemoved([...removed, id]),
    removeAdded: (id: number) => setAdded(added.filter((photo) => photo.id !== id)),
    /** The changes to store once the recipe is. */
    changes: { removed, added: added.map(({ file }) => file) } satisfies PhotoChanges,
    /** Stores changes, one after the other up to the first that fails. */
    async save(recipe: OwnRecipeReply, changes: PhotoChanges): Promise<SavedPhotos> {
      const left = { removed: [...changes.removed], added: [...changes.added] };
      let now = recipe;
      try {
        for (const id of changes.removed) {
          now = await cookbook.removeRecipePhoto({ id: recipe.id, photoId: id });
          left.removed.shift();
        }
        for (const file of changes.added) {
          now = await cookbook.addRecipePhoto({ id: recipe.id }, { file });
          left.added.shift();
        }
        return { recipe: now };
      } catch (error) {
        log("Cannot save the photos of a recipe", error);
        const isExplained = error instanceof ApiError && error.isFromServer && error.status < 500;
        const reason = isExplained ? error.words : t`A photo is not saved.`;
        return { recipe: now, failure: { reason, left } };
      }
    },
  };
}

export type RecipePhotos = ReturnType<typeof useRecipePhotos>;
