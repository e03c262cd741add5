import { t } from "@lingui/core/macro";
import { AlertDialog } from "../../../../ui-kit/AlertDialog/mod.ts";
import { useOutboxSnapshot } from "./outbox_context.tsx";
import { changesAre } from "./unsent_text.ts";

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
      text={t`${changesAre(entries)} not sent yet. Log out deletes ${entries.length === 1 ? "it" : "them"} from this device.`}
      confirmText={t`Log out`}
      cancelText={t`Stay`}
      onConfirm={onLogOut}
      onOpenChange={onStay}
    />
  );
}
