import { type ComponentPropsWithRef, useId } from "react";
import { styled } from "styled-components";
import { useControlled } from "../behaviour/mod.ts";
import { enamel, media, type } from "../theme/mod.ts";

/** Props of {@link Slider}; all but its own go to the `<input>`, `ref` too. */
export interface SliderProps extends Omit<ComponentPropsWithRef<"input">, "type" | "value" | "defaultValue"> {
  label: string;
  /** Labels of its ends: "Shorter list" and "More variety". */
  startText: string;
  endText: string;
  /** 0 by default. */
  min?: number | undefined;
  /** 100 by default. */
  max?: number | undefined;
  /** 1 by default. */
  step?: number | undefined;
  /** The value (controlled). */
  value?: number | undefined;
  /** Initial value of an uncontrolled slider; the middle by default. */
  defaultValue?: number | undefined;
  onValue?: ((value: number) => void) | undefined;
  /** Text for screen readers: "More variety than a short list". By default the number. */
  valueText?: ((value: number) => string) | undefined;
}

/** A balance between two ends: a plate that slides on a rail. */
export function Slider({
  label,
  startText,
  endText,
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue = (min + max) / 2,
  onValue,
  valueText = String,
  id: givenId,
  onChange,
  ...rest
}: SliderProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [current, setCurrent] = useControlled<number>({ value, defaultValue, onChange: (next) => onValue?.(next) });
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Rail
        {...rest}
        type="range"
        id={id}
        min={min}
        max={max}
        step={step}
        value={current}
        aria-valuetext={valueText(current)}
        onChange={(event) => {
          onChange?.(event);
          setCurrent(event.target.valueAsNumber);
        }}
      />
      {/* Part of the text for screen readers, by `valueText`. */}
      <Ends aria-hidden="true">
        <span>{startText}</span>
        <span>{endText}</span>
      </Ends>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  min-inline-size: 0;
`;

const Label = styled.label`
  ${type("label")}
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-16);
  ${type("meta")}
  color: var(--color-soft);

  > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  > :last-child { text-align: end; }
`;

const Rail = styled.input`
  --thumb: 32px;
  appearance: none;
  inline-size: 100%;
  block-size: var(--size-target);
  margin: 0;
  background: none;
  cursor: pointer;
  /* A finger that moves up or down scrolls the page. */
  touch-action: pan-y;

  &::-webkit-slider-runnable-track {
    block-size: 10px;
    border: var(--rim-control) solid var(--color-edge);
    border-radius: var(--radius-pill);
    background: var(--color-sunk);
  }

  &::-moz-range-track {
    block-size: 7px;
    border: var(--rim-control) solid var(--color-edge);
    border-radius: var(--radius-pill);
    background: var(--color-sunk);
  }

  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: var(--thumb);
    block-size: var(--thumb);
    margin-block-start: calc((7px - var(--thumb)) / 2);
    border: 4px solid var(--color-accent);
    border-radius: 50%;
    background: ${enamel};
    box-shadow: var(--elevation-card);
    box-sizing: border-box;
  }

  &::-moz-range-thumb {
    inline-size: var(--thumb);
    block-size: var(--thumb);
    border: 4px solid var(--color-accent);
    border-radius: 50%;
    background: ${enamel};
    box-shadow: var(--elevation-card);
    box-sizing: border-box;
  }

  &:focus-visible { outline-offset: 0; border-radius: var(--radius-field); }

  &:disabled {
    cursor: not-allowed;

    &::-webkit-slider-thumb { border-color: var(--color-edge); box-shadow: none; }

    &::-moz-range-thumb { border-color: var(--color-edge); box-shadow: none; }
  }

  ${media.forcedColors} {
    &::-webkit-slider-thumb { border-color: CanvasText; background: Canvas; }

    &::-moz-range-thumb { border-color: CanvasText; background: Canvas; }
  }
`;
