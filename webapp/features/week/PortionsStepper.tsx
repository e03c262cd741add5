import { t } from "@lingui/core/macro";
import { Stepper } from "../../../ui-kit/Stepper/mod.ts";
import { portionCount, portionsText } from "../../platform/format/mod.ts";

/** Halves of a portion up to a dozen, then whole ones. */
const PORTIONS = [
  ...Array.from({ length: 24 }, (_, n) => (n + 1) / 2),
  ...Array.from({ length: 36 }, (_, n) => n + 13),
];

export interface PortionsStepperProps {
  value: number;
  /** Portions of the household, if they are known: always among the choices. */
  usual: number | undefined;
  onValue: (portions: number) => void;
}

/** How many portions of a planned meal are eaten. */
export function PortionsStepper({ value, usual, onValue }: PortionsStepperProps) {
  const choices = new Set([...PORTIONS, value, ...(usual === undefined ? [] : [usual])]);
  return (
    <Stepper
      label={t`Portions`}
      choices={[...choices].sort((a, b) => a - b)}
      value={value}
      onValue={onValue}
      lessLabel={t`Fewer portions`}
      moreLabel={t`More portions`}
      valueText={portionCount}
      shownText={portionsText}
    />
  );
}
