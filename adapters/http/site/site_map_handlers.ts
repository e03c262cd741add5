import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { isRecipeId, type RecipeIds } from "../../../core/recipe/mod.ts";
import { runInConnectionGroup } from "../../shared/connection_group.ts";
import { methodNotAllowed } from "../method_not_allowed.ts";
import { publicOrigin } from "../public_origin.ts";
import type { RequestRateLimiter } from "../request_rate_limiter.ts";
import {
  ADDRESSES_MAX,
  pagesSiteMap,
  RECIPE_FILES_MAX,
  ROBOTS_PATH,
  recipesSiteMap,
  robotsText,
  SITE_MAP_FOLDER,
  SITE_MAP_PATH,
  siteMapIndex,
} from "./site_map.ts";

export interface SiteMapOptions {
  readonly recipeIds: RecipeIds;
  /** Undefined where rate limits are off. */
  readonly requestRateLimiter: Pick<RequestRateLimiter, "consume"> | undefined;
  /** Origin of the product in browsers; by default the one that the request was sent to. */
  readonly publicUrl: string | undefined;
  /** Most addresses of one file. Default {@linkcode ADDRESSES_MAX}. */
  readonly addressesMax?: number;
}

const compress = promisify(gzip);

/**
 * Serves `/robots.txt`, `/sitemap.xml` and the files that it names, for search engines. A file of recipes has the id with
 * which it begins in its address, and one read gives all of it, however many recipes there are before.
 */
export function siteMapHandlers(options: SiteMapOptions): { path: string; handler: RequestHandler }[] {
  const { recipeIds, addressesMax = ADDRESSES_MAX } = options;
  return [
    fileAt(ROBOTS_PATH, "/", { ...options, type: "text/plain", write: async (_request, origin) => robotsText(origin) }),
    fileAt(SITE_MAP_PATH, "/", {
      ...options,
      type: "application/xml",
      async write(_request, origin) {
        const starts = await recipeIds.listPageStarts({ pageSize: addressesMax, limit: RECIPE_FILES_MAX });
        return siteMapIndex(starts, origin);
      },
    }),
    fileAt(SITE_MAP_FOLDER, "/pages.xml", {
      ...options,
      type: "application/xml",
      write: async (_request, origin) => pagesSiteMap(origin),
    }),
    fileAt(SITE_MAP_FOLDER, "/recipes.xml", {
      ...options,
      type: "application/xml",
      async write({ query }, origin) {
        const { from } = query;
        if (typeof from !== "string" || !isRecipeId(from)) return undefined;
        const ids = await recipeIds.listFrom(from, { limit: addressesMax });
        return ids.length === 0 ? undefined : recipesSiteMap(ids, origin);
      },
    }),
  ];
}

interface FileOptions extends Pick<SiteMapOptions, "requestRateLimiter" | "publicUrl"> {
  readonly type: string;
  /** The file's text; undefined if there is none. */
  readonly write: (request: Request, origin: string) => Promise<string | undefined>;
}

function fileAt(path: string, file: string, { requestRateLimiter, publicUrl, type, write }: FileOptions) {
  const handler = Router({ caseSensitive: true, strict: true });
  handler
    .route(file)
    .get(async (request, response, next) => {
      await requestRateLimiter?.consume({ kind: "address", address: request.ip ?? "unknown" }, "read");
      const origin = publicOrigin(request, publicUrl);
      const text = await runInConnectionGroup(SITE_MAP_PATH, () => write(request, origin));
      if (text === undefined) return next("route");
      // Without a configured origin it has a header of this client, which no other client may see.
      const readers = publicUrl === undefined ? "private" : "public";
      await send(text, { type, readers, request, response });
    })
    .all(methodNotAllowed(["get"]));
  return { path, handler };
}

/** Search engines may use it for an hour before they ask again. */
async function send(
  text: string,
  { type, readers, request, response }: { type: string; readers: string; request: Request; response: Response },
): Promise<void> {
  response.set({
    "cache-control": `${readers}, max-age=3600`,
    vary: "accept-encoding",
    etag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
  });
  if (request.fresh) return void response.status(304).end();
  response.type(type);
  if (request.acceptsEncodings("gzip", "identity") !== "gzip") return void response.send(text);
  response.set("content-encoding", "gzip").send(await compress(text));
}
