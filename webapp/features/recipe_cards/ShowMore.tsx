import { t } from "@lingui/core/macro";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";

export interface ShowMoreProps {
  /** A query of pages. */
  list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** What could not be loaded: "recipes". */
  what: string;
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
      {isFetchNextPageError && <Text tone="soft">{t`More ${what} could not be loaded. Try again.`}</Text>}
    </Cluster>
  );
}
