import { t } from "@lingui/core/macro";
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
        title={t`Block ${person?.name ?? ""}?`}
        text={t`You will not see each other's posts and messages any more. They are not told. You can undo this in the settings.`}
        open={person !== undefined}
        onOpenChange={safety.close}
        confirmText={t`Block`}
        cancelText={t`Cancel`}
        tone="danger"
        busy={isBlocking}
        busyText={t`Blocking…`}
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
