import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../theme/mod.ts";

/** Background tones of a badge; `plain` has none, beside things to press. */
export const BADGE_TONES = ["accent", "marmalade", "leaf", "beet", "plain"] as const;

/** One of {@link BADGE_TONES}. */
export type BadgeTone = (typeof BADGE_TONES)[number];

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  tone?: BadgeTone | undefined;
  icon?: ReactNode;
}

/** A short fact beside a title, such as a count. Not interactive. */
export function Badge({ tone = "accent", icon, children, ...rest }: BadgeProps) {
  return (
    <Root data-tone={tone} {...rest}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 28px;
  padding: 2px var(--space-12);
  border-radius: var(--radius-pill);
  font: 600 var(--font-size-cell) / 1.3 var(--font-body);
  background: var(--color-wash);
  color: var(--color-accent);

  &[data-tone="marmalade"] {
    background: var(--color-marmalade-soft);
    color: var(--color-marmalade-text);
  }

  &[data-tone="leaf"] {
    background: var(--color-leaf-soft);
    color: var(--color-leaf);
  }

  &[data-tone="beet"] {
    background: var(--color-beet-soft);
    color: var(--color-beet);
  }

  &[data-tone="plain"] {
    min-block-size: 0;
    padding: 0;
    background: none;
    color: var(--color-soft);
  }

  > svg { flex: none; }

  ${media.forcedColors} {
    &:not([data-tone="plain"]) { border: 1px solid CanvasText; }
  }
`;
