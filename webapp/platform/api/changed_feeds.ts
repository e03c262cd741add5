import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { CommunityPost } from "../../../wire/community/community_post.ts";
import type { ListPostsReply } from "../../../wire/community/list_posts.ts";
import { FEEDS } from "./queries.ts";

/** Changes the posts of every cached feed, after the server has changed them. */
export function changeFeeds(
  queryClient: QueryClient,
  change: (posts: readonly CommunityPost[]) => CommunityPost[],
): void {
  queryClient.setQueriesData<InfiniteData<ListPostsReply>>(
    { queryKey: FEEDS },
    (feed) => feed && { ...feed, pages: feed.pages.map((page) => ({ ...page, posts: change(page.posts) })) },
  );
}
