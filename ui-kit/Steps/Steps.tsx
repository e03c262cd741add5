import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { media, type } from "../theme/mod.ts";

/** One step of a recipe. */
export interface Step {
  text: string;
  /** Details to mind in this step. */
  subSteps?: readonly string[] | undefined;
}

/** `regular` is for the recipe's page; `compact` for a dialog, without rules. */
export const STEPS_SIZES = ["regular", "compact"] as const;

/** One of {@link STEPS_SIZES}. */
export type StepsSize = (typeof STEPS_SIZES)[number];

/** Props of {@link Steps}. */
export interface StepsProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** In order; draws nothing when empty. */
  steps: readonly Step[];
  /** `regular` by default. */
  size?: StepsSize | undefined;
}

/** Numbered instructions, large enough to read beside the stove. */
export function Steps({ steps, size = "regular", ...rest }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <Root role="list" data-size={size} {...rest}>
      {steps.map((step, place) => (
        // Two steps may have the same text, so the index is the key.
        <Item key={place}>
          <p>{step.text}</p>
          {step.subSteps && step.subSteps.length > 0 && (
            <ul role="list">
              {step.subSteps.map((subStep, line) => (
                // Sub-steps may be equal, too.
                <li key={line}>{subStep}</li>
              ))}
            </ul>
          )}
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.ol`
  counter-reset: step;
  display: grid;
  /* One column for all numerals, as wide as the widest of them. */
  grid-template-columns: minmax(48px, auto) minmax(0, 1fr);
  column-gap: var(--space-16);

  ${media.phone} { grid-template-columns: minmax(30px, auto) minmax(0, 1fr); }

  ${media.print} { grid-template-columns: minmax(16px, auto) minmax(0, 1fr); }

  &[data-size="compact"] {
    grid-template-columns: minmax(24px, auto) minmax(0, 1fr);
    column-gap: var(--space-10);
  }
`;

const Item = styled.li`
  counter-increment: step;
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  break-inside: avoid;
  row-gap: var(--space-6);
  padding-block: var(--space-20);
  border-block-start: 1px solid var(--color-line);
  ${type("step-text")}

  &::before {
    content: counter(step);
    ${type("step")}
    color: var(--color-accent);
    grid-row: span 2;
  }

  > p { max-inline-size: 62ch; }

  > ul {
    grid-column: 2;
    display: grid;
    gap: var(--space-4);
    font-size: var(--font-size-field);
    color: var(--color-soft);
  }

  > ul > li {
    display: flex;
    gap: var(--space-10);
  }

  > ul > li::before {
    content: "";
    flex: none;
    inline-size: 8px;
    block-size: 3px;
    margin-block-start: 0.68em;
    border-radius: 2px;
    background: var(--color-yolk);
  }

  ${media.phone} {
    padding-block: var(--space-16);
    font-size: var(--font-size-field);

    &::before { font-size: 1.75rem; }
  }

  ${media.print} {
    row-gap: 0;
    padding-block: var(--space-4);
    border: 0;
    font-size: var(--font-size-label);
    line-height: 1.35;

    &::before { font-size: 1.125rem; }

    > p { max-inline-size: none; }

    > ul { font-size: inherit; }
  }

  ${Root}[data-size="compact"] & {
    row-gap: var(--space-4);
    padding-block: var(--space-6);
    border: 0;
    font-size: var(--font-size-body);
    line-height: 1.5;

    &::before {
      font-size: 1.375rem;
      line-height: 1.5rem;
    }

    > ul { font-size: var(--font-size-label); }
  }
`;
