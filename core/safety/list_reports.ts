import type { ModerationStore, OpenReport } from "./moderation_store.ts";
import type { ReportId } from "./report.ts";

/** Most reports on one page, and the default. */
export const REPORTS_PAGE_MAX = 50;

export interface ReportsPage {
  readonly reports: readonly OpenReport[];
  /** The `before` of the next page; undefined on the last one. */
  readonly next: ReportId | undefined;
}

/** One page of the open reports, the newest first. */
export async function listReports(
  ports: { readonly moderation: Pick<ModerationStore, "listOpen"> },
  { before, limit = REPORTS_PAGE_MAX }: { before?: ReportId | undefined; limit?: number | undefined },
): Promise<ReportsPage> {
  // One more than asked for, to know whether there is a next page.
  const found = await ports.moderation.listOpen({ before, limit: limit + 1 });
  const reports = found.slice(0, limit);
  return { reports, next: found.length > limit ? reports.at(-1)?.id : undefined };
}
