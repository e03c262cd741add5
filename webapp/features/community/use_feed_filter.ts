import { t } from "@lingui/core/macro";
import { useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import type { PostSort } from "../../../core/community/mod.ts";
import { FEED_PARAMETERS, type FeedFilter, feedFilterIn } from "../../platform/api/mod.ts";
import { PRESERVE_FOCUS } from "../../platform/routing/mod.ts";

/** Search, order and favourites of the feed, stored in the address for reloads, Back and links. */
export function useFeedFilter() {
  const [parameters, setParameters] = useSearchParams();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  // The address changes later than the controls: text typed meanwhile must not be lost.
  const [ahead, setAhead] = useState<{ filter: FeedFilter; key: string }>();
  const inAddress = feedFilterIn(parameters);
  if (ahead && ahead.key !== key && (navigationType === NavigationType.Pop || isSame(ahead.filter, inAddress))) {
    setAhead(undefined);
  }
  const filter = ahead?.filter ?? inAddress;

  function change(changes: Partial<FeedFilter>): void {
    const wanted: FeedFilter = { ...filter, ...changes };
    setAhead({ filter: wanted, key });
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        const { search, sort, favouritesOnly } = wanted;
        setOrDelete(next, FEED_PARAMETERS.search, search);
        setOrDelete(next, FEED_PARAMETERS.sort, sort === "recent" ? "" : sort);
        setOrDelete(next, FEED_PARAMETERS.favourites, favouritesOnly ? "true" : "");
        return next;
      },
      { replace: true, preventScrollReset: true, state: PRESERVE_FOCUS },
    );
  }

  return { filter, change };
}

export type FeedFilterChoice = ReturnType<typeof useFeedFilter>;

function isSame(one: FeedFilter, other: FeedFilter): boolean {
  return one.search === other.search && one.sort === other.sort && one.favouritesOnly === other.favouritesOnly;
}

function setOrDelete(parameters: URLSearchParams, name: string, value: string): void {
  if (value === "") parameters.delete(name);
  else parameters.set(name, value);
}

/** Texts from the specification. */
export function sortOptions(): { readonly value: PostSort; readonly text: string }[] {
  return [
    { value: "recent", text: t`Most recent` },
    { value: "likes", text: t`Most liked` },
    { value: "name", text: t`Name A–Z` },
  ];
}
