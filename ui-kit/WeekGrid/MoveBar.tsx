import { t } from "@lingui/core/macro";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { Button } from "../Button/mod.ts";
import { media, type } from "../theme/mod.ts";

/** Props of {@link MoveBar}. */
export interface MoveBarProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The meal that is moved. */
  name: string | undefined;
  onCancel: () => void;
}

/** Says what is moved, and stops it: it stays in view while a slot is chosen. */
export function MoveBar({ name, onCancel, ...rest }: MoveBarProps) {
  return (
    <Root data-above-tabs="" {...rest}>
      {t`Choose a slot for ${name ?? ""}`}
      <Button variant="ghost" size="small" onClick={onCancel}>
        {t`Cancel`}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  position: sticky;
  inset-block-end: var(--space-16);
  z-index: 6;
  display: flex;
  align-items: center;
  gap: var(--space-12);
  inline-size: fit-content;
  margin: var(--space-16) auto 0;
  padding: var(--space-4) var(--space-8) var(--space-4) var(--space-20);
  border-radius: var(--radius-pill);
  background: var(--color-raised);
  box-shadow: var(--elevation-modal);
  ${type("label")}
  overflow-wrap: anywhere;

  ${media.phone} {
    inset-block-end: calc(env(safe-area-inset-bottom) + var(--size-bottom-bar) + var(--space-20));
    margin-inline: var(--space-16);
  }
`;
