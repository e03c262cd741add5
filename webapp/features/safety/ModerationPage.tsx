import { plural } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import type { ListReportsReply } from "../../../wire/safety/moderation.ts";
import { moderationLogQuery, reportsQuery } from "../../platform/api/mod.ts";
import { useServices } from "../../services.ts";
import { LogEntry } from "./LogEntry.tsx";
import { ModerationList, type ModerationView } from "./ModerationList.tsx";
import { Decisions, Reports } from "./moderation_layout.ts";
import { ReportCard } from "./ReportCard.tsx";

/** The server's rendering, which leaves out lists with times. In the browser they may be there before hydration. */
const LOADING = {
  error: null,
  isFetching: true,
  isFetchingNextPage: false,
  hasNextPage: false,
  refetch: () => undefined,
  fetchNextPage: () => undefined,
};

/** Open reports and the log of decisions, for moderators. Other people see the same as at an address without a page. */
export function ModerationPage() {
  const { safety, identity } = useServices();
  const [search, setSearch] = useSearchParams();
  const view: ModerationView = search.get("show") === "decisions" ? "decisions" : "reports";
  const isSignedIn = identity.current !== undefined;
  const reports = useInfiniteQuery({ ...reportsQuery(safety), enabled: isSignedIn && view === "reports" });
  const log = useInfiniteQuery({ ...moderationLogQuery(safety), enabled: isSignedIn && view === "decisions" });
  const isContinued = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const viewChip = useRef<HTMLButtonElement>(null);
  const query = view === "reports" ? reports : log;
  const openReports = reports.data?.pages.flatMap((page) => page.reports);
  const entries = log.data?.pages.flatMap((page) => page.entries);
  return (
    <ModerationList
      view={view}
      onView={(chosen) => setSearch(chosen === "reports" ? {} : { show: chosen })}
      viewChip={viewChip}
      query={isContinued ? query : LOADING}
      count={isContinued ? (view === "reports" ? openReports : entries)?.length : undefined}
      notice={isContinued && view === "reports" && ownReportsText(reports.data?.pages[0])}
    >
      {view === "reports" ? (
        <Reports>
          {openReports?.map((report) => (
            // The card disappears with its focused button.
            <ReportCard key={report.id} report={report} onClosed={() => viewChip.current?.focus()} />
          ))}
        </Reports>
      ) : (
        <Decisions>
          {entries?.map((entry) => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
        </Decisions>
      )}
    </ModerationList>
  );
}

/** A notice for a moderator about reports of themselves, which are not in their list. */
function ownReportsText(page: Pick<ListReportsReply, "aboutCaller" | "hasOtherModerators"> | undefined): string {
  if (!page || page.aboutCaller === 0) return "";
  return page.hasOtherModerators
    ? plural(page.aboutCaller, {
        one: "# open report is about you. Another moderator decides about it.",
        other: "# open reports are about you. Another moderator decides about them.",
      })
    : plural(page.aboutCaller, {
        one: "# open report is about you. You can't decide about yourself, and there is no other moderator. So it stays open.",
        other:
          "# open reports are about you. You can't decide about yourself, and there is no other moderator. So they stay open.",
      });
}
