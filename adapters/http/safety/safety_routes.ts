import type { UserId } from "../../../core/account/mod.ts";
import {
  blockPerson,
  confirmWarnings,
  decideReport,
  isModerator,
  listBlocked,
  listLog,
  listReports,
  mayModerate,
  ownStanding,
  reportContent,
  reportPhoto,
  unblockPerson,
  undoMeasure,
} from "../../../core/safety/mod.ts";
import * as calls from "../../../wire/safety/mod.ts";
import { emailVerificationView } from "../account/email_verification_view.ts";
import { HttpError } from "../http_error.ts";
import { type PortsOf, type Route, route } from "../route.ts";
import { logEntryView, reportView } from "./report_view.ts";

/** The ports and settings that {@linkcode safetyRoutes} need. */
export type SafetyPorts = PortsOf<
  | typeof blockPerson
  | typeof confirmWarnings
  | typeof decideReport
  | typeof listBlocked
  | typeof listLog
  | typeof listReports
  | typeof mayModerate
  | typeof ownStanding
  | typeof reportContent
  | typeof reportPhoto
  | typeof unblockPerson
  | typeof undoMeasure
> & {
  /** Whether posts and messages need a verified e-mail address. */
  readonly requireVerifiedEmail: boolean;
  /** Whether the identity service sends mails that verify addresses. Default true. */
  readonly sendsMails?: boolean | undefined;
};

/** The calls of blocks, reports and moderation. */
export function safetyRoutes(ports: SafetyPorts): Route[] {
  return [
    route(calls.blockPerson, async ({ caller: { userId }, params: { id } }) => {
      await blockPerson(ports, { userId, blockedId: personOf(id) });
      return { blocked: true };
    }),
    route(calls.unblockPerson, async ({ caller: { userId }, params: { id } }) => {
      await unblockPerson(ports, { userId, blockedId: personOf(id) });
      return { blocked: false };
    }),
    route(calls.listBlocked, async ({ caller: { userId } }) => {
      const people = await listBlocked(ports, { userId });
      return {
        people: people.map(({ userId, name, blockedAt }) => ({ userId, name, blockedAt: blockedAt.toISOString() })),
      };
    }),
    route(calls.reportContent, async ({ caller, body: { kind, id: subjectId, reason, text: note } }) => {
      await reportContent(ports, { reporterId: caller.userId, kind, subjectId, reason, note });
      return { reported: true };
    }),
    route(calls.ownStanding, async ({ caller: { userId, email } }) => {
      const standing = await ownStanding(ports, { userId });
      const { suspendedUntil, warnings, verifiedEmail } = standing;
      const { requireVerifiedEmail: isRequired, sendsMails } = ports;
      return {
        moderator: isModerator(ports.moderators, standing),
        suspendedUntil: suspendedUntil?.toISOString() ?? null,
        warnings: warnings.map(({ id, text, warnedAt }) => ({ id, text, warnedAt: warnedAt.toISOString() })),
        emailVerification: emailVerificationView({ email, verifiedEmail, isRequired, sendsMails }),
      };
    }),
    route(calls.confirmWarnings, async ({ caller: { userId }, body: { upTo } }) => {
      await confirmWarnings(ports, { userId, upTo });
      return { confirmed: true };
    }),
    ...moderationRoutes(ports),
  ];
}

function moderationRoutes(ports: SafetyPorts): Route[] {
  return [
    route(calls.listReports, async ({ caller, query }) => {
      const moderatorId = await moderatorOf(ports, caller);
      const page = await listReports(ports, { moderatorId, before: query.cursor, limit: query.limit });
      return {
        reports: page.reports.map(reportView),
        nextCursor: cursorOf(page),
        aboutCaller: page.aboutModerator,
        hasOtherModerators: page.hasOtherModerators,
      };
    }),
    route(calls.reportPhoto, async ({ caller, params }) => {
      await moderatorOf(ports, caller);
      return await reportPhoto(ports, { reportId: params.id });
    }),
    route(calls.decideReport, async ({ caller, params, body: { suspendUntil: until, ...decision } }) => {
      const moderatorId = await moderatorOf(ports, caller);
      const suspendUntil = until === undefined ? undefined : new Date(until);
      await decideReport(ports, { reportId: params.id, moderatorId, ...decision, suspendUntil });
      return { closed: true };
    }),
    route(calls.listLog, async ({ caller, query }) => {
      const moderatorId = await moderatorOf(ports, caller);
      const page = await listLog(ports, { moderatorId, before: query.cursor, limit: query.limit });
      return { entries: page.entries.map(logEntryView), nextCursor: cursorOf(page) };
    }),
    route(calls.undoMeasure, async ({ caller, params, body: { reason } }) => {
      const moderatorId = await moderatorOf(ports, caller);
      await undoMeasure(ports, { entryId: params.id, moderatorId, reason });
      return { undone: true };
    }),
  ];
}

/**
 * The caller's id. For people who do not moderate there is nothing at the address.
 *
 * @throws {HttpError} `not_found`
 */
async function moderatorOf(ports: SafetyPorts, { userId }: { userId: UserId }): Promise<UserId> {
  if (await mayModerate(ports, { userId })) return userId;
  throw new HttpError("not_found", "There is nothing at this address");
}

function cursorOf({ next }: { readonly next: number | undefined }): string | null {
  return next === undefined ? null : String(next);
}

/** Sound: a number that is no person's has no effect. */
function personOf(id: number): UserId {
  return id as UserId; // sound: see above
}
