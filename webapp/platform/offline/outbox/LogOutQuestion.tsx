import { plural, t } from "@lingui/core/macro";
import { AlertDialog } from "../../../../ui-kit/AlertDialog/mod.ts";
import { useOutboxSnapshot } from "./outbox_context.tsx";
import type { OutboxEntry } from "./outbox_entry.ts";
import { areMessages } from "./unsent_text.ts";

export interface LogOutQuestionProps {
  onLogOut: () => void;
  onStay: () => void;
}

/** Asks before log-out deletes unsent actions. */
export function LogOutQuestion({ onLogOut, onStay }: LogOutQuestionProps) {
  const { entries } = useOutboxSnapshot();
  return (
    <AlertDialog
      open
      tone="danger"
      title={t`Log out without sending?`}
      text={unsentText(entries)}
      confirmText={t`Log out`}
      cancelText={t`Stay`}
      onConfirm={onLogOut}
      onOpenChange={onStay}
    />
  );
}

function unsentText(entries: readonly OutboxEntry[]): string {
  return areMessages(entries)
    ? plural(entries.length, {
        one: "# message is not sent yet. Log out deletes it from this device.",
        other: "# messages are not sent yet. Log out deletes them from this device.",
      })
    : plural(entries.length, {
        one: "# change is not sent yet. Log out deletes it from this device.",
        other: "# changes are not sent yet. Log out deletes them from this device.",
      });
}
