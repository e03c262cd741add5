import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useControlled } from "../behaviour/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { type } from "../theme/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";

/** Props of {@link Stepper}. */
export interface StepperProps extends Omit<ComponentPropsWithRef<"div">, "children" | "defaultValue"> {
  /** "Portions". */
  label: string;
  /** The numbers to choose from, in order; at least one. */
  choices: readonly number[];
  /** One of the choices (controlled). */
  value?: number | undefined;
  /** Initial value of an uncontrolled stepper; by default the first choice. */
  defaultValue?: number | undefined;
  onValue?: ((value: number) => void) | undefined;
  /** Accessible name of the button for less: "Fewer portions". */
  lessLabel: string;
  moreLabel: string;
  /** Text for screen readers: "6 portions". By default the number. */
  valueText?: ((value: number) => string) | undefined;
  /** Visible text: "2 ½". By default the number. */
  shownText?: ((value: number) => string) | undefined;
}

/** How many steps Page Up and Page Down take. */
const PAGE = 5;

type PlaceAfter = (place: number, last: number) => number;

const PLACE_AFTER_KEY: Readonly<Record<string, PlaceAfter>> = {
  ArrowUp: (place) => place + 1,
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place - 1,
  ArrowLeft: (place) => place - 1,
  PageUp: (place) => place + PAGE,
  PageDown: (place) => place - PAGE,
  Home: () => 0,
  End: (_place, last) => last,
};

/** A small number that is changed step by step. */
export function Stepper({
  label,
  choices,
  value,
  defaultValue,
  onValue,
  lessLabel,
  moreLabel,
  valueText = String,
  shownText = String,
  ...rest
}: StepperProps) {
  const labelId = useId();
  const [pressed, setPressed] = useState(false);
  const [chosen, setChosen] = useControlled<number>({
    value,
    defaultValue: defaultValue ?? choices[0] ?? 0,
    onChange: (next) => onValue?.(next),
  });
  // What was chosen since the last drawing: a busy page draws later than the next press of a held key.
  const undrawn = useRef<readonly number[]>([]);
  useLayoutEffect(() => {
    const drawn = undrawn.current.indexOf(chosen);
    undrawn.current = drawn < 0 ? [] : undrawn.current.slice(drawn + 1);
  }, [chosen]);
  const last = choices.length - 1;

  function goTo(nextOf: PlaceAfter) {
    const current = undrawn.current.at(-1) ?? chosen;
    const next = nextOf(choices.indexOf(current), last);
    const choice = choices[Math.min(Math.max(next, 0), last)];
    if (choice === undefined || choice === current) return;
    undrawn.current = [...undrawn.current, choice];
    setChosen(choice);
  }

  function press(step: 1 | -1) {
    setPressed(true);
    goTo((place) => place + step);
  }

  function onKeyDown(event: KeyboardEvent) {
    const nextOf = PLACE_AFTER_KEY[event.key];
    if (!nextOf) return;
    event.preventDefault();
    setPressed(false);
    goTo(nextOf);
  }

  return (
    <Root {...rest}>
      <Label id={labelId}>{label}</Label>
      <Line>
        {/* The number takes the arrow keys: the buttons are for fingers, mice and screen readers. */}
        <IconButton
          label={lessLabel}
          icon={<Minus size={20} />}
          size="small"
          tabIndex={-1}
          disabled={chosen === choices[0]}
          onClick={() => press(-1)}
        />
        <Value
          role="spinbutton"
          tabIndex={0}
          aria-labelledby={labelId}
          aria-valuenow={chosen}
          aria-valuemin={choices[0]}
          aria-valuemax={choices[last]}
          aria-valuetext={valueText(chosen)}
          onKeyDown={onKeyDown}
        >
          {shownText(chosen)}
        </Value>
        <IconButton
          label={moreLabel}
          icon={<Plus size={20} />}
          size="small"
          tabIndex={-1}
          disabled={chosen === choices[last]}
          onClick={() => press(1)}
        />
      </Line>
      {/* A spin button is read out while it has the focus; after a press on a button this is. */}
      <VisuallyHidden role="status">{pressed ? valueText(chosen) : ""}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-6);
`;

const Label = styled.span`
  ${type("label")}
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
`;

const Value = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: 3ch;
  white-space: nowrap;
  block-size: var(--size-target);
  padding-inline: var(--space-4);
  border-radius: var(--radius-field);
  font: 700 1.125rem / 1.2 var(--font-display);
  font-variant-numeric: tabular-nums;

  &:focus-visible {
    outline: 3px solid var(--color-accent);
    outline-offset: 0;
  }
`;
