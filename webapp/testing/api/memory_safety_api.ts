import { emailVerificationView } from "../../../adapters/http/account/email_verification_view.ts";
import { logEntryView, reportView } from "../../../adapters/http/safety/report_view.ts";
import { MemoryPhotoStorage } from "../../../adapters/memory/community/photo_storage.ts";
import type { UserId } from "../../../core/account/mod.ts";
import { evidenceKey, photoKey } from "../../../core/community/mod.ts";
import {
  blockPerson,
  confirmWarnings,
  decideReport,
  listBlocked,
  listLog,
  listReports,
  mayModerate,
  ownStanding,
  type ReportDetails,
  reportContent,
  unblockPerson,
  undoMeasure,
} from "../../../core/safety/mod.ts";
import type { ReportDetailsWire } from "../../../wire/safety/moderation.ts";
import { ApiError, type SafetyApi } from "../../platform/api/mod.ts";
import { storyRecipes } from "../story_recipes.ts";
import type { MemoryServer } from "./memory_stores.ts";

/** The address that makes a person of a story a moderator. */
export const MODERATOR_EMAIL = "moderator@example.com";

const MODERATORS: ReadonlySet<string> = new Set([MODERATOR_EMAIL]);

/** {@linkcode SafetyApi} in memory. */
export function memorySafetyApi({ stores, caller, sendsMails }: MemoryServer): SafetyApi {
  const { blocks, moderation, clock } = stores;
  const userId = async () => (await caller()).id;
  const isModerator = async () =>
    mayModerate({ standing: moderation, moderators: MODERATORS }, { userId: await userId() });
  async function assertModerator(): Promise<void> {
    if (!(await isModerator()))
      throw new ApiError("There is nothing at this address", { status: 404, code: "not_found" });
  }

  return {
    block: async (id) => blockPerson({ blocks }, { userId: await userId(), blockedId: id as UserId }),
    unblock: async (id) => unblockPerson({ blocks }, { userId: await userId(), blockedId: id as UserId }),
    listBlocked: async () => listBlocked({ blocks }, { userId: await userId() }),
    async report({ kind, id: subjectId, reason, text: note }) {
      const ports = {
        reports: moderation,
        people: stores.people,
        feed: stores.posts,
        chat: stores.chat,
        photoStorage: new MemoryPhotoStorage(clock),
      };
      await reportContent(ports, { reporterId: await userId(), kind, subjectId, reason, note });
    },
    async standing() {
      const { id, email } = await caller();
      const { suspendedUntil, warnings } = await ownStanding({ standing: moderation }, { userId: id });
      return {
        moderator: await isModerator(),
        suspendedUntil: suspendedUntil?.toISOString() ?? null,
        warnings: warnings.map(({ id, text, warnedAt }) => ({ id, text, warnedAt: warnedAt.toISOString() })),
        emailVerification: emailVerificationView({
          email,
          verifiedEmail: await stores.people.verifiedEmail(id),
          isRequired: stores.verifiedEmails !== undefined,
          sendsMails,
        }),
      };
    },
    confirmWarnings: async (upTo) => confirmWarnings({ standing: moderation }, { userId: await userId(), upTo }),
    async listReports({ after }) {
      await assertModerator();
      const { reports, next, aboutModerator, hasOtherModerators } = await listReports(
        { moderation, moderators: MODERATORS },
        { moderatorId: await userId(), before: after === undefined ? after : Number(after) },
      );
      return {
        reports: reports.map((each) => withPhoto(reportView(each), each)),
        next: next === undefined ? undefined : String(next),
        aboutCaller: aboutModerator,
        hasOtherModerators,
      };
    },
    async decideReport(reportId, { hidePost = false, warn = false, suspendUntil, reason }) {
      await assertModerator();
      await decideReport(
        { moderation, moderators: MODERATORS, clock },
        {
          reportId,
          moderatorId: await userId(),
          hidePost,
          warn,
          suspendUntil: suspendUntil === undefined ? undefined : new Date(suspendUntil),
          reason,
        },
      );
    },
    async listLog({ after }) {
      await assertModerator();
      const { entries, next } = await listLog(
        { moderation },
        { moderatorId: await userId(), before: after === undefined ? after : Number(after) },
      );
      return {
        entries: entries.map((each) => {
          const entry = logEntryView(each);
          return each.report && entry.report ? { ...entry, report: withPhoto(entry.report, each.report) } : entry;
        }),
        next: next === undefined ? undefined : String(next),
      };
    },
    async undoMeasure(entryId, { reason }) {
      await assertModerator();
      await undoMeasure({ moderation, moderators: MODERATORS }, { entryId, moderatorId: await userId(), reason });
    },
  };
}

/** With the picture of the recipe that the key of a story post's photo names. */
function withPhoto<View extends ReportDetailsWire>(view: View, { evidence }: ReportDetails): View {
  if (view.evidence.kind !== "post" || evidence.kind !== "post") return view;
  const recipe = storyRecipes.find(({ id }) => evidence.photo === evidenceKey(photoKey(id)));
  return { ...view, evidence: { ...view.evidence, photo: recipe?.mainImage ?? "" } };
}
