import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { REPORT_NOTE_MAX_LENGTH, REPORT_REASONS, type ReportReason } from "../../../core/safety/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Checkbox } from "../../../ui-kit/Checkbox/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { TextArea } from "../../../ui-kit/TextArea/mod.ts";
import { ApiError } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { reasonText } from "./report_reasons.ts";
import type { PersonToBlock, ReportSubject } from "./use_safety.ts";

function reasonOptions() {
  return [
    { value: "", text: t`Choose a reason`, disabled: true },
    ...REPORT_REASONS.map((value) => ({ value, text: reasonText(value) })),
  ];
}

/** At this many characters left the counter warns. */
const LOW_COUNT = 50;

export interface ReportDialogProps {
  /** The subject of the report; the dialog is closed without it. */
  subject: ReportSubject | undefined;
  onClose: () => void;
  /** Called after the report if its author chose to block the person too. */
  onBlock: (person: PersonToBlock) => void;
}

/** Reports a post, a message or a person. The text stays if it could not be sent. */
export function ReportDialog({ subject, onClose, onBlock }: ReportDialogProps) {
  return (
    <Dialog title={t`Report ${subject?.name ?? ""}`} open={subject !== undefined} onOpenChange={onClose}>
      {subject && <ReportForm subject={subject} onClose={onClose} onBlock={onBlock} />}
    </Dialog>
  );
}

function ReportForm({ subject, onClose, onBlock }: ReportDialogProps & { subject: ReportSubject }) {
  const { safety, log } = useServices();
  const showToast = useToast();
  const choices = subject.choices ?? [];
  const [choice, setChoice] = useState(0);
  const { kind, id } = choices[choice] ?? subject;
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState("");
  const reasonField = useRef<HTMLSelectElement>(null);
  const [alsoBlocks, setAlsoBlocks] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: ReportReason) => safety.reportContent({ kind, id, reason: chosen, text }),
    onSuccess() {
      onClose();
      showToast(t`Thank you. A moderator will look at it.`);
      if (alsoBlocks) onBlock(subject.person);
    },
    onError: (failure) => log("Cannot report", failure),
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (reason === undefined) reasonField.current?.focus();
    else mutate(reason);
  }

  const left = REPORT_NOTE_MAX_LENGTH - text.length;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="24">
        {choices.length > 1 && (
          <Select
            label={t`What do you want to report?`}
            options={choices.map((each, place) => ({ value: String(place), text: each.text }))}
            value={String(choice)}
            onChange={(event) => setChoice(Number(event.target.value))}
          />
        )}
        <Select
          ref={reasonField}
          label={t`What is wrong?`}
          options={reasonOptions()}
          value={reason ?? ""}
          error={isChecked && reason === undefined ? t`Choose a reason.` : undefined}
          onChange={(event) => setReason(event.target.value as ReportReason)} // sound: the options are REPORT_REASONS
        />
        <TextArea
          label={t`Anything to add? (optional)`}
          maxLength={REPORT_NOTE_MAX_LENGTH}
          counter={{ text: t`${left} characters left`, isLow: left <= LOW_COUNT }}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Checkbox
          label={t`Block ${subject.person.name} too`}
          hint={t`You will not see each other's posts and messages any more.`}
          checked={alsoBlocks}
          onChange={(event) => setAlsoBlocks(event.target.checked)}
        />
        {error && <Notice>{failureText(error)}</Notice>}
        <Cluster justify="end">
          <Button variant="ghost" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" busy={isPending} busyText={t`Sending…`}>
            {t`Send report`}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

function failureText(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "too_many_reports") return t`You have sent many reports today. Please try again tomorrow.`;
  if (code?.endsWith("_not_found")) return t`This is not there any more.`;
  return t`Your report was not sent. Try again.`;
}
