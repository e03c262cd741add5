import { plural, t } from "@lingui/core/macro";
import type { PostActionsOptions, PostCardProps } from "../../../ui-kit/PostCard/mod.ts";
import type { CommunityPost } from "../../../wire/community/community_post.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import type { Safety } from "../safety/mod.ts";
import type { RecipeToPlan } from "../week/mod.ts";
import type { PostChanges } from "./use_post_changes.ts";

/** The signed-in person's actions on a post. */
export type PostActionsOf = (post: CommunityPost) => PostActionsOptions;

export interface PostHandlers
  extends Pick<PostChanges, "toggleLike" | "deletePost">,
    Pick<Safety, "askToBlock" | "askToReport"> {
  onAsk(post: CommunityPost): void;
  onEdit(post: CommunityPost): void;
  onPlan(recipe: RecipeToPlan): void;
}

/** Ask for other people's posts, Edit and Delete for own posts; none while `ownId` is unknown. */
export function postActions({
  handlers,
  liking,
  ownId,
}: {
  readonly handlers: PostHandlers;
  /** Posts whose like request is pending. */
  readonly liking: ReadonlySet<number>;
  readonly ownId: number | undefined;
}): PostActionsOf {
  const { onAsk, onEdit, onPlan, toggleLike, deletePost } = handlers;
  return (post) => {
    const { meal_name: name, like_count: likes } = post;
    return {
      onPlan: post.recipe && onPlan.bind(undefined, { ...post.recipe, brokenRules: post.brokenRules }),
      likes,
      liked: post.likedByUser === 1,
      likeLabel: t`Like ${name}, ${plural(likes, { one: `${likes} like`, other: `${likes} likes` })}`,
      onLike: () => toggleLike(post),
      likeBusy: liking.has(post.id),
      onAsk: ownId === undefined || post.user_id === ownId ? undefined : () => onAsk(post),
      onEdit: post.user_id === ownId ? () => onEdit(post) : undefined,
      onDelete: post.user_id === ownId ? () => deletePost(post) : undefined,
      more: ownId === undefined || post.user_id === ownId ? undefined : moreOf(post, handlers),
    };
  };
}

function moreOf(post: CommunityPost, safety: PostHandlers) {
  const person = { id: post.user_id, name: post.author };
  return {
    label: t`More about ${post.meal_name}`,
    entries: [
      {
        text: t`Report`,
        onSelect: () => safety.askToReport({ kind: "post", id: post.id, name: post.meal_name, person }),
      },
      { text: t`Block ${post.author}`, onSelect: () => safety.askToBlock(person) },
    ],
  };
}

/** The recipe that it links, or only names. */
export function recipeOf({ recipe, recipeName: name }: CommunityPost): PostCardProps["recipe"] {
  if (!recipe) return name === undefined ? undefined : { name };
  return { name: recipe.name, href: `/recipe/${encodeURIComponent(recipe.id)}`, component: RouterLink };
}

/** Who posted it, and on an own post whether a moderator has hidden it. */
export function bylineOf({ author, hidden }: CommunityPost): string {
  return hidden ? t`by ${author} · Hidden by a moderator, only you see it` : t`by ${author}`;
}
