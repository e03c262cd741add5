import { t } from "@lingui/core/macro";
import { useState } from "react";
import { pantryAmountText } from "../../../core/pantry/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Checkbox } from "../../../ui-kit/Checkbox/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import type { UsedFoodWire } from "../../../wire/pantry/cooked.ts";
import { shortDate } from "../../platform/format/mod.ts";
import type { Amounts } from "../recipe/mod.ts";
import { useUsedFoods } from "./use_used_foods.ts";

export interface UsedFoodsProps extends Pick<Amounts, "units"> {
  recipeId: string;
  portions: number;
}

/** The foods at home that the dish used, to reduce them; nothing if it used none. */
export function UsedFoods({ recipeId, portions, units }: UsedFoodsProps) {
  const { foods, isBusy, takeOff } = useUsedFoods({ recipeId, portions });
  const [unchanged, setUnchanged] = useState<ReadonlySet<number>>(new Set());
  if (foods.length === 0) return null;
  const taken = foods.filter(({ id }) => !unchanged.has(id));
  return (
    <Stack gap="12" align="start">
      <Heading size="name">{t`Used from your foods at home`}</Heading>
      {foods.map((food) => (
        <Checkbox
          key={food.id}
          label={`${food.name}: ${pantryAmountText(food.used, units)}`}
          hint={restText(food, units)}
          checked={!unchanged.has(food.id)}
          disabled={isBusy}
          onChange={({ target }) =>
            setUnchanged((before) => {
              const others = [...before].filter((id) => id !== food.id);
              return new Set(target.checked ? others : [...others, food.id]);
            })
          }
        />
      ))}
      <Button
        variant="plain"
        busy={isBusy}
        busyText={t`Updating…`}
        disabled={taken.length === 0}
        onClick={() => takeOff(taken)}
      >
        {t`Update foods at home`}
      </Button>
    </Stack>
  );
}

/** "350 g will be left, good until Nov 22" */
function restText({ left, useBy }: UsedFoodWire, units: UsedFoodsProps["units"]): string {
  if (!left) return t`Nothing will be left`;
  const rest = pantryAmountText(left, units);
  return useBy === null
    ? t`${rest} will be left`
    : t`${rest} will be left, good until ${shortDate(calendarDate(useBy))}`;
}
