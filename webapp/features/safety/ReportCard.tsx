import { plural, t } from "@lingui/core/macro";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { DECISION_REASON_MAX_LENGTH } from "../../../core/safety/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Checkbox } from "../../../ui-kit/Checkbox/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextArea } from "../../../ui-kit/TextArea/mod.ts";
import { Tray } from "../../../ui-kit/Tray/mod.ts";
import type { OpenReportWire } from "../../../wire/safety/moderation.ts";
import { momentText } from "../../platform/format/mod.ts";
import { Evidence } from "./Evidence.tsx";
import { Quote } from "./moderation_layout.ts";
import { reasonText } from "./report_reasons.ts";
import { subjectText } from "./subject_text.ts";
import { useDecision } from "./use_decision.ts";

function suspensions() {
  return [
    { value: "0", text: t`No` },
    { value: "1", text: t`For a day` },
    { value: "7", text: t`For a week` },
    { value: "30", text: t`For 30 days` },
    { value: "365", text: t`For a year` },
  ];
}

/** One report with its evidence, and the form to decide about it. */
export function ReportCard({ report, onClosed }: { report: OpenReportWire; onClosed: () => void }) {
  const { person, evidence, reason, text, reporterName, createdAt, sameSubject } = report;
  const titleId = useId();
  return (
    <Tray aria-labelledby={titleId}>
      <Stack gap="16">
        <Heading level={2} size="name" id={titleId}>
          {reasonText(reason)}: {subjectText(evidence.kind, person.name)}
        </Heading>
        <Text tone="soft">
          {t`Reported by ${reporterName}, ${momentText(createdAt)}.`}
          {sameSubject > 1 && ` ${t`${sameSubject} people reported it.`}`}
        </Text>
        {text && <Quote>{text}</Quote>}
        <Evidence evidence={evidence} />
        <Text tone="soft">{historyOf(person)}</Text>
        <DecisionForm report={report} onClosed={onClosed} />
      </Stack>
    </Tray>
  );
}

function historyOf({ name, warnings, suspendedUntil }: OpenReportWire["person"]): string {
  if (!suspendedUntil)
    return plural(warnings, {
      0: `${name} has no warnings.`,
      one: `${name} has # warning.`,
      other: `${name} has # warnings.`,
    });
  const until = momentText(suspendedUntil);
  return plural(warnings, {
    0: `${name} has no warnings and is suspended until ${until}.`,
    one: `${name} has # warning and is suspended until ${until}.`,
    other: `${name} has # warnings and is suspended until ${until}.`,
  });
}

function DecisionForm({ report, onClosed }: { report: OpenReportWire; onClosed: () => void }) {
  const { decide, isBusy, hasFailed } = useDecision(report.id, { onClosed });
  const [hidePost, setHidePost] = useState(false);
  const [warn, setWarn] = useState(false);
  const [days, setDays] = useState("0");
  const [reason, setReason] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const isDismissal = !hidePost && !warn && days === "0";

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (reason.trim() === "") reasonField.current?.focus();
    else decide({ hidePost, warn, reason, suspendForDays: Number(days) });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="16">
        {report.evidence.kind === "post" && (
          <Checkbox
            label={t`Hide the post`}
            hint={t`Its author still sees it, marked as hidden.`}
            checked={hidePost}
            onChange={(event) => setHidePost(event.target.checked)}
          />
        )}
        <Checkbox
          label={t`Warn ${report.person.name}`}
          hint={t`They see your text below until they confirm it.`}
          checked={warn}
          onChange={(event) => setWarn(event.target.checked)}
        />
        <Select
          label={t`Suspend ${report.person.name}`}
          hint={t`They can read, but not post and send messages.`}
          options={suspensions()}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <TextArea
          ref={reasonField}
          label={warn ? t`What they should know` : t`Why`}
          hint={t`Stays in the log.`}
          maxLength={DECISION_REASON_MAX_LENGTH}
          error={isChecked && reason.trim() === "" ? t`Enter a reason.` : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {hasFailed && <Notice>{t`Not saved. Try again.`}</Notice>}
        <Cluster justify="end">
          <Button type="submit" variant={isDismissal ? "plain" : "primary"} busy={isBusy} busyText={t`Saving…`}>
            {isDismissal ? t`Dismiss the report` : t`Apply and close the report`}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
