import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { i18n } from "#i18n";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";

const FAILURES = {
  recipes: msg`More recipes could not be loaded. Try again.`,
  favourites: msg`More favourites could not be loaded. Try again.`,
  posts: msg`More posts could not be loaded. Try again.`,
} satisfies Readonly<Record<string, MessageDescriptor>>;

export interface ShowMoreProps {
  /** A query of pages. */
  list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** What the list has. */
  what: keyof typeof FAILURES;
}

/** Below a list: loads its next page, while there is one. */
export function ShowMore({ list, what }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  if (!hasNextPage) return null;
  return (
    <Cluster>
      <Button variant="plain" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t`Show more`}
      </Button>
      {isFetchNextPageError && <Text tone="soft">{i18n._(FAILURES[what])}</Text>}
    </Cluster>
  );
}
