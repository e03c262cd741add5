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
      title="Log out without sending?"
      text={`${changesAre(entries)} not sent yet. Log out deletes ${entries.length === 1 ? "it" : "them"} from this device.`}
      confirmText="Log out"
      cancelText="Stay"
      onConfirm={onLogOut}
      onOpenChange={onStay}
    />
  );
}
