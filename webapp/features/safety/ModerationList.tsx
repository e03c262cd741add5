import { t } from "@lingui/core/macro";
import { lazy, type ReactNode, type Ref, Suspense } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Chip } from "../../../ui-kit/Chip/mod.ts";
import { ChipGroup } from "../../../ui-kit/ChipGroup/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { ApiError } from "../../platform/api/mod.ts";
import { retryImport } from "../../platform/routing/mod.ts";

const NotFoundPage = lazy(async () => ({
  default: (await retryImport(() => import("../not_found/NotFoundPage.tsx"))).NotFoundPage,
}));

const VIEWS = {
  reports: {
    name: "Open reports",
    loading: "Loading reports…",
    failed: "The reports could not be loaded.",
    empty: { title: "No open reports", text: "Nothing needs your attention." },
    more: "Show more reports",
  },
  decisions: {
    name: "Decisions",
    loading: "Loading decisions…",
    failed: "The decisions could not be loaded.",
    empty: { title: "No decisions yet", text: "Everything that a moderator decides is listed here." },
    more: "Show more decisions",
  },
} as const;

/** Which of its lists the page shows. */
export type ModerationView = keyof typeof VIEWS;

interface ModerationListProps {
  view: ModerationView;
  onView: (view: ModerationView) => void;
  viewChip: Ref<HTMLButtonElement>;
  /** The list's query, page by page. */
  query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly hasNextPage: boolean;
    refetch(): unknown;
    fetchNextPage(): unknown;
  };
  /** How many items there are; undefined until they are loaded. */
  count: number | undefined;
  /** A notice above the list; nothing if it is empty or false. */
  notice: string | false;
  children: ReactNode;
}

/** The page around one of its lists: the current one, and its states. */
export function ModerationList({ view, onView, viewChip, query, count, notice, children }: ModerationListProps) {
  const { error, isFetching, isFetchingNextPage, hasNextPage } = query;
  const isLoaded = count !== undefined;
  const texts = VIEWS[view];
  if (!isLoaded && error instanceof ApiError && error.status === 404) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  }
  return (
    <Page>
      <title>{t`Moderation · Weekplate`}</title>
      <PageTitle title={t`Moderation`} />
      <Stack gap="24">
        <ChipGroup label={t`What to show`}>
          {(["reports", "decisions"] as const).map((each) => (
            <Chip
              key={each}
              ref={each === view ? viewChip : undefined}
              pressed={each === view}
              onPressedChange={() => onView(each)}
            >
              {VIEWS[each].name}
            </Chip>
          ))}
        </ChipGroup>
        {!isLoaded && isFetching && <Spinner>{texts.loading}</Spinner>}
        {!isLoaded && !isFetching && <ErrorState title={texts.failed} onRetry={() => void query.refetch()} />}
        {notice && <Notice tone="info">{notice}</Notice>}
        {count === 0 && <EmptyState {...texts.empty} />}
        {isLoaded && count > 0 && children}
        {hasNextPage && (
          <Cluster>
            <Button variant="plain" busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {texts.more}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Page>
  );
}
