import { FEED_SEARCH_MAX_LENGTH, POST_SORTS } from "../../../core/community/mod.ts";
import type { FeedFilter } from "./community_api.ts";

/** Query parameters of the feed's address. A parameter with its default value is left out. */
export const FEED_PARAMETERS = { search: "search", sort: "sort", favourites: "favourites", post: "post" } as const;

/** The filter in a feed's address. */
export function feedFilterIn(parameters: URLSearchParams): FeedFilter {
  return {
    search: (parameters.get(FEED_PARAMETERS.search) ?? "").slice(0, FEED_SEARCH_MAX_LENGTH),
    sort: POST_SORTS.find((sort) => sort === parameters.get(FEED_PARAMETERS.sort)) ?? "recent",
    favouritesOnly: parameters.get(FEED_PARAMETERS.favourites) === "true",
  };
}
