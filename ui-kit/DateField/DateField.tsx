import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { Field, type FieldTexts, inputStyle } from "../Field/mod.ts";

/** Props of {@link DateField}; all but the field's own go to the input, `ref` too. */
export interface DateFieldProps extends Omit<ComponentPropsWithRef<"input">, "type">, FieldTexts {}

/** A calendar date, `YYYY-MM-DD`, in the browser's own control: its picker speaks the reader's language and device. */
export function DateField({ label, labelTone, hint, error, counter, id, ...rest }: DateFieldProps) {
  return (
    <Field label={label} labelTone={labelTone} hint={hint} error={error} counter={counter} controlId={id}>
      {(control) => <Input type="date" {...control} {...rest} />}
    </Field>
  );
}

const Input = styled.input`
  ${inputStyle}
  appearance: none;
  text-align: start;

  &::-webkit-date-and-time-value { text-align: start; }

  &::-webkit-calendar-picker-indicator { cursor: pointer; }
`;
