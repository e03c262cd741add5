import { t } from "@lingui/core/macro";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import type { CommunityPost } from "../../../wire/community/community_post.ts";
import { currentUserQuery } from "../../platform/api/mod.ts";
import { useEver, useStableHandlers } from "../../platform/hooks/mod.ts";
import { retryImport, useLaterCode } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { editPostAddress } from "../post_meal/post_address.ts";
import { useSafety } from "../safety/mod.ts";
import { usePlanDialog } from "../week/use_plan_dialog.tsx";
import { FeedAndChat, FeedColumn } from "./community_layout.ts";
import { FeedPosts } from "./FeedPosts.tsx";
import { FeedToolbar } from "./FeedToolbar.tsx";
import { postActions } from "./post_actions.ts";
import { useChatPanel } from "./use_chat_panel.ts";
import { type Feed, useFeed } from "./use_feed.ts";
import { useFeedFilter } from "./use_feed_filter.ts";
import { useOpenedPost } from "./use_opened_post.ts";
import { usePostChanges } from "./use_post_changes.ts";

// The target of a press: beside the feed, or above it.
const loadChat = () => retryImport(() => import("./CommunityChat.tsx"));
const loadPost = () => retryImport(() => import("./PostDialog.tsx"));
const loadSafety = () => retryImport(() => import("../safety/SafetyDialogs.tsx"));
const LATER = [loadPost, loadChat, loadSafety];

const CommunityChat = lazy(async () => ({ default: (await loadChat()).CommunityChat }));
const PostDialog = lazy(async () => ({ default: (await loadPost()).PostDialog }));
const SafetyDialogs = lazy(async () => ({ default: (await loadSafety()).SafetyDialogs }));

export function CommunityPage() {
  const services = useServices();
  const self = useQuery(currentUserQuery(services.account));
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
  const { plan, planDialog } = usePlanDialog();
  const navigate = useNavigate();
  const hasChat = useEver(chat.isOpen);
  const hasPost = useEver(opened.isOpen);
  const hasQuestion = useEver(safety.question !== undefined);
  useLaterCode(LATER);
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
    onPlan: plan,
    onEdit: ({ id }: CommunityPost) => void navigate(editPostAddress(id)),
    onAsk({ id, user_id, author }: CommunityPost) {
      if (opened.isOpen) opened.close();
      chat.openWith({ id: user_id, name: author }, id);
    },
  });
  const actionsOf = useMemo(() => postActions({ handlers, liking, ownId }), [handlers, liking, ownId]);

  return (
    <Page>
      <FeedAndChat>
        <FeedColumn>
          <PageTitle title={t`Community`} />
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
        <Suspense>
          {hasChat && <CommunityChat chat={chat} safety={safety} hrefOf={opened.hrefOf} isCovered={opened.isOpen} />}
        </Suspense>
      </FeedAndChat>
      <Suspense>{hasPost && <PostDialog {...opened} actionsOf={actionsOf} />}</Suspense>
      {planDialog}
      <Suspense>{hasQuestion && <SafetyDialogs safety={safety} />}</Suspense>
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
