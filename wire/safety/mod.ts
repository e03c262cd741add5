// The calls of blocks, reports and moderation.
export { blockPerson, listBlocked, unblockPerson } from "./blocks.ts";
export { decideReport, listLog, listReports, reportPhoto, undoMeasure } from "./moderation.ts";
export { reportContent } from "./reports.ts";
export { confirmWarnings, ownStanding } from "./standing.ts";
