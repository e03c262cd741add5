import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CommunityPost } from "../../../wire/community/community_post.ts";
import { changeFeeds, FEEDS, postQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { photoAt } from "./post_photo.ts";

/** Changes of posts, in the feed and in the dialog. */
export function usePostChanges({ onDeleted }: { onDeleted: (id: number) => void }) {
  const { community, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [liking, setLiking] = useState<ReadonlySet<number>>(new Set());

  const like = useMutation({
    mutationFn: ({ id }: CommunityPost) => community.toggleLike({ id: String(id) }),
    onMutate: ({ id }) => setLiking((before) => new Set(before).add(id)),
    onSuccess: (likes, { id }) => changePost(id, (post) => ({ ...post, ...likes })),
    onError(error) {
      log("Cannot toggle a like", error);
      showToast(t`Failed to toggle like`, { tone: "error" });
    },
    onSettled: (_state, _error, { id }) => setLiking((before) => new Set([...before].filter((one) => one !== id))),
  });

  const deletion = useMutation({
    async mutationFn(post: CommunityPost) {
      // For Undo: the server deletes the photo together with the post.
      const photo = await photoAt(post).catch(() => undefined);
      await community.deletePost({ id: String(post.id) });
      return photo;
    },
    onSuccess(photo, post) {
      onDeleted(post.id);
      removePost(post.id);
      showToast(
        t`Post deleted.`,
        photo && { action: { text: t`Undo`, onSelect: () => restore.mutate({ post, photo }) } },
      );
    },
    onError(error) {
      log("Cannot delete a post", error);
      showToast(t`Failed to delete post`, { tone: "error" });
    },
  });

  /** Undo: the deleted post is posted again as a new one. */
  const restore = useMutation({
    mutationFn: ({ post, photo }: { post: CommunityPost; photo: File }) =>
      community.postMeal(
        {
          mealName: post.meal_name,
          ingredients: post.ingredients,
          instructions: post.instructions,
          postText: post.postText,
          recipeId: post.recipe?.id,
        },
        { file: photo },
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: FEEDS }),
    onError(error) {
      log("Cannot post a deleted meal again", error);
      showToast(t`Not put back. Try again.`, { tone: "error" });
    },
  });

  function changePost(id: number, change: (post: CommunityPost) => CommunityPost): void {
    queryClient.setQueryData(postQuery(community, id).queryKey, (post) => post && change(post));
    changeFeeds(queryClient, (posts) => posts.map((post) => (post.id === id ? change(post) : post)));
  }

  function removePost(id: number): void {
    queryClient.removeQueries(postQuery(community, id));
    changeFeeds(queryClient, (posts) => posts.filter((post) => post.id !== id));
  }

  return {
    /** Posts whose like request is pending; more clicks are ignored meanwhile. */
    liking,
    /** Likes or unlikes. Shown after the server's reply. */
    toggleLike(post: CommunityPost) {
      if (!liking.has(post.id)) like.mutate(post);
    },
    /** Deletes an own post, with Undo in the toast. */
    deletePost: (post: CommunityPost) => deletion.mutate(post),
  };
}

export type PostChanges = ReturnType<typeof usePostChanges>;
