import { plural, t } from "@lingui/core/macro";
import { HIDDEN_RECIPES_MAX } from "../../../core/recipe/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { wholeText } from "../../platform/format/mod.ts";
import type { IgnoredRules } from "./use_ignored_rules.ts";

export interface HiddenByRulesProps extends IgnoredRules {
  /** How many recipes are hidden. */
  hiddenByRules: number;
}

/** Says that the person's food rules hide recipes of this list, and shows them for this time. Nothing without any. */
export function HiddenByRules({ hiddenByRules, ignoresRules, showHidden }: HiddenByRulesProps) {
  if (!ignoresRules && hiddenByRules === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="plain" size="small" onClick={() => showHidden(!ignoresRules)}>
          {ignoresRules ? t`Hide them` : t`Show them`}
        </Button>
      }
    >
      {ignoresRules ? t`This list has recipes that your food rules exclude.` : hiddenText(hiddenByRules)}
    </Notice>
  );
}

function hiddenText(count: number): string {
  if (count >= HIDDEN_RECIPES_MAX) {
    return t`${wholeText(HIDDEN_RECIPES_MAX)} or more recipes are hidden by your food rules.`;
  }
  return plural(count, {
    one: "# recipe is hidden by your food rules.",
    other: "# recipes are hidden by your food rules.",
  });
}
