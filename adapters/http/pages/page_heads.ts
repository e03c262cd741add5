import { setTimeout as delay } from "node:timers/promises";
import type { Request } from "express";
import type { Logger } from "pino";
import { isRecipeId, type RecipePage } from "../../../core/recipe/mod.ts";
import { runInConnectionGroup } from "../../shared/connection_group.ts";
import { HttpError } from "../http_error.ts";
import { publicOrigin } from "../public_origin.ts";
import { recipeHead, sharedRecipeHead } from "../recipe/recipe_head.ts";
import { describeFault } from "../request_log.ts";
import type { RequestRateLimiter } from "../request_rate_limiter.ts";
import type { PageHead } from "./web_app.ts";

const RECIPE_PAGE = /^\/(recipe|shared)\/([^/]+)\/?$/iu;
/** The web app shows the recipe without it, so a person does not wait longer for it. */
const HEAD_TIMEOUT_MS = 1_000;

export interface PageHeadsOptions {
  /** Finds a recipe that anyone may read. Undefined where pages say nothing of their recipe. */
  readonly findPublicRecipe: ((id: string) => Promise<RecipePage | undefined>) | undefined;
  /** Finds a recipe by its secret link. Undefined where pages say nothing of their recipe. */
  readonly findLinkedRecipe: ((link: string) => Promise<RecipePage | undefined>) | undefined;
  /** Undefined where rate limits are off. */
  readonly requestRateLimiter: Pick<RequestRateLimiter, "consume"> | undefined;
  /** Origin of the product in browsers; by default the one that the request was sent to. */
  readonly publicUrl: string | undefined;
  readonly logger: Pick<Logger, "error">;
}

/**
 * Metadata of a page's recipe in its first response, for programs that do not run scripts. Undefined for pages without a
 * recipe that the visitor may read, while the database does not answer, and beyond the address's rate limit: the page itself
 * needs none of it.
 */
export async function pageHeadOf(request: Request, options: PageHeadsOptions): Promise<PageHead | undefined> {
  const [, place = "", id = ""] = RECIPE_PAGE.exec(request.path) ?? [];
  const { findPublicRecipe, findLinkedRecipe, requestRateLimiter, publicUrl, logger } = options;
  const isShared = place.toLowerCase() === "shared";
  const find = isShared ? findLinkedRecipe : findPublicRecipe;
  if (!find || !isRecipeId(id)) return undefined;
  const answered = new AbortController();
  try {
    await requestRateLimiter?.consume({ kind: "address", address: request.ip ?? "unknown" }, "read");
    const page = await Promise.race([
      runInConnectionGroup("page", () => find(id)),
      delay(HEAD_TIMEOUT_MS, undefined, { signal: answered.signal }).then(() => {
        throw new Error(`The recipe was not read within ${HEAD_TIMEOUT_MS} ms`);
      }),
    ]);
    if (!page) return undefined;
    const origin = publicOrigin(request, publicUrl);
    return isShared ? sharedRecipeHead(page.recipe, { origin, link: id }) : recipeHead(page, { origin });
  } catch (error) {
    if (!(error instanceof HttpError)) logger.error({ fault: describeFault(error) }, "a page has no head of its own");
    return undefined;
  } finally {
    answered.abort();
  }
}
