import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { Field, type FieldTexts, inputStyle } from "../Field/mod.ts";
import { media } from "../theme/mod.ts";

/** `field` fills its line in a form; `pill` is for a toolbar, as wide as its longest choice. */
export const SELECT_LOOKS = ["field", "pill"] as const;

/** One of {@link SELECT_LOOKS}. */
export type SelectLook = (typeof SELECT_LOOKS)[number];

/** One choice of a {@link Select}. */
export interface SelectOption {
  value: string;
  text: string;
  disabled?: boolean | undefined;
}

/** Props of {@link Select}; all but the field's own go to the `<select>`, `ref` too. */
export interface SelectProps extends Omit<ComponentPropsWithRef<"select">, "multiple" | "size">, FieldTexts {
  /** `field` by default. */
  look?: SelectLook | undefined;
  /** The choices; or `<option>` and `<optgroup>` as children. */
  options?: readonly SelectOption[] | undefined;
}

/** One of a few choices, in the platform's own picker: `<Select look="pill" label="Sort" labelPlace="hidden" options={…} />`. */
export function Select({
  label,
  labelTone,
  labelPlace,
  hint,
  error,
  counter,
  id,
  look = "field",
  options = [],
  children,
  "aria-describedby": describedBy,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, labelTone, labelPlace, hint, error, counter, describedBy }} controlId={id}>
      {(control) => (
        <Box data-look={look}>
          <Control {...control} {...rest}>
            {options.map(({ value, text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
            {children}
          </Control>
          <ChevronDown size={20} aria-hidden="true" />
        </Box>
      )}
    </Field>
  );
}

const Control = styled.select`
  ${inputStyle}
  appearance: none;
  padding-inline-end: 48px;
  text-overflow: ellipsis;
  cursor: pointer;

  /* The opened list has the system's background but inherits this text colour. */
  option, optgroup {
    background: var(--color-raised);
    color: var(--color-ink);
    font-weight: var(--font-weight-regular);
  }

  optgroup { font-weight: var(--font-weight-bold); }
  option:disabled { color: var(--color-soft); }
`;

const Box = styled.div`
  position: relative;
  min-inline-size: 0;

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-14);
    margin-block: auto;
    color: var(--color-accent);
    pointer-events: none;
  }

  > :disabled + svg { color: var(--color-soft); }

  &[data-look="pill"] {
    align-self: start;
    max-inline-size: 100%;

    > ${Control} {
      inline-size: auto;
      max-inline-size: 100%;
      padding-inline-end: 50px;
      border-radius: var(--radius-pill);
      font-weight: var(--font-weight-semibold);
    }
  }

  ${media.forcedColors} {
    > svg { color: CanvasText; }
    > :disabled + svg { color: GrayText; }
  }
`;
