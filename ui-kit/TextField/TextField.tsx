import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { Field, type FieldTexts, inputStyle } from "../Field/mod.ts";

/** Props of {@link TextField}; all but the field's own go to the input, `ref` too. */
export interface TextFieldProps extends ComponentPropsWithRef<"input">, FieldTexts {}

/** One line of text with its label: `<TextField label="Full Name" error={errors.fullName?.message} {...register("fullName")} />`. */
export function TextField({
  label,
  labelTone,
  labelPlace,
  hint,
  error,
  counter,
  id,
  type = "text",
  "aria-describedby": describedBy,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, labelTone, labelPlace, hint, error, counter, describedBy }} controlId={id}>
      {(control) => <Input type={type} {...control} {...rest} />}
    </Field>
  );
}

const Input = styled.input`
  ${inputStyle}
`;
