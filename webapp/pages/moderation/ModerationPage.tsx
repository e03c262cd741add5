import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { ApiError, reportsQuery } from "../../api/mod.ts";
import { useServices } from "../../services.ts";
import { NotFoundPage } from "../not_found/mod.ts";
import { Reports } from "./moderation_layout.ts";
import { ReportCard } from "./ReportCard.tsx";

/** The open reports, for moderators. Other people see the same as at an address without a page. */
export function ModerationPage() {
  const { safety } = useServices();
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    reportsQuery(safety),
  );
  if (!data && error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const reports = data?.pages.flatMap((page) => page.reports) ?? [];
  return (
    <Page>
      <title>Moderation · Weekplate</title>
      <PageTitle title="Moderation" />
      {!data && isFetching && <Spinner>Loading reports…</Spinner>}
      {!data && !isFetching && <ErrorState title="The reports could not be loaded." onRetry={() => void refetch()} />}
      {data && reports.length === 0 && <EmptyState title="No open reports" text="Nothing needs your attention." />}
      <Reports>
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
        {hasNextPage && (
          <Button variant="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more reports
          </Button>
        )}
      </Reports>
    </Page>
  );
}
