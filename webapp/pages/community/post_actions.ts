import type { PostCardProps } from "../../../ui-kit/PostCard/mod.ts";
import type { CommunityPost } from "../../../wire/community_post.ts";
import type { ChatPartner } from "./use_chat_panel.ts";
import type { PostChanges } from "./use_post_changes.ts";

/** What the signed-in person can do with a post, as props of the kit's card and view. */
export type PostActions = Pick<
  PostCardProps,
  "likes" | "liked" | "likeLabel" | "onLike" | "likeBusy" | "onAsk" | "onDelete"
>;

export type PostActionsOf = (post: CommunityPost) => PostActions;

/** Ask for other people's posts, Delete for own posts; neither while `ownId` is unknown. */
export function postActions(options: {
  readonly changes: PostChanges;
  /** The signed-in person's id. */
  readonly ownId: number | undefined;
  readonly onAsk: (author: ChatPartner) => void;
}): PostActionsOf {
  const { changes, ownId, onAsk } = options;
  return (post) => ({
    likes: post.like_count,
    liked: post.likedByUser === 1,
    likeLabel: `Like ${post.meal_name}, ${post.like_count === 1 ? "1 like" : `${post.like_count} likes`}`,
    onLike: () => changes.toggleLike(post),
    likeBusy: changes.isLiking(post.id),
    onAsk:
      ownId === undefined || post.user_id === ownId ? undefined : () => onAsk({ id: post.user_id, name: post.author }),
    onDelete: post.user_id === ownId ? () => changes.deletePost(post) : undefined,
  });
}
