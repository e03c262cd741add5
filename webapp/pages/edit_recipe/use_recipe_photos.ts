import { useState } from "react";
import { RECIPE_PHOTOS_MAX } from "../../../wire/own_recipes.ts";
import { ApiError, type OwnRecipeReply } from "../../api/mod.ts";
import { photoRefusal } from "../../format/mod.ts";
import { useServices } from "../../services.ts";

/** A picked photo that is sent when the recipe is saved. */
export interface AddedPhoto {
  readonly id: number;
  readonly file: File;
}

/** The photos of a recipe: changes are stored after its text. */
export function useRecipePhotos(stored: OwnRecipeReply | undefined) {
  const { ownRecipes, log } = useServices();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<readonly AddedPhoto[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const kept = (stored?.photos ?? []).filter(({ id }) => !removed.includes(id));
  const count = kept.length + added.length;

  return {
    kept,
    added,
    refusal,
    isFull: count >= RECIPE_PHOTOS_MAX,
    add(file: File): void {
      const refused =
        count >= RECIPE_PHOTOS_MAX ? `A recipe has at most ${RECIPE_PHOTOS_MAX} photos.` : photoRefusal(file);
      setRefusal(refused);
      const id = (added.at(-1)?.id ?? 0) + 1;
      if (refused === undefined) setAdded([...added, { id, file }]);
    },
    removeStored: (id: string) => setRemoved([...removed, id]),
    removeAdded: (id: number) => setAdded(added.filter((photo) => photo.id !== id)),
    /** Stores the changes. Returns the recipe, and why a photo was not stored. */
    async save(recipe: OwnRecipeReply): Promise<{ recipe: OwnRecipeReply; failure?: string }> {
      let now = recipe;
      try {
        for (const id of removed) now = await ownRecipes.removePhoto(recipe.id, id);
        for (const { file } of added) now = await ownRecipes.addPhoto(recipe.id, file, {});
        return { recipe: now };
      } catch (error) {
        log("Cannot save the photos of a recipe", error);
        const isExplained = error instanceof ApiError && error.isFromServer && error.status < 500;
        return { recipe: now, failure: isExplained ? error.words : "A photo is not saved. Try again." };
      }
    },
  };
}

export type RecipePhotos = ReturnType<typeof useRecipePhotos>;
