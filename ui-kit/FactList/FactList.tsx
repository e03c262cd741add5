import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

/** One short fact. */
export interface Fact {
  /** "Total time" */
  name: string;
  /** "35 Min" */
  value: ReactNode;
  /** An icon of 24 px. */
  icon?: ReactNode;
}

/** Props of {@link FactList}. */
export interface FactListProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  /** In display order; draws nothing when empty. */
  facts: readonly Fact[];
}

/** Short facts side by side: servings, total time. */
export function FactList({ facts, ...rest }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <Root {...rest}>
      {facts.map(({ name, value, icon }) => (
        <Item key={name}>
          <dt>
            {icon}
            {name}
          </dt>
          <dd>{value}</dd>
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-32);
`;

const Item = styled.div`
  position: relative;
  display: grid;
  min-inline-size: 0;

  &:has(svg) { padding-inline-start: 38px; }

  dt {
    font: 400 var(--font-size-cell) / 1.35 var(--font-body);
    color: var(--color-soft);
  }

  dt > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 28px;
    block-size: 28px;
    margin-block: auto;
    color: var(--color-accent);
  }

  dd {
    margin: 0;
    font: 650 1.25rem / 1.2 var(--font-display);
    font-variant-numeric: normal;
  }
`;
