import type { ComponentPropsWithRef, RefObject } from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { styled } from "styled-components";
import { type ChoiceProps, ChoiceProvider, mergeHandlers, useRovingFocus } from "../behaviour/mod.ts";

/** Props of {@link ChipGroup}. */
export interface ChipGroupProps extends Omit<ComponentPropsWithRef<"div">, "defaultValue">, ChoiceProps {
  /** The group's accessible name. */
  label: string;
  /** Receives the focus when the last chip is removed; the group itself by default. */
  focusFallback?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A group of chips: one tab stop, arrow keys move within. The group owns the state of filters with a `value`; others own theirs
 * or are controlled. Chips wrap; none is ever hidden.
 */
export function ChipGroup({
  label,
  focusFallback,
  selection,
  value,
  defaultValue,
  onValueChange,
  ref,
  children,
  ...rest
}: ChipGroupProps) {
  const row = useObjectRef(ref);
  const keys = useRovingFocus({ label, row, focusFallback });
  return (
    <Root ref={row} {...mergeHandlers(keys, rest)}>
      <ChoiceProvider selection={selection} value={value} defaultValue={defaultValue} onValueChange={onValueChange}>
        {children}
      </ChoiceProvider>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);

  &:focus { outline-offset: 6px; }
`;
