export { BrokenRules } from "./BrokenRules.tsx";
export { type BrokenRuleOfDish, brokenRulesWarning } from "./broken_rule_text.ts";
export { HiddenByRules } from "./HiddenByRules.tsx";
export { type IgnoredRules, useIgnoredRules } from "./use_ignored_rules.ts";
export { useSuggestedFoods } from "./use_suggested_foods.ts";
