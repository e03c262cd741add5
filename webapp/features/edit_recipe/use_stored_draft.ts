import { useEffect, useState } from "react";
import { useServices } from "../../services.ts";
import type { EditorStart } from "./editor_start.ts";
import { draftOf, isSameDraft } from "./recipe_draft.ts";
import { StoredDrafts } from "./stored_drafts.ts";
import { useDraft } from "./use_draft.ts";

/** A draft that survives a reload and the browser's end, until it is saved or discarded. */
export function useStoredDraft(start: EditorStart) {
  const { identity, deviceStorage } = useServices();
  const [drafts] = useState(() => new StoredDrafts(deviceStorage, identity.current?.id ?? ""));
  const [restored, setRestored] = useState(() => drafts.find(start.of));
  const [fresh] = useState(() => draftOf(start.recipe, start));
  const editor = useDraft(() => restored?.draft ?? fresh);
  const { draft } = editor;
  // The texts that the edited draft began with, even if another device has stored something else since.
  const base = restored?.base ?? start.recipe;
  const version = restored?.version ?? start.stored?.version;

  // Only on changes: storing it at unmount would leave a draft behind after Log out.
  useEffect(() => {
    if (isSameDraft(draft, fresh)) drafts.forget(start.of);
    else drafts.store(start.of, { draft, base, version });
  }, [drafts, draft, fresh, start.of, base, version]);

  return {
    editor,
    base,
    version,
    /** Whether it was typed in an earlier visit. */
    isRestored: restored !== undefined,
    forget: () => drafts.forget(start.of),
    discard(): void {
      drafts.forget(start.of);
      setRestored(undefined);
      editor.replace(fresh);
      // Its button is gone.
      document.querySelector<HTMLElement>('main [name="name"]')?.focus();
    },
  };
}

export type EditedDraft = ReturnType<typeof useStoredDraft>;
