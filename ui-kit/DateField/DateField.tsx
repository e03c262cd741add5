import { type ChangeEvent, type ComponentPropsWithRef, type FocusEvent, useEffect, useRef } from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { styled } from "styled-components";
import { Field, type FieldTexts, inputStyle } from "../Field/mod.ts";

/** Props of {@link DateField}; all but the field's own go to the input, `ref` too. */
export interface DateFieldProps
  extends Omit<ComponentPropsWithRef<"input">, "type" | "value" | "defaultValue" | "min" | "max">,
    FieldTexts {
  /** The controlled date, `YYYY-MM-DD`; empty for none. */
  value?: string | undefined;
  /** Initial value of an uncontrolled field, `YYYY-MM-DD`. */
  defaultValue?: string | undefined;
  /** The earliest date, "1000-01-01" by default: a year of fewer digits is still being typed. */
  min?: string | undefined;
  /** The latest date, "9999-12-31" by default. */
  max?: string | undefined;
  /**
   * Called with a complete date between `min` and `max`, and with "" for an emptied field unless it is
   * `required`; `onChange` is called for every change.
   */
  onDateChange?: ((date: string) => void) | undefined;
}

/**
 * A calendar date, `YYYY-MM-DD`, in the browser's own control: its picker speaks the reader's language and device.
 * With `value`, an unfinished date turns back into the last one on blur.
 */
export function DateField({
  label,
  labelTone,
  labelPlace,
  hint,
  error,
  counter,
  id,
  value,
  defaultValue,
  min = "1000-01-01",
  max = "9999-12-31",
  onDateChange,
  ref,
  onChange,
  onBlur,
  "aria-describedby": describedBy,
  ...rest
}: DateFieldProps) {
  const input = useObjectRef(ref);

  const written = useRef(value);

  // Not React's own `value`: it would overwrite a date that is half typed, or was picked in the server's page.
  useEffect(() => {
    if (input.current && value !== undefined && value !== written.current) write(input.current, value);
    written.current = value;
  }, [input, value]);

  function tell(event: ChangeEvent<HTMLInputElement>): void {
    onChange?.(event);
    if (event.target.validity.valid) onDateChange?.(event.target.value);
  }

  function settle(event: FocusEvent<HTMLInputElement>): void {
    if (value !== undefined && !event.target.validity.valid) write(event.target, value);
    onBlur?.(event);
  }

  return (
    <Field {...{ label, labelTone, labelPlace, hint, error, counter, describedBy }} controlId={id}>
      {(control) => (
        <Input
          ref={input}
          type="date"
          min={min}
          max={max}
          defaultValue={value ?? defaultValue}
          {...control}
          {...rest}
          onChange={tell}
          onBlur={settle}
        />
      )}
    </Field>
  );
}

function write(input: HTMLInputElement, date: string): void {
  if (input.value !== date || input.validity.badInput) input.value = date;
}

const Input = styled.input`
  ${inputStyle}
  appearance: none;
  text-align: start;

  &::-webkit-date-and-time-value { text-align: start; }

  &::-webkit-calendar-picker-indicator {
    margin-inline: var(--space-6) calc(-1 * var(--space-4));
    padding: var(--space-4);
    border-radius: 50%;
    cursor: pointer;
  }

  &:is(:disabled, [readonly])::-webkit-calendar-picker-indicator { display: none; }
`;
