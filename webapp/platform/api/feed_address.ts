import { FEED_SEARCH_MAX_LENGTH, POST_SORTS, type PostSort } from "../../../core/community/mod.ts";

/** Which community posts the feed shows. */
export interface FeedFilter {
  /** Found in the meal's name, the author's name or the ingredients, whatever the case; blank finds all. */
  readonly search: string;
  readonly sort: PostSort;
  /** Only the posts that the signed-in person likes. */
  readonly favouritesOnly: boolean;
}

/** Query parameters of the feed's address. A parameter with its default value is left out. */
export const FEED_PARAMETERS = { search: "search", sort: "sort", favourites: "favourites", post: "post" } as const;

export function feedFilterIn(parameters: URLSearchParams): FeedFilter {
  return {
    search: (parameters.get(FEED_PARAMETERS.search) ?? "").slice(0, FEED_SEARCH_MAX_LENGTH),
    sort: POST_SORTS.find((sort) => sort === parameters.get(FEED_PARAMETERS.sort)) ?? "recent",
    favouritesOnly: parameters.get(FEED_PARAMETERS.favourites) === "true",
  };
}
