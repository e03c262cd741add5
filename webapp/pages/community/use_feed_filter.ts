import { useSearchParams } from "react-router-dom";
import { FEED_SEARCH_MAX_LENGTH, POST_SORTS, type PostSort } from "../../../core/community/mod.ts";
import type { FeedFilter } from "../../api/mod.ts";
import { KEEP_FOCUS } from "../../shell/mod.ts";

/** What stands in the address for each part of the filter; what is usual stands there not at all. */
const SEARCH = "search";
const SORT = "sort";
const FAVOURITES = "favourites";

export interface FeedFilterChoice {
  readonly filter: FeedFilter;
  change(changes: Partial<FeedFilter>): void;
}

/** Search, order and favourites of the feed. They stand in the address, so that a reload, Back and a link keep them. */
export function useFeedFilter(): FeedFilterChoice {
  const [parameters, setParameters] = useSearchParams();
  const filter: FeedFilter = {
    search: (parameters.get(SEARCH) ?? "").slice(0, FEED_SEARCH_MAX_LENGTH),
    sort: POST_SORTS.find((sort) => sort === parameters.get(SORT)) ?? "recent",
    favouritesOnly: parameters.get(FAVOURITES) === "true",
  };

  function change(changes: Partial<FeedFilter>): void {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        const { search, sort, favouritesOnly }: FeedFilter = { ...filter, ...changes };
        setOrDelete(next, SEARCH, search);
        setOrDelete(next, SORT, sort === "recent" ? "" : sort);
        setOrDelete(next, FAVOURITES, favouritesOnly ? "true" : "");
        return next;
      },
      { replace: true, preventScrollReset: true, state: KEEP_FOCUS },
    );
  }

  return { filter, change };
}

function setOrDelete(parameters: URLSearchParams, name: string, value: string): void {
  if (value === "") parameters.delete(name);
  else parameters.set(name, value);
}

/** As the specification words them. */
export const SORT_OPTIONS: readonly { readonly value: PostSort; readonly text: string }[] = [
  { value: "recent", text: "Most recent" },
  { value: "likes", text: "Most liked" },
  { value: "name", text: "Name A–Z" },
];
