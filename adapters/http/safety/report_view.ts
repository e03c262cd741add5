import type { LogEntryView, OpenReport, ReportDetails } from "../../../core/safety/mod.ts";
import type { LogEntryWire, OpenReportWire, ReportDetailsWire } from "../../../wire/safety/moderation.ts";

/** An open report as moderators receive it. */
export function reportView(report: OpenReport): OpenReportWire {
  const { person, sameSubject } = report;
  const suspendedUntil = person.suspendedUntil?.toISOString() ?? null;
  return { ...detailsView(report), person: { ...person, suspendedUntil }, sameSubject };
}

/** An entry of the log as moderators receive it. */
export function logEntryView({ createdAt, until, report, ...entry }: LogEntryView): LogEntryWire {
  return {
    ...entry,
    createdAt: createdAt.toISOString(),
    until: until?.toISOString() ?? null,
    report: report ? detailsView(report) : null,
  };
}

function detailsView({ id, createdAt, reason, note, evidence, reporterName }: ReportDetails): ReportDetailsWire {
  return {
    id,
    createdAt: createdAt.toISOString(),
    reason,
    text: note,
    reporterName,
    evidence:
      evidence.kind === "post"
        ? { ...evidence, photo: `/api/moderation/reports/${id}/photo` }
        : evidence.kind === "message"
          ? { ...evidence, before: [...evidence.before] }
          : evidence,
  };
}
