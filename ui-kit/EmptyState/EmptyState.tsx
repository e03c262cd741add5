import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { EmptyPlate } from "../EmptyPlate/mod.ts";
import { Heading, type HeadingLevel } from "../Heading/mod.ts";
import { Text } from "../Text/mod.ts";

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  title: ReactNode;
  /** The next step for the person. */
  text?: ReactNode;
  /** Level of the title, 2 by default. */
  level?: HeadingLevel | undefined;
}

/** An empty list's replacement: an empty plate, the reason, and the next step. Children are actions. */
export function EmptyState({ title, text, level, children, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <EmptyPlate aria-hidden="true" />
      <Heading level={level} size="name">
        {title}
      </Heading>
      {text && <Text tone="soft">{text}</Text>}
      {children && <Actions>{children}</Actions>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-8);
  padding: var(--space-32) var(--space-16);
  text-align: center;
  --plate-size: 104px;

  > [data-plate] { margin-block-end: var(--space-8); }

  > [data-size] { max-inline-size: 44ch; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-12);
  margin-block-start: var(--space-12);
`;
