import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { DECISION_REASON_MAX_LENGTH } from "../../../core/safety/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { TextArea } from "../../../ui-kit/TextArea/mod.ts";
import { FEEDS, MODERATION_LOG, REPORTS } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";

interface UndoDialogProps {
  entryId: number;
  /** The effect of the undo, such as "Lift the suspension". */
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onUndone: () => void;
}

/** Asks for a reason, then undoes a measure. The text stays if it could not be saved. */
export function UndoDialog({ entryId, title, isOpen, onClose, onUndone }: UndoDialogProps) {
  return (
    <Dialog title={title} open={isOpen} onOpenChange={onClose}>
      {isOpen && <UndoForm entryId={entryId} title={title} onClose={onClose} onUndone={onUndone} />}
    </Dialog>
  );
}

function UndoForm({ entryId, title, onClose, onUndone }: Omit<UndoDialogProps, "isOpen">) {
  const { safety, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [reason, setReason] = useState("");
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => safety.undoMeasure({ id: String(entryId), reason }),
    async onSuccess() {
      onClose();
      showToast(t`The decision is undone.`);
      await Promise.all(
        [MODERATION_LOG, REPORTS, FEEDS].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      onUndone();
    },
    onError: (error) => log("Cannot undo a decision", error),
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (reason.trim() === "") reasonField.current?.focus();
    else mutate();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="24">
        <TextArea
          ref={reasonField}
          label={t`Why`}
          hint={t`Stays in the log.`}
          maxLength={DECISION_REASON_MAX_LENGTH}
          error={isChecked && reason.trim() === "" ? t`Enter a reason.` : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {isError && <Notice>{t`Not saved. Try again.`}</Notice>}
        <Cluster justify="end">
          <Button variant="ghost" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" busy={isPending} busyText={t`Saving…`}>
            {title}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
