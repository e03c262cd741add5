import type { UserId } from "../account/mod.ts";
import type { ModerationStore, OpenReport } from "./moderation_store.ts";
import type { Moderators } from "./moderators.ts";
import { hasOtherModerators } from "./own_cause.ts";
import type { ReportId } from "./report.ts";

/** Most reports on one page, and the default. */
export const REPORTS_PAGE_MAX = 50;

export interface ReportsPage {
  readonly reports: readonly OpenReport[];
  /** The `before` of the next page; undefined on the last one. */
  readonly next: ReportId | undefined;
  /** Open reports about the moderator, who sees only their number: a report would reveal who made it. */
  readonly aboutModerator: number;
  /** Whether another moderator can decide about those. */
  readonly hasOtherModerators: boolean;
}

/** One page of the open reports that this moderator can decide about, the newest first. */
export async function listReports(
  ports: { readonly moderation: Pick<ModerationStore, "listOpen" | "countOpen">; readonly moderators: Moderators },
  input: { moderatorId: UserId; before?: ReportId | undefined; limit?: number | undefined },
): Promise<ReportsPage> {
  const { moderatorId, before, limit = REPORTS_PAGE_MAX } = input;
  // One more than asked for, to know whether there is a next page.
  const found = await ports.moderation.listOpen({ before, limit: limit + 1, notAbout: moderatorId });
  const reports = found.slice(0, limit);
  return {
    reports,
    next: found.length > limit ? reports.at(-1)?.id : undefined,
    aboutModerator: await ports.moderation.countOpen(moderatorId),
    hasOtherModerators: hasOtherModerators(ports.moderators),
  };
}
