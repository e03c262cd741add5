import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CommunityPost } from "../../../wire/community/community_post.ts";
import { type FeedFilter, feedQuery } from "../../platform/api/mod.ts";
import { useDebouncedValue } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";

/** Pause in typing before a request. */
const TYPING_PAUSE_MS = 200;

export interface Feed {
  readonly state: "loading" | "failed" | "loaded";
  readonly posts: readonly CommunityPost[];
  /** Whether the shown posts are about to be replaced. */
  readonly isSearching: boolean;
  /** State of the next page. */
  readonly more: "none" | "some" | "loading" | "failed";
  retry(): void;
  loadMore(): void;
}

export function useFeed(filter: FeedFilter): Feed {
  const { community } = useServices();
  const search = useDebouncedValue(filter.search, TYPING_PAUSE_MS);
  const feed = useInfiniteQuery(feedQuery(community, { ...filter, search }));
  const { data, isPending, isError, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = feed;
  const posts = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.posts) ?? [];
    // A new post may push another one onto the next page: each is shown once.
    return [...new Map(all.map((post) => [post.id, post])).values()];
  }, [data]);
  return {
    state: isPending ? "loading" : isError && !data ? "failed" : "loaded",
    posts,
    isSearching: feed.isPlaceholderData || search !== filter.search,
    more: isFetchingNextPage ? "loading" : isFetchNextPageError ? "failed" : hasNextPage ? "some" : "none",
    retry: () => void feed.refetch(),
    loadMore() {
      if (!isFetching) void feed.fetchNextPage();
    },
  };
}
