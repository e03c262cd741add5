export { BrokenRules, type BrokenRulesProps } from "./BrokenRules.tsx";
export { type BrokenRuleOfDish, brokenRulesWarning } from "./broken_rule_text.ts";
export { HiddenByRules, type HiddenByRulesProps } from "./HiddenByRules.tsx";
export { type IgnoredRules, useIgnoredRules } from "./use_ignored_rules.ts";
export { useSuggestedFoods } from "./use_suggested_foods.ts";
