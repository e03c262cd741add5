import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnRecipeReply } from "../../../wire/cookbook/own_recipes.ts";
import { ApiError, OWN_RECIPES } from "../../platform/api/mod.ts";
import { useServices } from "../../services.ts";

/** The secret link of an own recipe: made and ended at once, not with Save. */
export function useRecipeLink({ id, hasLink: hadLink }: Pick<OwnRecipeReply, "id" | "hasLink">) {
  const { cookbook, log } = useServices();
  const queryClient = useQueryClient();
  const [hasLink, setHasLink] = useState(hadLink);
  /** The whole address. */
  const [link, setLink] = useState<string>();
  const [failure, setFailure] = useState<string>();
  // The stored recipe is read once by the editor: only the next visit needs it again.
  const forget = () => queryClient.invalidateQueries({ queryKey: [...OWN_RECIPES, id], refetchType: "none" });

  const { mutate: make, isPending: isMaking } = useMutation({
    mutationFn: () => cookbook.makeRecipeLink({ id }),
    onMutate: () => setFailure(undefined),
    async onSuccess({ path }) {
      setLink(new URL(path, location.origin).href);
      setHasLink(true);
      await forget();
    },
    onError(error) {
      log("Cannot make the link", error);
      const isSuspended = error instanceof ApiError && error.code === "suspended";
      setFailure(isSuspended ? error.message : t`The link was not made. Try again.`);
    },
  });
  const { mutate: end, isPending: isEnding } = useMutation({
    mutationFn: () => cookbook.endRecipeLink({ id }),
    onMutate: () => setFailure(undefined),
    async onSuccess() {
      setLink(undefined);
      setHasLink(false);
      await forget();
    },
    onError(error) {
      log("Cannot end the link", error);
      setFailure(t`The link was not ended. Try again.`);
    },
  });
  return { hasLink, link, failure, isMaking, isEnding, make: () => make(), end: () => end() };
}
