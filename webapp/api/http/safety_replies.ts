// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { blockReply, listBlockedReply } from "../../../wire/blocks.ts";
export { decideReportReply, listLogReply, listReportsReply, undoMeasureReply } from "../../../wire/moderation.ts";
export { reportReply } from "../../../wire/reports.ts";
export { confirmWarningsReply, standingReply } from "../../../wire/standing.ts";
