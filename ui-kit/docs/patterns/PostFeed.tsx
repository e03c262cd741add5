import { type ComponentPropsWithRef, createContext, useContext } from "react";
import { Button } from "../../Button/mod.ts";
import { EmptyState } from "../../EmptyState/mod.ts";
import { ErrorState } from "../../ErrorState/mod.ts";
import { Masonry } from "../../Masonry/mod.ts";
import { PostCard } from "../../PostCard/mod.ts";
import { PostCardSkeleton } from "../../Skeleton/mod.ts";
import { Spinner } from "../../Spinner/mod.ts";
import { Stack } from "../../Stack/mod.ts";
import type { SamplePost } from "../../testing/sample_posts.ts";
import { VisuallyHidden } from "../../VisuallyHidden/mod.ts";
import type { ListState } from "./RecipeList.tsx";

/** Whether there are more posts, and whether they are coming. */
export const MORE_STATES = ["none", "some", "loading", "failed"] as const;

/** One of {@link MORE_STATES}. */
export type MoreState = (typeof MORE_STATES)[number];

/** Props of {@link PostFeed}. */
export interface PostFeedProps {
  state: ListState;
  posts: readonly SamplePost[];
  /** Something else is looked for; the old posts stay until it is there. */
  isSearching?: boolean | undefined;
  /** `none` unless said otherwise. */
  more?: MoreState | undefined;
  /** Asks again. */
  onRetry: () => void;
  /** Asks for what follows, near the end by itself and by hand where that failed. */
  onMore: () => void;
  /** Opens a post over the feed. */
  onOpen: (post: SamplePost) => void;
  /** Opens the chat with who shared it. */
  onAsk: (author: string) => void;
}

/** As many as the first screen holds. */
const SKELETONS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const BY = "by ";

const OpenPost = createContext<(post: unknown) => void>(() => {});

/** Posts of others, in whatever state they are. */
export function PostFeed({ state, posts, isSearching = false, more = "none", ...does }: PostFeedProps) {
  if (state === "failed") return <ErrorState title="Failed to fetch community posts." onRetry={does.onRetry} />;
  if (state === "loading") return <FeedSkeleton />;
  if (posts.length === 0 && !isSearching) {
    return (
      <EmptyState title="No community posts found" text="Try clearing filters or search, or post your first meal!" />
    );
  }
  return (
    <OpenPost value={(post) => does.onOpen(post as SamplePost)}>
      <VisuallyHidden>
        <output>{isSearching ? "Searching…" : countText(posts.length, more !== "none")}</output>
      </VisuallyHidden>
      <Masonry aria-busy={isSearching}>
        {posts.map((post) => (
          <PostCard
            key={post.href}
            {...cardOf(post)}
            component={PostLink}
            state={post}
            onLike={doNothing}
            {...(isOwn(post) ? { onDelete: doNothing } : { onAsk: () => does.onAsk(post.byline.slice(BY.length)) })}
            loading="eager"
          />
        ))}
      </Masonry>
      {more !== "none" && <MorePosts state={more} onMore={does.onMore} />}
    </OpenPost>
  );
}

function FeedSkeleton() {
  return (
    <Stack>
      <Spinner place="over" label="Loading posts" />
      <Masonry aria-hidden="true">
        {SKELETONS.map((place) => (
          <PostCardSkeleton key={place} place={place} />
        ))}
      </Masonry>
    </Stack>
  );
}

function MorePosts({ state, onMore }: { state: Exclude<MoreState, "none">; onMore: () => void }) {
  if (state === "failed") return <Button onClick={onMore}>Load more posts</Button>;
  return <Spinner>Loading more…</Spinner>;
}

function cardOf({ href, name, byline, picture, likes, liked }: SamplePost) {
  const likeLabel = `Like ${name}, ${likes === 1 ? "1 like" : `${likes} likes`}`;
  return { href, name, byline, picture, likes, liked, likeLabel };
}

/** Maya looks at this: her own posts she can delete, others' she can ask about. */
function isOwn({ byline }: SamplePost): boolean {
  return byline === `${BY}Maya Lindqvist`;
}

/** Stands for the router's link: the feed stays where it is. */
function PostLink({ href, state, children, ...rest }: ComponentPropsWithRef<"a"> & { state?: unknown }) {
  const open = useContext(OpenPost);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        open(state);
      }}
    >
      {children}
    </a>
  );
}

function doNothing(): void {}

function countText(count: number, isMore: boolean): string {
  if (isMore) return `The first ${count} posts`;
  return count === 1 ? "1 post" : `${count} posts`;
}
