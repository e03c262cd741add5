import { AlertDialog } from "../../../ui-kit/AlertDialog/mod.ts";
import { ReportDialog } from "./ReportDialog.tsx";
import type { Safety } from "./use_safety.ts";

/** The open dialog of {@linkcode useSafety}: block this person, or report this post, message or person. */
export function SafetyDialogs({ safety }: { safety: Safety }) {
  const { question, isBlocking } = safety;
  const person = question?.kind === "block" ? question.person : undefined;
  return (
    <>
      <AlertDialog
        title={`Block ${person?.name ?? ""}?`}
        text="You will not see each other's posts and messages any more. They are not told. You can undo this in the settings."
        open={person !== undefined}
        onOpenChange={safety.close}
        confirmText="Block"
        cancelText="Cancel"
        tone="danger"
        busy={isBlocking}
        busyText="Blocking…"
        onConfirm={() => person && safety.block(person)}
      />
      <ReportDialog
        subject={question?.kind === "report" ? question.subject : undefined}
        onClose={safety.close}
        onBlock={safety.block}
      />
    </>
  );
}
