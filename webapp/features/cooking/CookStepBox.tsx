import { t } from "@lingui/core/macro";
import TimerIcon from "lucide-react/icons/timer";
import { type RefObject, useId } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { TIMERS_MAX } from "../kitchen_timers/mod.ts";
import { StepBox, StepHeading, StepText, StepWords, SubSteps, TimerButtons, Used } from "./cook_layout.ts";
import type { CookStep, OfferedTimer } from "./cook_steps.ts";
import { useKitchenTimers } from "./mod.ts";

export interface CookStepBoxProps {
  step: CookStep;
  /** From 1. */
  number: number;
  of: number;
  /** Marks it among all steps. */
  isCurrent: boolean;
  heading: RefObject<HTMLHeadingElement | null> | undefined;
  /** Name of the recipe, and the address of its cook mode: for a timer that is shown elsewhere. */
  dish: string;
  path: string;
}

/** One step in large type, with its timers and ingredients. */
export function CookStepBox({ step, number, of, isCurrent, heading, dish, path }: CookStepBoxProps) {
  const { kitchen } = useKitchenTimers();
  const showToast = useToast();
  const textId = useId();

  function start({ name, seconds }: OfferedTimer): void {
    if (kitchen.start({ name, dish, path }, { seconds })) return;
    showToast(t`At most ${TIMERS_MAX} timers at once. Cancel one first.`, { tone: "error" });
  }

  return (
    <StepBox aria-current={isCurrent ? "step" : undefined} data-alone={step.ingredients.length === 0 ? "" : undefined}>
      <StepWords>
        <StepHeading ref={heading} tabIndex={-1} aria-describedby={textId}>
          {t`Step ${number} of ${of}`}
        </StepHeading>
        <StepText id={textId}>{step.text}</StepText>
        {step.subSteps.length > 0 && (
          <SubSteps>
            {step.subSteps.map((text, line) => (
              // Lines may be equal.
              <li key={line}>{text}</li>
            ))}
          </SubSteps>
        )}
        {step.timers.length > 0 && (
          <TimerButtons>
            {step.timers.map((timer, place) => (
              <Button
                // Two timers of a step may be equal.
                key={place}
                variant="plain"
                icon={<TimerIcon size={20} />}
                aria-label={t`Start timer: ${timer.text}`}
                onClick={() => start(timer)}
              >
                {timer.text}
              </Button>
            ))}
          </TimerButtons>
        )}
      </StepWords>
      {step.ingredients.length > 0 && (
        <Used>
          <h3>{t`For this step`}</h3>
          <ul>
            {step.ingredients.map((line, place) => (
              // Lines may be equal.
              <li key={place}>{line}</li>
            ))}
          </ul>
        </Used>
      )}
    </StepBox>
  );
}
