import { useInfiniteQuery } from "@tanstack/react-query";
import type { CommunityPost } from "../../../wire/community_post.ts";
import { type FeedFilter, feedQuery } from "../../api/mod.ts";
import { useDebouncedValue } from "../../hooks/mod.ts";
import { useServices } from "../../services.ts";

/** How long nobody has to type before the server is asked, in milliseconds. */
const TYPING_PAUSE_MS = 200;

export interface Feed {
  readonly state: "loading" | "failed" | "loaded";
  readonly posts: readonly CommunityPost[];
  /** Whether other posts than those shown are on their way. */
  readonly isSearching: boolean;
  /** Where the posts after the last one stand: there are none, there are some, they are coming, they did not come. */
  readonly more: "none" | "some" | "loading" | "failed";
  retry(): void;
  loadMore(): void;
}

/** The community's posts by a filter, page by page. */
export function useFeed(filter: FeedFilter): Feed {
  const { community } = useServices();
  const search = useDebouncedValue(filter.search, TYPING_PAUSE_MS);
  const feed = useInfiniteQuery(feedQuery(community, { ...filter, search }));
  const { data, isPending, isError, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = feed;
  const pages = data?.pages ?? [];
  // A post that came while one read may push another one onto the next page: it is there once all the same.
  const posts = [...new Map(pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()];
  return {
    state: isPending ? "loading" : isError && pages.length === 0 ? "failed" : "loaded",
    posts,
    isSearching: feed.isPlaceholderData || search !== filter.search,
    more: isFetchingNextPage ? "loading" : isFetchNextPageError ? "failed" : hasNextPage ? "some" : "none",
    retry: () => void feed.refetch(),
    loadMore() {
      if (!isFetching) void feed.fetchNextPage();
    },
  };
}
