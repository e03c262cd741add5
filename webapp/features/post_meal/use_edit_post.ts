import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { CommunityPost } from "../../../wire/community/community_post.ts";
import { ApiError, changeFeeds, FEEDS, postQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { EMPTY_DRAFT } from "./mod.ts";
import { useMealForm } from "./use_meal_form.ts";

/** The texts of a post, until they are saved. After a failure they stay. */
export function useEditPost({ id, meal_name: mealName, ingredients, instructions, postText }: CommunityPost) {
  const { community, log } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const [start] = useState({ ...EMPTY_DRAFT, mealName, ingredients, instructions, postText });
  const form = useMealForm(start);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    const { isLinked: _isLinked, ...texts } = form.latest.current;
    try {
      const { post } = await community.editPost({ id: String(id), ...texts });
      queryClient.setQueryData(postQuery(community, id).queryKey, post);
      changeFeeds(queryClient, (posts) => posts.map((each) => (each.id === id ? post : each)));
    } catch (error) {
      if (!(error instanceof ApiError)) log("Cannot edit a post", error);
      setFailure(
        error instanceof ApiError && error.isFromServer ? error.message : t`Your changes are not saved. Try again.`,
      );
      return;
    }
    await queryClient.invalidateQueries({ queryKey: FEEDS });
    showToast(t`Your meal is changed.`, { tone: "done" });
    await navigate(-1);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setFailure(undefined);
    const errors = form.check();
    const [first] = (["mealName", "ingredients", "instructions"] as const).filter((name) => errors[name]);
    if (first) return form.focus(first);
    setIsBusy(true);
    await save().finally(() => setIsBusy(false));
  }

  return {
    mealName: form.required("mealName"),
    ingredients: form.required("ingredients"),
    instructions: form.required("instructions"),
    postText: form.text("postText"),
    draft: form.draft,
    failure,
    isBusy,
    onSubmit,
    /** One page back. */
    cancel: () => void navigate(-1),
  };
}
