import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { Field, type FieldTexts, inputStyle } from "../Field/mod.ts";

/** How many lines a text area may show when it is empty. */
const ROWS = [2, 3, 4, 5, 6, 7, 8] as const;

/** Props of {@link TextArea}; all but the field's own go to the `<textarea>`, `ref` too. */
export interface TextAreaProps extends ComponentPropsWithRef<"textarea">, FieldTexts {
  /** Lines that it shows when it is empty; 3 by default. */
  rows?: (typeof ROWS)[number] | undefined;
}

/**
 * Several lines of text with a label. It grows with its text up to 12 lines, then it scrolls; browsers without support let it be resized.
 * `maxLength` is native: more cannot be typed, and pasted text is cut. Combine it with a counter.
 */
export function TextArea({
  label,
  labelTone,
  labelPlace,
  hint,
  error,
  counter,
  id,
  rows = 3,
  "aria-describedby": describedBy,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, labelTone, labelPlace, hint, error, counter, describedBy }} controlId={id}>
      {(control) => <Area rows={rows} {...control} {...rest} />}
    </Field>
  );
}

const Area = styled.textarea`
  ${inputStyle}
  ${ROWS.map((rows) => `&[rows="${rows}"] { --rows: ${rows}; }`)}
  --room: calc(2 * var(--space-12) + 2 * var(--rim-control));
  display: block;
  block-size: auto;
  min-block-size: calc(var(--rows) * 1lh + var(--room));
  max-block-size: calc(max(12, var(--rows)) * 1lh + var(--room));
  padding: var(--space-12) var(--space-16);
  font-size: var(--font-size-body);
  line-height: 1.5;
  overflow-wrap: break-word;
  resize: vertical;

  @supports (field-sizing: content) {
    field-sizing: content;
    resize: none;
  }
`;
