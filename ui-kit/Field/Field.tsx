import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react";
import { styled } from "styled-components";
import { type } from "../theme/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";
import { FieldNotes, type FieldNotesTexts, idsOfNotes } from "./FieldNotes.tsx";

/** Where a label stands: above its control, or only in what is read aloud, where the place says it to the eye. */
export const LABEL_PLACES = ["above", "hidden"] as const;

/** One of {@link LABEL_PLACES}. */
export type LabelPlace = (typeof LABEL_PLACES)[number];

/** What stands round a control: taken by every field of the kit. */
export interface FieldTexts extends FieldNotesTexts {
  /** Names the control, always: a placeholder is never the only label. */
  label: ReactNode;
  /** `soft` for a field that serves another thing, such as "Jump to date". */
  labelTone?: "ink" | "soft" | undefined;
  /** `above` unless said otherwise. */
  labelPlace?: LabelPlace | undefined;
}

/** What a control inside a field must take over. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends Omit<ComponentPropsWithRef<"div">, "children">, FieldTexts {
  /** Id of the control; made when none is given. */
  controlId?: string | undefined;
  /** Ids of what else describes the control; read after the field's own texts. */
  describedBy?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Owns the id, label, hint, error and counter of one control, and ties them together. */
export function Field({
  label,
  labelTone = "ink",
  labelPlace = "above",
  hint,
  error,
  counter,
  controlId,
  describedBy,
  children,
  onFocus,
  onBlur,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const [isFocused, setIsFocused] = useState(false);
  const texts = { hint, error, counter };
  const labelElement = (
    <Label htmlFor={id} data-tone={labelTone}>
      {label}
    </Label>
  );

  return (
    <Root
      {...rest}
      onFocus={(event) => {
        setIsFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setIsFocused(false);
        onBlur?.(event);
      }}
    >
      {labelPlace === "hidden" ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children({
        id,
        "aria-describedby": idsOfNotes(id, { ...texts, describedBy }),
        "aria-invalid": error ? true : undefined,
      })}
      <FieldNotes controlId={id} announces={isFocused} {...texts} />
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-inline-size: 0;
`;

const Label = styled.label`
  align-self: start;
  max-inline-size: 100%;
  ${type("label")}

  &[data-tone="soft"] {
    color: var(--color-soft);
    font-size: var(--font-size-cell);
    font-weight: var(--font-weight-semibold);
  }
`;
