import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from "react";
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
  const place = choices.indexOf(chosen);
  const last = choices.length - 1;

  function goTo(next: number) {
    const choice = choices[Math.min(Math.max(next, 0), last)];
    if (choice !== undefined && choice !== chosen) setChosen(choice);
  }

  function press(next: number) {
    setPressed(true);
    goTo(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = placeAfterKey(event.key, { place, last });
    if (next === undefined) return;
    event.preventDefault();
    setPressed(false);
    goTo(next);
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
          disabled={place <= 0}
          onClick={() => press(place - 1)}
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
          disabled={place >= last}
          onClick={() => press(place + 1)}
        />
      </Line>
      {/* A spin button is read out while it has the focus; after a press on a button this is. */}
      <VisuallyHidden role="status">{pressed ? valueText(chosen) : ""}</VisuallyHidden>
    </Root>
  );
}

function placeAfterKey(key: string, { place, last }: { place: number; last: number }): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowUp: place + 1,
    ArrowRight: place + 1,
    ArrowDown: place - 1,
    ArrowLeft: place - 1,
    PageUp: place + PAGE,
    PageDown: place - PAGE,
    Home: 0,
    End: last,
  };
  return places[key];
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
