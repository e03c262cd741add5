import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../theme/mod.ts";

/** Props of {@link ActionBar}. */
export interface ActionBarProps extends Omit<ComponentPropsWithRef<"footer">, "children"> {
  /** The way back. */
  start?: ReactNode;
  /** The progress; above the others on a phone. */
  middle?: ReactNode;
  /** The button to the next step. */
  end?: ReactNode;
}

/** The footer of a step: back, progress, continue. It is fixed; the page reserves space for it. */
export function ActionBar({ start, middle, end, ...rest }: ActionBarProps) {
  return (
    <Root data-action-bar="" {...rest}>
      <Row>
        <div>{start}</div>
        <div>{middle}</div>
        <div>{end}</div>
      </Row>
    </Root>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  max-inline-size: calc(var(--size-page) - 64px);
  margin-inline: auto;

  > :last-child { justify-self: end; }

  ${media.phone} {
    grid-template-columns: 1fr auto;
    gap: var(--space-8);

    > :nth-child(2) {
      grid-row: 1;
      grid-column: 1 / -1;
      justify-self: center;
    }
  }
`;

const Root = styled.footer`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 15;
  padding: var(--space-14) var(--gutter-desktop);
  border-radius: var(--radius-tray) var(--radius-tray) 0 0;
  background: var(--color-raised);
  box-shadow: var(--elevation-tray), 0 -6px 24px -12px rgb(16 33 63 / 0.35);

  ${media.belowDesktop} { padding-inline: var(--gutter-tablet); }
  ${media.phone} { padding-inline: var(--gutter-phone); }
`;
