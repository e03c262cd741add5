export { Drawn, drawOver, isKeptPage } from "./draw_over.tsx";
export { keepPages } from "./keep_pages.ts";
export { rememberRuleTexts } from "./rule_texts.ts";
