import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { media, type } from "../theme/mod.ts";

/** One step of a recipe. */
export interface Step {
  text: string;
  /** What has to be minded in it. */
  subSteps?: readonly string[] | undefined;
}

/** Props of {@link Steps}. */
export interface StepsProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  steps: readonly Step[];
}

/** Numbered instructions, large enough to read beside the stove. */
export function Steps({ steps, ...rest }: StepsProps) {
  return (
    <Root role="list" {...rest}>
      {steps.map((step, place) => (
        // A step is known by its place: two may read alike.
        // oxlint-disable-next-line react/no-array-index-key
        <Item key={place}>
          <p>{step.text}</p>
          {step.subSteps && step.subSteps.length > 0 && (
            <ul role="list">
              {step.subSteps.map((subStep, line) => (
                // oxlint-disable-next-line react/no-array-index-key
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
`;

const Item = styled.li`
  counter-increment: step;
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: var(--space-6) var(--space-16);
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
    grid-template-columns: 30px minmax(0, 1fr);
    padding-block: var(--space-16);
    font-size: var(--font-size-field);

    &::before { font-size: 1.75rem; }
  }
`;
