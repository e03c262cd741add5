import MessageCircle from "lucide-react/icons/message-circle";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { Checkbox } from "../../Checkbox/mod.ts";
import { Dialog } from "../../Dialog/mod.ts";
import { IconButton } from "../../IconButton/mod.ts";
import { PageTitle } from "../../PageTitle/mod.ts";
import { PostView } from "../../PostView/mod.ts";
import { SearchField } from "../../SearchField/mod.ts";
import { Select } from "../../Select/mod.ts";
import { type SamplePost, samplePosts } from "../../testing/sample_posts.ts";
import { media } from "../../theme/mod.ts";
import { type MoreState, PostFeed } from "./PostFeed.tsx";
import type { ListState } from "./RecipeList.tsx";

/** The chat's part in the page, where there is one. */
export interface CommunityChat {
  isOpen: boolean;
  hasUnread?: boolean | undefined;
  onOpen: () => void;
  /** Told who shared the meal. */
  onAsk: (author: string) => void;
  panel: ReactNode;
}

/** Props of {@link CommunityShow}. */
export interface CommunityShowProps {
  /** `ready` unless said otherwise. */
  state?: ListState | undefined;
  isSearching?: boolean | undefined;
  more?: MoreState | undefined;
  /** What is looked for at first. */
  search?: string | undefined;
  onRetry?: (() => void) | undefined;
  onMore?: (() => void) | undefined;
  chat: CommunityChat;
}

const POSTS: readonly SamplePost[] = Object.values(samplePosts);

const SORT_OPTIONS = [
  { value: "recent", text: "Most recent" },
  { value: "likes", text: "Most liked" },
  { value: "name", text: "Name A–Z" },
] as const;

/** Community as the product has it: a toolbar, the posts, and one of them opened over the rest. */
export function CommunityShow({ state = "ready", isSearching, more, chat, ...rest }: CommunityShowProps) {
  const { search: firstSearch = "", onRetry = doNothing, onMore = doNothing } = rest;
  const [search, setSearch] = useState(firstSearch);
  const [sort, setSort] = useState("recent");
  const [onlyLiked, setOnlyLiked] = useState(false);
  const [opened, setOpened] = useState<SamplePost>();
  // While it is still searched, the list is what it was.
  const posts = isSearching ? POSTS : found({ search, sort, onlyLiked });
  return (
    <>
      <Beside>
        <FeedColumn>
          <PageTitle title="Community" />
          <Toolbar>
            <SearchField
              label="Search meals, authors, ingredients"
              placeholder="Search meals, authors, ingredients…"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            <Select
              look="pill"
              label="Sort"
              labelPlace="hidden"
              options={SORT_OPTIONS}
              value={sort}
              onChange={(event) => setSort(event.target.value)}
            />
            <Checkbox label="Favourites" checked={onlyLiked} onChange={(event) => setOnlyLiked(event.target.checked)} />
            <IconButton
              label="Chat"
              icon={<MessageCircle size={20} />}
              aria-expanded={chat.isOpen}
              marker={chat.hasUnread ? { text: "unread messages" } : undefined}
              onClick={chat.onOpen}
            />
          </Toolbar>
          <PostFeed {...{ state, posts, isSearching, more, onRetry, onMore }} onOpen={setOpened} onAsk={chat.onAsk} />
        </FeedColumn>
        {chat.panel}
      </Beside>
      <OpenedPost post={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

function OpenedPost({ post, onClose }: { post: SamplePost | undefined; onClose: () => void }) {
  return (
    <Dialog
      title={post?.name ?? "A community post"}
      open={post !== undefined}
      onOpenChange={onClose}
      size="wide"
      layout="bare"
    >
      {post && <PostView {...contentOf(post)} onLike={doNothing} />}
    </Dialog>
  );
}

function contentOf({ name, byline, picture, caption, ingredients, steps, likes, liked }: SamplePost) {
  return { name, byline, picture, caption, ingredients, steps, likes, liked };
}

function found({ search, sort, onlyLiked }: { search: string; sort: string; onlyLiked: boolean }) {
  const posts = POSTS.filter(
    ({ name, byline, liked }) =>
      `${name} ${byline}`.toLowerCase().includes(search.trim().toLowerCase()) && (liked || !onlyLiked),
  );
  if (sort === "likes") return posts.toSorted((one, other) => other.likes - one.likes);
  if (sort === "name") return posts.toSorted((one, other) => one.name.localeCompare(other.name));
  return posts;
}

function doNothing(): void {}

/** The feed, and the chat beside it where there is room. No navbar stands above. */
const Beside = styled.div`
  --side-panel-top: var(--space-24);
  display: flex;
  align-items: start;
  gap: var(--space-28);
`;

const FeedColumn = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

/** Search takes what is left of the line; on a phone it has a line of its own. */
const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
  margin-block-end: var(--space-28);

  > :first-child {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }

  > :last-child { margin-inline-start: auto; }

  ${media.phone} {
    margin-block-end: var(--space-20);

    > :first-child { flex-basis: 100%; }
  }
`;
