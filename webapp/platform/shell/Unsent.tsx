import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useOutboxSnapshot } from "../offline/outbox/mod.ts";
import { PageNote } from "./shell_layout.ts";
import { useUnsentParts } from "./use_unsent_parts.ts";

export interface UnsentProps {
  /** Whether to ask before log-out deletes unsent actions. */
  isAsking: boolean;
  onLogOut: () => void;
  onStay: () => void;
}

/** The person's unsent actions: a notice above every page, the list on demand, and the question at log-out. */
export function Unsent({ isAsking, onLogOut, onStay }: UnsentProps) {
  const { entries, isFailing, isNotPersisted } = useOutboxSnapshot();
  const [isOpen, setOpen] = useState(false);
  const isShown = isFailing || isNotPersisted || entries.some(({ refusal }) => refusal);
  const parts = useUnsentParts({ isNeeded: isShown || isAsking });
  return (
    <>
      {/* Rendered before its text, so that the text is announced. */}
      <div aria-live="polite">
        {isShown && parts && (
          <PageNote aria-label={t`Not sent yet`}>
            <parts.UnsentNotice onShow={() => setOpen(true)} />
          </PageNote>
        )}
      </div>
      {isOpen && parts && <parts.UnsentDialog onClose={() => setOpen(false)} />}
      {isAsking && parts && <parts.LogOutQuestion onLogOut={onLogOut} onStay={onStay} />}
    </>
  );
}
