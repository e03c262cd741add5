import { t } from "@lingui/core/macro";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { SuggestionConflict } from "../../../wire/week_plan/week_suggestions.ts";
import { type Relaxation, relaxationText, ruleText } from "./impossible_text.ts";
import { slotsText } from "./slots.ts";
import { RuleList } from "./suggestion_layout.ts";
import type { ImpossibleReply } from "./use_week_search.ts";
import type { MealMinutes } from "./week_wishes.ts";

export interface ImpossibleWeekProps {
  reply: ImpossibleReply;
  /** The limits that the person has set. */
  minutes: MealMinutes;
  onRelax: (relaxation: Relaxation) => void;
}

/** Why there is no week: the rules that conflict, and changes with which there are dishes. */
export function ImpossibleWeek({ reply: { conflicts }, minutes, onRelax }: ImpossibleWeekProps) {
  return (
    <Stack gap="12">
      {conflicts.map((conflict) => (
        <Conflict key={slotsText(conflict.slots)} conflict={conflict} minutes={minutes} onRelax={onRelax} />
      ))}
      {conflicts.some(({ rules }) => rules.includes("foodRules")) && (
        <Text size="meta" tone="soft">
          {t`What your household does not eat stays out in any case.`}
        </Text>
      )}
    </Stack>
  );
}

function Conflict({
  conflict: { slots, rules, relaxations },
  minutes,
  onRelax,
}: Omit<ImpossibleWeekProps, "reply"> & { conflict: SuggestionConflict }) {
  return (
    <Stack gap="8">
      <Notice tone="warning">
        {slots.length === 1
          ? t({ message: `${slotsText(slots)}: no dishes for this slot keep`, comment: "A list of rules follows." })
          : t({
              message: `${slotsText(slots)}: no dishes for all of these slots keep`,
              comment: "A list of rules follows.",
            })}
        <RuleList>
          {rules.map((rule) => (
            <li key={rule}>{ruleText(rule, { slots, minutes })}</li>
          ))}
        </RuleList>
      </Notice>
      {relaxations.length === 0 && <Text>{t`Leave some of these slots out, or plan them yourself.`}</Text>}
      {relaxations.map((relaxation) => {
        const change = { ...relaxation, slots };
        const text = relaxationText(change);
        return (
          <Button key={text} variant="plain" width="full" size="small" onClick={() => onRelax(change)}>
            {text}
          </Button>
        );
      })}
    </Stack>
  );
}
