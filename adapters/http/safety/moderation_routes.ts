import { z } from "zod";
import type { UserId } from "../../../core/account/mod.ts";
import type { LogPage, ModerationDecision, ReportsPage, UndoInput } from "../../../core/safety/mod.ts";
import {
  decideReportBody,
  decideReportReply,
  listLogQuery,
  listLogReply,
  listReportsQuery,
  listReportsReply,
  reportParams,
  undoMeasureBody,
  undoMeasureParams,
  undoMeasureReply,
} from "../../../wire/safety/moderation.ts";
import { HttpError } from "../http_error.ts";
import { type Route, route } from "../route.ts";
import { logEntryView, reportView } from "./report_view.ts";

/** Which page a moderator asks for. */
interface PageInput {
  readonly moderatorId: UserId;
  readonly before: number | undefined;
  readonly limit: number | undefined;
}

type MayModerate = (caller: { userId: UserId }) => Promise<boolean>;

export function listReportsRoute(
  mayModerate: MayModerate,
  listReports: (input: PageInput) => Promise<ReportsPage>,
): Route {
  return route({
    method: "get",
    path: "/api/moderation/reports",
    summary: "Open reports, for moderators",
    access: "signed-in",
    isForAccessTokens: false,
    query: listReportsQuery,
    reply: listReportsReply,
    async handle({ caller, query }) {
      await assertModerator(mayModerate, caller);
      const page = await listReports({ moderatorId: caller.userId, before: query.cursor, limit: query.limit });
      return {
        reports: page.reports.map(reportView),
        nextCursor: page.next === undefined ? null : String(page.next),
        aboutCaller: page.aboutModerator,
        hasOtherModerators: page.hasOtherModerators,
      };
    },
  });
}

export function reportPhotoRoute(
  mayModerate: MayModerate,
  reportPhoto: (input: { reportId: number }) => Promise<AsyncIterable<Uint8Array>>,
): Route {
  return route({
    method: "get",
    path: "/api/moderation/reports/:id/photo",
    summary: "The photo of a reported post, for moderators",
    access: "signed-in",
    isForAccessTokens: false,
    params: reportParams,
    download: { type: "image/webp", fileName: "reported-photo.webp" },
    reply: z.custom<AsyncIterable<Uint8Array>>(),
    async handle({ caller, params }) {
      await assertModerator(mayModerate, caller);
      return reportPhoto({ reportId: params.id });
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
    isForAccessTokens: false,
    params: reportParams,
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

export function listLogRoute(mayModerate: MayModerate, listLog: (input: PageInput) => Promise<LogPage>): Route {
  return route({
    method: "get",
    path: "/api/moderation/log",
    summary: "What moderators have decided, for moderators",
    access: "signed-in",
    isForAccessTokens: false,
    query: listLogQuery,
    reply: listLogReply,
    async handle({ caller, query }) {
      await assertModerator(mayModerate, caller);
      const { entries, next } = await listLog({
        moderatorId: caller.userId,
        before: query.cursor,
        limit: query.limit,
      });
      return { entries: entries.map(logEntryView), nextCursor: next === undefined ? null : String(next) };
    },
  });
}

export function undoMeasureRoute(mayModerate: MayModerate, undoMeasure: (input: UndoInput) => Promise<void>): Route {
  return route({
    method: "post",
    path: "/api/moderation/log/:id/undo",
    summary: "Show a hidden post again or lift a suspension, for moderators",
    access: "signed-in",
    isForAccessTokens: false,
    params: undoMeasureParams,
    body: undoMeasureBody,
    reply: undoMeasureReply,
    async handle({ caller, params, body }) {
      await assertModerator(mayModerate, caller);
      await undoMeasure({ entryId: params.id, moderatorId: caller.userId, reason: body.reason });
      return { undone: true };
    },
  });
}

/** For everyone else there is nothing at this address. */
async function assertModerator(mayModerate: MayModerate, caller: { userId: UserId }): Promise<void> {
  if (!(await mayModerate(caller))) throw new HttpError("not_found", "There is nothing at this address");
}
