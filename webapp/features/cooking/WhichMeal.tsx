import { t } from "@lingui/core/macro";
import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { shortDate } from "../../platform/format/mod.ts";
import { slotName } from "../week/mod.ts";

export interface WhichMealProps {
  /** Open while there are some. */
  choices: readonly MealSlot[];
  /** Undefined: none of these. */
  onChoose: (slot: MealSlot | undefined) => void;
}

/** Asks which of the planned meals was cooked before its day. */
export function WhichMeal({ choices, onChoose }: WhichMealProps) {
  return (
    <Dialog title={t`Which meal is this?`} open={choices.length > 0} onOpenChange={() => onChoose(undefined)}>
      <Stack gap="12">
        <Text tone="soft">{t`It is planned for a later day. A meal that is cooked is not shopped for again.`}</Text>
        {choices.map((slot) => (
          <Button key={`${slot.date} ${slot.mealTime}`} variant="plain" width="full" onClick={() => onChoose(slot)}>
            {`${slotName(slot)}, ${shortDate(slot.date)}`}
          </Button>
        ))}
        <Button variant="ghost" width="full" onClick={() => onChoose(undefined)}>
          {t`None of these`}
        </Button>
      </Stack>
    </Dialog>
  );
}
