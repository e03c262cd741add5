import { HIDDEN_RECIPES_MAX } from "../../core/recipe/mod.ts";
import { Button } from "../../ui-kit/Button/mod.ts";
import { Cluster } from "../../ui-kit/Cluster/mod.ts";
import { Notice } from "../../ui-kit/Notice/mod.ts";

/** Props of {@linkcode HiddenByRules}. */
export interface HiddenByRulesProps {
  /** How many recipes are hidden. */
  count: number;
  /** Whether they are shown now. */
  isShowing: boolean;
  onShow: (show: boolean) => void;
}

/** Says that the person's food rules hide recipes of this list, and shows them for this time. Nothing without any. */
export function HiddenByRules({ count, isShowing, onShow }: HiddenByRulesProps) {
  if (!isShowing && count === 0) return null;
  return (
    <Notice tone="info">
      <Cluster>
        <span>{isShowing ? "This list has recipes that your food rules exclude." : hiddenText(count)}</span>
        <Button variant="plain" size="small" onClick={() => onShow(!isShowing)}>
          {isShowing ? "Hide them" : "Show them"}
        </Button>
      </Cluster>
    </Notice>
  );
}

function hiddenText(count: number): string {
  if (count === 1) return "1 recipe is hidden by your food rules.";
  const number = count >= HIDDEN_RECIPES_MAX ? `${HIDDEN_RECIPES_MAX.toLocaleString("en")} or more` : count;
  return `${number} recipes are hidden by your food rules.`;
}
