import { t } from "@lingui/core/macro";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { type BrokenRuleOfDish, brokenRuleText, sorted } from "./broken_rule_text.ts";
import { Lines } from "./broken_rules_layout.ts";

export interface BrokenRulesProps {
  rules: readonly BrokenRuleOfDish[];
}

/** Says which food rules of the person a dish breaks, and by which food. Nothing without any. */
export function BrokenRules({ rules }: BrokenRulesProps) {
  if (rules.length === 0) return null;
  const isCertain = rules.some(({ state }) => state === "contains");
  return (
    // Not announced, so that it does not interrupt a screen reader: it appears together with the dish.
    <Notice tone={isCertain ? "error" : "warning"} role="note" aria-label={t`Your food rules`}>
      <Lines>
        {sorted(rules).map((rule) => {
          const text = brokenRuleText(rule);
          return <li key={text}>{text}</li>;
        })}
      </Lines>
    </Notice>
  );
}
