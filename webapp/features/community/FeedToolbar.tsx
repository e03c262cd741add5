import { plural, t } from "@lingui/core/macro";
import MessageCircle from "lucide-react/icons/message-circle";
import { FEED_SEARCH_MAX_LENGTH, type PostSort } from "../../../core/community/mod.ts";
import { Checkbox } from "../../../ui-kit/Checkbox/mod.ts";
import { IconButton } from "../../../ui-kit/IconButton/mod.ts";
import { SearchField } from "../../../ui-kit/SearchField/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { Toolbar } from "./community_layout.ts";
import { type FeedFilterChoice, sortOptions } from "./use_feed_filter.ts";

export interface FeedToolbarProps extends FeedFilterChoice {
  isChatOpen: boolean;
  hasUnread: boolean;
  requestCount: number;
  onChat: () => void;
}

export function FeedToolbar({ filter, change, isChatOpen, hasUnread, requestCount, onChat }: FeedToolbarProps) {
  const markerText = hasUnread ? t`unread messages` : requestCount > 0 ? requestsText(requestCount) : undefined;
  return (
    <Toolbar>
      <SearchField
        label={t`Search meals, authors, ingredients`}
        placeholder={t`Search meals, authors, ingredients…`}
        maxLength={FEED_SEARCH_MAX_LENGTH}
        value={filter.search}
        onChange={(event) => change({ search: event.target.value })}
      />
      <Select
        look="pill"
        label={t`Sort`}
        labelPlace="hidden"
        options={sortOptions()}
        value={filter.sort}
        onChange={(event) => change({ sort: event.target.value as PostSort })} // sound: the options are POST_SORTS
      />
      <Checkbox
        label={t`Favourites`}
        checked={filter.favouritesOnly}
        onChange={(event) => change({ favouritesOnly: event.target.checked })}
      />
      <IconButton
        label={t`Chat`}
        icon={<MessageCircle size={20} />}
        aria-expanded={isChatOpen}
        marker={markerText === undefined ? undefined : { text: markerText }}
        onClick={onChat}
      />
    </Toolbar>
  );
}

function requestsText(count: number): string {
  return plural(count, { one: "# message request", other: "# message requests" });
}
