// The shapes of the server's replies to these calls, which load while the first reply is on its way.

import * as calls from "../../../../wire/safety/mod.ts";

export const blockReply = calls.blockPerson.reply;
export const listBlockedReply = calls.listBlocked.reply;
export const decideReportReply = calls.decideReport.reply;
export const listLogReply = calls.listLog.reply;
export const listReportsReply = calls.listReports.reply;
export const undoMeasureReply = calls.undoMeasure.reply;
export const reportReply = calls.reportContent.reply;
export const confirmWarningsReply = calls.confirmWarnings.reply;
export const standingReply = calls.ownStanding.reply;
