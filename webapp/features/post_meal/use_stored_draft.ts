import { useCallback, useEffect, useRef } from "react";
import { useServices } from "../../services.ts";
import { entryId } from "../shopping/entry_id.ts";
import type { MealDraft, PostDrafts, StoredDraft } from "./mod.ts";
import type { useMealForm } from "./use_meal_form.ts";

const FIELDS = [
  "mealName",
  "ingredients",
  "instructions",
  "postText",
  "isLinked",
] as const satisfies (keyof MealDraft)[];

/** Fills the form with the stored draft, unless the person was faster, and stores their changes. */
export function useStoredDraft(
  { changed, latest, fill: fillForm }: Pick<ReturnType<typeof useMealForm>, "changed" | "latest" | "fill">,
  options: {
    /** The form's initial texts. Store it. */
    readonly start: MealDraft;
    readonly recipeId: string | undefined;
    readonly photo: File | null;
    readonly setPhoto: (photo: File) => void;
  },
) {
  const { start, recipeId, photo, setPhoto } = options;
  const { identity, openPostDrafts, log } = useServices();
  const personId = identity.current?.id;
  const drafts = useRef<Promise<PostDrafts> | undefined>(undefined);
  /** The same key while nothing is changed, so that a repeated request posts once. */
  const postId = useRef<string | undefined>(undefined);
  const shownPhoto = useRef<File | null>(null);

  useEffect(() => {
    if (personId === undefined) return undefined;
    let isOver = false;
    const opened = openPostDrafts(personId);
    drafts.current = opened;
    function fill({ texts, photo: storedPhoto }: StoredDraft): void {
      const { current } = latest;
      const untouched = FIELDS.filter((field) => current[field] === start[field]);
      if (texts) fillForm(Object.fromEntries(untouched.map((field) => [field, texts[field]])));
      if (storedPhoto && shownPhoto.current === null) {
        shownPhoto.current = storedPhoto;
        setPhoto(storedPhoto);
      }
    }
    async function read(): Promise<void> {
      const store = await opened;
      const kept = await store.read(recipeId);
      if (!isOver) fill(kept);
    }
    read().catch((error: unknown) => log("Cannot read the draft", error));
    return () => {
      isOver = true;
    };
  }, [personId, openPostDrafts, recipeId, setPhoto, latest, fillForm, start, log]);

  const keep = useCallback(
    (act: (store: PostDrafts) => Promise<void>) => {
      drafts.current?.then(act).catch((error: unknown) => log("Cannot keep the draft", error));
    },
    [log],
  );

  // Only on changes: storing it at unmount would leave a draft behind after Log out.
  useEffect(() => {
    if (!changed) return;
    postId.current = undefined;
    keep((store) => store.storeTexts(recipeId, changed));
  }, [changed, keep, recipeId]);

  useEffect(() => {
    if (photo === shownPhoto.current) return;
    shownPhoto.current = photo;
    postId.current = undefined;
    keep((store) => store.storePhoto(recipeId, photo));
  }, [photo, keep, recipeId]);

  return {
    /** Id under which the draft is posted. */
    postId: () => (postId.current ??= entryId()),
    /** For the posted meal. */
    remove: () => keep((store) => store.remove(recipeId)),
  };
}
