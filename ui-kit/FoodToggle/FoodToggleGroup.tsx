import { styled } from "styled-components";
import { ChipGroup, type ChipGroupProps } from "../ChipGroup/mod.ts";

/** Props of {@link FoodToggleGroup}. */
export interface FoodToggleGroupProps extends Omit<ChipGroupProps, "focusFallback"> {}

/** Food toggles that wrap: one tab stop, arrow keys move within. */
export function FoodToggleGroup(props: FoodToggleGroupProps) {
  return <Root {...props} />;
}

const Root = styled(ChipGroup)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(72px, 100%), 1fr));
  gap: var(--space-6) 0;
  margin-block: calc(-1 * var(--space-4));
`;
