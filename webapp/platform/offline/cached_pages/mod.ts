export { cachePages } from "./cache_pages.ts";
export { Drawn } from "./Drawn.tsx";
export { isCachedPage } from "./is_cached_page.ts";
export { rememberRuleTexts } from "./rule_texts.ts";
