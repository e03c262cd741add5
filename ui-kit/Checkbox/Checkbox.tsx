import Check from "lucide-react/icons/check";
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react";
import { styled } from "styled-components";
import { FieldNotes, idsOfNotes } from "../Field/mod.ts";
import { media, type } from "../theme/mod.ts";
import { TickBox, TickInput } from "./tick_box.ts";

/** Props of {@link Checkbox}; all but its texts go to the `<input>`, `ref` too. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "children"> {
  /** Shown beside the box; part of its target. */
  label: ReactNode;
  /** Text below: the effect of ticking it. */
  hint?: ReactNode;
  /** The error below, with an icon. Marks the box invalid. */
  error?: ReactNode;
}

/** Yes or no: `<Checkbox label="Favourites" {...register("favourites")} />`. */
export function Checkbox({
  label,
  hint,
  error,
  id: givenId,
  "aria-describedby": describedBy,
  onFocus,
  onBlur,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isFocused, setIsFocused] = useState(false);

  return (
    <Root>
      <Line htmlFor={id}>
        <TickBox>
          <Input
            id={id}
            aria-describedby={idsOfNotes(id, { hint, error, describedBy })}
            aria-invalid={error ? true : undefined}
            onFocus={(event) => {
              setIsFocused(true);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setIsFocused(false);
              onBlur?.(event);
            }}
            {...rest}
            type="checkbox"
          />
          <Check size={18} strokeWidth={3} aria-hidden="true" />
        </TickBox>
        <Text>{label}</Text>
      </Line>
      <FieldNotes controlId={id} announces={isFocused} hint={hint} error={error} />
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: start;
  min-inline-size: 0;

  /* Hint and error belong to the label: below its text, and no further away than its own margin. */
  > div:not(:empty) {
    margin-block-start: calc(-1 * var(--space-4));
    padding-inline-start: calc(24px + var(--space-10));
  }
`;

const Line = styled.label`
  --tick-size: 24px;
  display: inline-flex;
  align-items: start;
  gap: var(--space-10);
  min-inline-size: var(--size-target);
  max-inline-size: 100%;
  min-block-size: var(--size-target);
  padding-block: var(--space-10);
  ${type("body")}
  font-weight: var(--font-weight-semibold);
  cursor: pointer;

  &:has(:disabled) {
    color: var(--color-soft);
    cursor: not-allowed;
  }
`;

const Text = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Input = styled(TickInput)`
  transition:
    background-color var(--duration-quick) var(--easing-standard),
    border-color var(--duration-quick) var(--easing-standard);

  ${media.hover} {
    ${Line}:hover > ${TickBox} > &:not(:disabled, [aria-invalid="true"]) { border-color: var(--color-accent); }
  }

  &[aria-invalid="true"]:not(:checked, :disabled) { border-color: var(--color-tomato); }
`;
