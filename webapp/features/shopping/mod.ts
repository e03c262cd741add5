export { entryId } from "./entry_id.ts";
export { newsText, SHOPPING_NEWS, type ShoppingNews } from "./shopping_news.ts";
export { storeListChange } from "./store_list_change.ts";
