import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { MessageMeal } from "../../../ui-kit/MessageList/mod.ts";
import { ApiError, postQuery } from "../../platform/api/mod.ts";
import { postPicture } from "../../platform/format/mod.ts";
import { useServices } from "../../services.ts";
import { PostLink } from "./PostLink.tsx";
import { OPENED_HERE } from "./use_opened_post.ts";

/** A conversation may show many meals: each is requested once in this time. */
const STALE_TIME_MS = 300_000;

/** The meal of a post that a message is about, as the reader may see it now. */
export function AskedMeal({ id, hrefOf }: { id: number; hrefOf: (id: number) => string }) {
  const { community } = useServices();
  const { data: post, error } = useQuery({ ...postQuery(community, id), staleTime: STALE_TIME_MS });
  if (error instanceof ApiError && error.status === 404) return <MessageMeal name={t`This meal is no longer there`} />;
  if (!post) return <MessageMeal name={error ? t`The meal could not be loaded` : "…"} />;
  return (
    <MessageMeal
      name={post.meal_name}
      picture={postPicture(post, "56px")}
      href={hrefOf(id)}
      component={PostLink}
      state={OPENED_HERE}
    />
  );
}
