import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { currentUserQuery } from "../../api/mod.ts";
import { useStableHandlers } from "../../hooks/mod.ts";
import { PlanRecipeDialog, type RecipeToPlan } from "../../plan/mod.ts";
import { SafetyDialogs, useSafety } from "../../safety/mod.ts";
import { useServices } from "../../services.ts";
import { CommunityChat } from "./CommunityChat.tsx";
import { FeedAndChat, FeedColumn } from "./community_layout.ts";
import { FeedPosts } from "./FeedPosts.tsx";
import { FeedToolbar } from "./FeedToolbar.tsx";
import { PostDialog } from "./PostDialog.tsx";
import { postActions } from "./post_actions.ts";
import { type ChatPartner, useChatPanel } from "./use_chat_panel.ts";
import { type Feed, useFeed } from "./use_feed.ts";
import { useFeedFilter } from "./use_feed_filter.ts";
import { useOpenedPost } from "./use_opened_post.ts";
import { usePostChanges } from "./use_post_changes.ts";

/** Community: the feed of posts, and the chat. */
export function CommunityPage() {
  const services = useServices();
  const self = useQuery(currentUserQuery(services.chat));
  const choice = useFeedFilter();
  const feed = feedFor(self, useFeed(choice.filter));
  const opened = useOpenedPost(feed.posts);
  const chat = useChatPanel();
  const changes = usePostChanges({
    onDeleted(id) {
      if (opened.post?.id === id) opened.close();
    },
  });
  const safety = useSafety({
    onBlocked({ id }) {
      if (opened.post?.user_id === id) opened.close();
      if (chat.partner?.id === id) chat.close();
    },
  });
  const [planned, setPlanned] = useState<RecipeToPlan>();
  const ownId = self.data?.userId;
  const { liking } = changes;
  // The same at every drawing, so that typing in the chat does not draw the feed.
  const handlers = useStableHandlers({
    retry: feed.retry,
    loadMore: feed.loadMore,
    toggleLike: changes.toggleLike,
    deletePost: changes.deletePost,
    askToBlock: safety.askToBlock,
    askToReport: safety.askToReport,
    onPlan: setPlanned,
    onAsk(author: ChatPartner) {
      if (opened.isOpen) opened.close();
      chat.openWith(author);
    },
  });
  const actionsOf = useMemo(() => postActions({ handlers, liking, ownId }), [handlers, liking, ownId]);

  return (
    <Page>
      <title>Community · Weekplate</title>
      <FeedAndChat>
        <FeedColumn>
          <PageTitle title="Community" />
          <FeedToolbar
            {...choice}
            isChatOpen={chat.isOpen}
            hasUnread={chat.hasUnread}
            requestCount={chat.requests.requests.length}
            onChat={chat.open}
          />
          <FeedPosts
            {...feed}
            retry={handlers.retry}
            loadMore={handlers.loadMore}
            hrefOf={opened.hrefOf}
            actionsOf={actionsOf}
          />
        </FeedColumn>
        <CommunityChat chat={chat} safety={safety} isCovered={opened.isOpen} />
      </FeedAndChat>
      <PostDialog {...opened} actionsOf={actionsOf} />
      <PlanRecipeDialog recipe={planned} onClose={() => setPlanned(undefined)} />
      <SafetyDialogs safety={safety} />
    </Page>
  );
}

/** Posts are shown once the person's own id is known, since it decides between Ask and Delete. */
function feedFor(self: Pick<UseQueryResult, "data" | "isError" | "isFetching" | "refetch">, feed: Feed): Feed {
  if (self.data !== undefined || !self.isError) return feed;
  if (self.isFetching) return { ...feed, state: "loading" };
  return {
    ...feed,
    state: "failed",
    retry() {
      void self.refetch();
      if (feed.state === "failed") feed.retry();
    },
  };
}
