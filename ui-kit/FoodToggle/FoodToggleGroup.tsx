import type { ComponentPropsWithRef } from "react";
import { mergeProps } from "react-aria/mergeProps";
import { useObjectRef } from "react-aria/useObjectRef";
import { styled } from "styled-components";
import { type ChoiceProps, ChoiceProvider, useRovingFocus } from "../behaviour/mod.ts";

/** Props of {@link FoodToggleGroup}. */
export interface FoodToggleGroupProps extends Omit<ComponentPropsWithRef<"div">, "defaultValue">, ChoiceProps {
  /** The group's accessible name. */
  label: string;
}

/** Food toggles that wrap: one tab stop, arrow keys move within. */
export function FoodToggleGroup({
  label,
  selection,
  value,
  defaultValue,
  onValueChange,
  ref,
  children,
  ...rest
}: FoodToggleGroupProps) {
  const row = useObjectRef(ref);
  const keys = useRovingFocus({ label, row });
  return (
    <Root ref={row} {...mergeProps(keys, rest)}>
      <ChoiceProvider selection={selection} value={value} defaultValue={defaultValue} onValueChange={onValueChange}>
        {children}
      </ChoiceProvider>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(72px, 100%), 1fr));
  gap: var(--space-6) 0;
  margin-block: calc(-1 * var(--space-4));
`;
