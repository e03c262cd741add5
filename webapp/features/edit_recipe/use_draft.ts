import { useLayoutEffect, useState } from "react";
import type { ChangedDraft } from "./change_draft.ts";
import type { DraftFocus } from "./draft_rows.ts";
import type { DraftProblems, RecipeDraft, TextField } from "./recipe_draft.ts";

/** A draft while it is edited. The cursor follows a row that moves. */
export function useDraft(start: () => RecipeDraft) {
  const [state, setState] = useState<ChangedDraft>(() => ({ draft: start() }));
  const [problems, setProblems] = useState<DraftProblems>({});
  const { draft, focus } = state;
  useLayoutEffect(() => {
    if (focus) focusRow(focus);
  }, [focus]);

  function change(update: (draft: RecipeDraft) => ChangedDraft): void {
    setState((now) => update(now.draft));
    // A corrected text is judged again when it is saved.
    setProblems({});
  }

  return {
    draft,
    problems,
    change,
    /** The props of a field that is one text. */
    field: (name: TextField) => ({
      name,
      value: draft[name],
      error: problems[name],
      onChange: ({ target: { value } }: { target: { value: string } }) =>
        change((now) => ({ draft: { ...now, [name]: value } })),
    }),
    showProblems: setProblems,
    replace: (next: RecipeDraft) => setState({ draft: next }),
  };
}

export type DraftEditor = ReturnType<typeof useDraft>;

function focusRow({ id, caret }: DraftFocus): void {
  const field = document.getElementById(`recipe-row-${id}`);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(caret, caret);
}
