export { entryId } from "./entry_id.ts";
export { newsText, SHOPPING_NEWS, type ShoppingNews } from "./shopping_news.ts";
export { OutboxProvider, useListOutbox } from "./shopping_outbox.tsx";
export { storeListChange } from "./store_list_change.ts";
