// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { blockReply, listBlockedReply } from "../../../../wire/safety/blocks.ts";
export {
  decideReportReply,
  listLogReply,
  listReportsReply,
  undoMeasureReply,
} from "../../../../wire/safety/moderation.ts";
export { reportReply } from "../../../../wire/safety/reports.ts";
export { confirmWarningsReply, standingReply } from "../../../../wire/safety/standing.ts";
