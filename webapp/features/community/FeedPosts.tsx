import { plural, t } from "@lingui/core/macro";
import { memo, useEffect, useMemo } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Masonry } from "../../../ui-kit/Masonry/mod.ts";
import { PostCard } from "../../../ui-kit/PostCard/mod.ts";
import { PostCardSkeleton } from "../../../ui-kit/Skeleton/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { VisuallyHidden } from "../../../ui-kit/VisuallyHidden/mod.ts";
import type { CommunityPost } from "../../../wire/community/community_post.ts";
import { postPicture, utcDay } from "../../platform/format/mod.ts";
import { useFocusAfterRemoval } from "../../platform/hooks/mod.ts";
import { brokenRulesWarning } from "../food_rules/mod.ts";
import { useNearViewport } from "../recipe_cards/mod.ts";
import { PostLink } from "./PostLink.tsx";
import { bylineOf, type PostActionsOf, recipeOf } from "./post_actions.ts";
import type { Feed } from "./use_feed.ts";
import { OPENED_HERE } from "./use_opened_post.ts";

/** From the specification. */
const SKELETONS = 8;

/** Cards on the first screen at most. */
const EAGER_CARDS = 5;

/** CSS `sizes` of a card's photo. */
const CARD_WIDTHS = "(width < 400px) 100vw, (width < 640px) 50vw, (width < 1240px) 33vw, 290px";

export interface FeedPostsProps extends Feed {
  hrefOf: (id: number) => string;
  actionsOf: PostActionsOf;
}

/** The community's posts, or their loading, error or empty state. */
export const FeedPosts = memo(DrawnPosts);

function DrawnPosts({ state, posts, isSearching, more, retry, loadMore, hrefOf, actionsOf }: FeedPostsProps) {
  // By a blocked person, or the person's own.
  const ids = useMemo(() => posts.map(({ id }) => id), [posts]);
  useFocusAfterRemoval(ids, () => document.getElementById("content"));
  if (state === "failed") return <ErrorState title={t`Failed to fetch community posts.`} onRetry={retry} />;
  if (state === "loading") {
    return (
      <Stack>
        <Spinner place="over" label={t`Loading posts`} />
        {/* The key prevents React from reusing a skeleton for a post whose id is the skeleton's index. */}
        <Masonry key="skeletons" aria-hidden="true">
          {Array.from({ length: SKELETONS }, (_, place) => (
            // Skeletons have no identity.
            <PostCardSkeleton key={place} place={place} />
          ))}
        </Masonry>
      </Stack>
    );
  }
  if (posts.length === 0 && !isSearching) {
    return (
      <EmptyState
        title={t`No community posts found`}
        text={t`Try clearing filters or search, or post your first meal!`}
      />
    );
  }
  return (
    <>
      <VisuallyHidden>
        <output>{isSearching ? t`Searching…` : countText(posts.length, more !== "none")}</output>
      </VisuallyHidden>
      <Masonry aria-busy={isSearching}>
        {posts.map((post, place) => (
          <FeedCard
            key={post.id}
            post={post}
            eager={place < EAGER_CARDS}
            isFirst={place === 0}
            href={hrefOf(post.id)}
            actionsOf={actionsOf}
          />
        ))}
      </Masonry>
      {more !== "none" && <MorePosts key={posts.length} state={more} onMore={loadMore} />}
    </>
  );
}

interface FeedCardProps {
  post: CommunityPost;
  eager: boolean;
  isFirst: boolean;
  href: string;
  actionsOf: PostActionsOf;
}

const FeedCard = memo(DrawnCard);

function DrawnCard({ post, eager, isFirst, href, actionsOf }: FeedCardProps) {
  return (
    <PostCard
      name={post.meal_name}
      byline={bylineOf(post)}
      posted={{ text: utcDay(post.created_at), at: post.created_at }}
      caption={post.postText || undefined}
      recipe={recipeOf(post)}
      warning={brokenRulesWarning(post.brokenRules)}
      picture={postPicture(post, CARD_WIDTHS)}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      href={href}
      component={PostLink}
      state={OPENED_HERE}
      {...actionsOf(post)}
    />
  );
}

/** Loads the next page near the end of the list; after a failure by a button. */
function MorePosts({ state, onMore }: { state: "some" | "loading" | "failed"; onMore: () => void }) {
  const { ref, isNear } = useNearViewport<HTMLDivElement>();
  useEffect(() => {
    if (isNear && state === "some") onMore();
  }, [isNear, state, onMore]);
  return (
    <div ref={ref}>
      {state === "failed" ? (
        <Button variant="plain" onClick={onMore}>
          {t`Load more posts`}
        </Button>
      ) : (
        <Spinner>{t`Loading more…`}</Spinner>
      )}
    </div>
  );
}

function countText(count: number, isMore: boolean): string {
  if (isMore) return t`The first ${count} posts`;
  return plural(count, { one: "# post", other: "# posts" });
}
