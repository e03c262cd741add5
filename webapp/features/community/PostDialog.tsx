import { t } from "@lingui/core/macro";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { PostView } from "../../../ui-kit/PostView/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { postPicture, utcDay } from "../../platform/format/mod.ts";
import { BrokenRules } from "../food_rules/mod.ts";
import { bylineOf, type PostActionsOf, recipeOf } from "./post_actions.ts";
import type { OpenedPost } from "./use_opened_post.ts";

const PICTURE_WIDTH = "(width < 640px) 100vw, 450px";

export interface PostDialogProps extends OpenedPost {
  actionsOf: PostActionsOf;
}

/** The post in the address, in a dialog over the feed. */
export function PostDialog({ isOpen, post, state, retry, close, actionsOf }: PostDialogProps) {
  return (
    <Dialog
      title={post?.meal_name ?? t`A community post`}
      open={isOpen}
      onOpenChange={close}
      size={post ? "wide" : "regular"}
      layout={post ? "bare" : "titled"}
    >
      {post && (
        <PostView
          name={post.meal_name}
          byline={bylineOf(post)}
          posted={{ text: utcDay(post.created_at), at: post.created_at }}
          recipe={recipeOf(post)}
          notice={post.brokenRules && <BrokenRules rules={post.brokenRules} />}
          caption={post.postText || undefined}
          picture={postPicture(post, PICTURE_WIDTH)}
          ingredients={linesOf(post.ingredients)}
          steps={linesOf(post.instructions)}
          {...actionsOf(post)}
        />
      )}
      {!post && state === "loading" && <Spinner>{t`Fetching the post…`}</Spinner>}
      {!post && state === "failed" && <ErrorState title={t`The post could not be loaded.`} level={3} onRetry={retry} />}
      {!post && state === "missing" && (
        <EmptyState title={t`Post not found`} text={t`It may have been deleted.`} level={3} />
      )}
    </Dialog>
  );
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
