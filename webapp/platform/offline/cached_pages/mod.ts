export { Drawn } from "./Drawn.tsx";
export { isKeptPage } from "./is_kept_page.ts";
export { keepPages } from "./keep_pages.ts";
export { rememberRuleTexts } from "./rule_texts.ts";
