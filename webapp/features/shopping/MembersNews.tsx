import { skipToken, useQuery } from "@tanstack/react-query";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { ShoppingListReply } from "../../../wire/shopping/shopping_list.ts";
import { newsText, SHOPPING_NEWS, type ShoppingNews } from "./mod.ts";
import { OnScreen } from "./shopping_layout.ts";

/** Reports another member's last change. */
export function MembersNews({ data }: { data: ShoppingListReply }) {
  const { data: news } = useQuery<ShoppingNews>({ queryKey: SHOPPING_NEWS, queryFn: skipToken });
  // Rendered before its text, so that the text is announced.
  return (
    <OnScreen aria-live="polite">
      {news && (
        <Text size="meta" tone="soft">
          {newsText(news, data)}
        </Text>
      )}
    </OnScreen>
  );
}
