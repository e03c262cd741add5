import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useRef, useState } from "react";
import { i18n } from "#i18n";
import type { ModerationAction } from "../../../core/safety/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { LogEntryWire, ReportDetailsWire } from "../../../wire/safety/moderation.ts";
import { momentText } from "../../platform/format/mod.ts";
import { Evidence } from "./Evidence.tsx";
import { Disclosure, Quote } from "./moderation_layout.ts";
import { reasonText } from "./report_reasons.ts";
import { subjectText } from "./subject_text.ts";
import { UndoDialog } from "./UndoDialog.tsx";

const ACTION_TEXTS: Readonly<Record<ModerationAction, MessageDescriptor>> = {
  hide_post: msg`Hidden`,
  show_post: msg`Shown again`,
  warn: msg`Warned`,
  suspend: msg`Suspended`,
  lift_suspension: msg`Suspension lifted`,
  dismiss: msg`Report dismissed`,
};

/** Measures against a person; the others concern the reported content. */
const ABOUT_PERSON: readonly ModerationAction[] = ["warn", "suspend", "lift_suspension"];

/** One decision: who decided what, when, why and about which report; and a button to undo it while it is in force. */
export function LogEntry({ entry }: { entry: LogEntryWire }) {
  const { action, kind, person, until, moderatorName, createdAt, reason, report, inForce, own } = entry;
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const undoText = action === "hide_post" ? t`Show the post again` : t`Lift the suspension`;
  return (
    <li>
      <Stack gap="10">
        <Heading ref={heading} level={2} size="name" tabIndex={-1}>
          {i18n._(ACTION_TEXTS[action])}: {subjectText(ABOUT_PERSON.includes(action) ? "person" : kind, person.name)}
        </Heading>
        <Text tone="soft">
          {t`By ${moderatorName}, ${momentText(createdAt)}.`}
          {until && ` ${t`Until ${momentText(until)}.`}`}
        </Text>
        <Quote>{reason}</Quote>
        {inForce && own && <Text tone="soft">{t`This is about you: only another moderator can undo it.`}</Text>}
        {inForce && !own && (
          <Cluster>
            <Button
              variant="plain"
              size="small"
              aria-label={`${undoText}: ${person.name}`}
              onClick={() => setIsAsking(true)}
            >
              {undoText}
            </Button>
          </Cluster>
        )}
        {report && <Report report={report} />}
      </Stack>
      <UndoDialog
        entryId={entry.id}
        title={undoText}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onUndone={() => heading.current?.focus()} // its button is gone
      />
    </li>
  );
}

function Report({ report }: { report: ReportDetailsWire }) {
  const { reason, reporterName, createdAt, text, evidence } = report;
  return (
    <Disclosure>
      <summary>{t`The report`}</summary>
      <Stack gap="10">
        <Text tone="soft">{t`${reasonText(reason)}. Reported by ${reporterName}, ${momentText(createdAt)}.`}</Text>
        {text && <Quote>{text}</Quote>}
        <Evidence evidence={evidence} />
      </Stack>
    </Disclosure>
  );
}
