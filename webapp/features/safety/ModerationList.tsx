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

const VIEWS = ["reports", "decisions"] as const;

/** Which of its lists the page shows. */
export type ModerationView = (typeof VIEWS)[number];

function textsOf(view: ModerationView) {
  return view === "reports"
    ? {
        name: t`Open reports`,
        loading: t`Loading reports…`,
        failed: t`The reports could not be loaded.`,
        empty: { title: t`No open reports`, text: t`Nothing needs your attention.` },
        more: t`Show more reports`,
      }
    : {
        name: t`Decisions`,
        loading: t`Loading decisions…`,
        failed: t`The decisions could not be loaded.`,
        empty: { title: t`No decisions yet`, text: t`Everything that a moderator decides is listed here.` },
        more: t`Show more decisions`,
      };
}

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
  const texts = textsOf(view);
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
          {VIEWS.map((each) => (
            <Chip
              key={each}
              ref={each === view ? viewChip : undefined}
              pressed={each === view}
              onPressedChange={() => onView(each)}
            >
              {textsOf(each).name}
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
