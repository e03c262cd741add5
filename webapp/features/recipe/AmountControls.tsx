import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { i18n } from "#i18n";
import { type RecipeScales, UNIT_SYSTEMS, type UnitSystem } from "../../../core/amounts/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Stepper } from "../../../ui-kit/Stepper/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { unitSystemName } from "../../platform/format/mod.ts";
import { type Amounts, portionsText } from "./mod.ts";
import { ControlLine } from "./recipe_layout.ts";

const unitOptions = () => UNIT_SYSTEMS.map((value) => ({ value, text: unitSystemName(value) }));

const SCALE_HINTS: Readonly<Record<RecipeScales, MessageDescriptor | undefined>> = {
  freely: undefined,
  "in-batches": msg`Only half and whole batches: baking needs exact proportions.`,
  "one-tin": msg`Fills one tin or dish. For more or less use another size, or several, and watch the time.`,
};

export function AmountControls({ portions, choices, scales, units, choosePortions, chooseUnits }: Amounts) {
  const hint = SCALE_HINTS[scales];
  return (
    <Stack gap="8">
      <ControlLine>
        <Stepper
          label={t`Portions`}
          choices={choices}
          value={portions}
          onValue={choosePortions}
          lessLabel={t`Fewer portions`}
          moreLabel={t`More portions`}
          valueText={portionsText}
        />
        <Select
          label={t`Units`}
          look="pill"
          options={unitOptions()}
          value={units}
          onChange={(event) => chooseUnits(event.target.value as UnitSystem)} // sound: the options are UNIT_SYSTEMS
        />
      </ControlLine>
      {hint && (
        <Text size="meta" tone="soft">
          {i18n._(hint)}
        </Text>
      )}
    </Stack>
  );
}
