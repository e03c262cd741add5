import { FEED_SEARCH_MAX_LENGTH, POST_SORTS } from "../../core/community/mod.ts";
import type { FeedFilter } from "./community_api.ts";

/** What stands in the feed's address for each part of its filter; what is usual stands there not at all. */
export const FEED_PARAMETERS = { search: "search", sort: "sort", favourites: "favourites", post: "post" } as const;

/** The filter that a feed's address asks for. */
export function feedFilterIn(parameters: URLSearchParams): FeedFilter {
  return {
    search: (parameters.get(FEED_PARAMETERS.search) ?? "").slice(0, FEED_SEARCH_MAX_LENGTH),
    sort: POST_SORTS.find((sort) => sort === parameters.get(FEED_PARAMETERS.sort)) ?? "recent",
    favouritesOnly: parameters.get(FEED_PARAMETERS.favourites) === "true",
  };
}
