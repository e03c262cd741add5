import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { moderationLogQuery, reportsQuery } from "../../api/mod.ts";
import { useServices } from "../../services.ts";
import { LogEntry } from "./LogEntry.tsx";
import { ModerationList } from "./ModerationList.tsx";
import { Decisions, Reports } from "./moderation_layout.ts";
import { ReportCard } from "./ReportCard.tsx";

/** Open reports and the log of decisions, for moderators. Other people see the same as at an address without a page. */
export function ModerationPage() {
  const [search] = useSearchParams();
  return search.get("show") === "decisions" ? <DecisionsList /> : <ReportsList />;
}

function ReportsList() {
  const { safety } = useServices();
  const query = useInfiniteQuery(reportsQuery(safety));
  const reports = query.data?.pages.flatMap((page) => page.reports);
  return (
    <ModerationList view="reports" query={query} count={reports?.length}>
      <Reports>
        {reports?.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </Reports>
    </ModerationList>
  );
}

function DecisionsList() {
  const { safety } = useServices();
  const query = useInfiniteQuery(moderationLogQuery(safety));
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <ModerationList view="decisions" query={query} count={entries?.length}>
      <Decisions>
        {entries?.map((entry) => (
          <LogEntry key={entry.id} entry={entry} />
        ))}
      </Decisions>
    </ModerationList>
  );
}
