export type { BlockedPerson, BlockOutcome, BlockStore } from "./block_store.ts";
export { BLOCKS_MAX, blockPerson, listBlocked, unblockPerson } from "./blocks.ts";
export { decideReport } from "./decide_report.ts";
export { DECISION_REASON_MAX_LENGTH } from "./decision_reason.ts";
export { evidencePhotosInUse, reportPhoto } from "./evidence_photo.ts";
export { LOG_PAGE_MAX, type LogEntryView, listLog } from "./list_log.ts";
export { listReports, REPORTS_PAGE_MAX } from "./list_reports.ts";
export {
  BY_PRODUCT,
  type DecisionOutcome,
  type LogEntry,
  type LogEntryId,
  MODERATION_ACTIONS,
  type ModerationAction,
  type ModerationDecision,
  type ModerationStore,
  type OpenReport,
  PRODUCT_NAME,
  type ReportDetails,
  type UndoInput,
  type UndoOutcome,
} from "./moderation_store.ts";
export { isModerator, mayModerate } from "./moderators.ts";
export {
  type NewReport,
  REPORT_KINDS,
  REPORT_NOTE_MAX_LENGTH,
  REPORT_REASONS,
  type ReportEvidence,
  type ReportId,
  type ReportKind,
  type ReportReason,
  type ReportStore,
} from "./report.ts";
export { reportContent } from "./report_content.ts";
export {
  confirmWarnings,
  ownStanding,
  type Standing,
  type StandingStore,
  WARNINGS_MAX,
  type Warning,
} from "./standing.ts";
export { undoMeasure } from "./undo_measure.ts";
