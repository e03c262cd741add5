import type { UserId } from "../../../core/account/mod.ts";
import type { ModerationDecision, ReportsPage } from "../../../core/safety/mod.ts";
import {
  decideReportBody,
  decideReportParams,
  decideReportReply,
  listReportsQuery,
  listReportsReply,
} from "../../../wire/moderation.ts";
import { HttpError } from "../http_error.ts";
import { type Route, route } from "../route.ts";
import { reportView } from "./report_view.ts";

type MayModerate = (caller: { userId: UserId }) => Promise<boolean>;

export function listReportsRoute(
  mayModerate: MayModerate,
  listReports: (input: { before: number | undefined; limit: number | undefined }) => Promise<ReportsPage>,
): Route {
  return route({
    method: "get",
    path: "/api/moderation/reports",
    summary: "Open reports, for moderators",
    access: "signed-in",
    query: listReportsQuery,
    reply: listReportsReply,
    async handle({ caller, query }) {
      await assertModerator(mayModerate, caller);
      const { reports, next } = await listReports({ before: query.cursor, limit: query.limit });
      return { reports: reports.map(reportView), nextCursor: next === undefined ? null : String(next) };
    },
  });
}

export function decideReportRoute(
  mayModerate: MayModerate,
  decideReport: (decision: ModerationDecision) => Promise<void>,
): Route {
  return route({
    method: "post",
    path: "/api/moderation/reports/:id/decision",
    summary: "Hide a post, warn or suspend a person, or dismiss a report, for moderators",
    access: "signed-in",
    params: decideReportParams,
    body: decideReportBody,
    reply: decideReportReply,
    async handle({ caller, params, body }) {
      await assertModerator(mayModerate, caller);
      const { hidePost, warn, suspendUntil, reason } = body;
      await decideReport({
        reportId: params.id,
        moderatorId: caller.userId,
        hidePost,
        warn,
        suspendUntil: suspendUntil === undefined ? undefined : new Date(suspendUntil),
        reason,
      });
      return { closed: true };
    },
  });
}

/** For everyone else there is nothing at this address. */
async function assertModerator(mayModerate: MayModerate, caller: { userId: UserId }): Promise<void> {
  if (!(await mayModerate(caller))) throw new HttpError("not_found", "There is nothing at this address");
}
