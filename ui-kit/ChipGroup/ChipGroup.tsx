import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";

/** Props of {@link ChipGroup}. */
export interface ChipGroupProps extends ComponentPropsWithRef<"div"> {
  /** What the chips choose: the group's accessible name. */
  label: string;
}

/** Chips that belong together. They wrap; none is ever hidden. */
export function ChipGroup({ label, ...rest }: ChipGroupProps) {
  return <Root role="group" aria-label={label} {...rest} />;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;
