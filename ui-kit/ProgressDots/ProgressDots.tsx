import { t } from "@lingui/core/macro";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { media } from "../theme/mod.ts";

/** Props of {@link ProgressDots}. */
export interface ProgressDotsProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** How many steps there are. */
  count: number;
  /** The current step, from 1. */
  current: number;
  /** "Step 2 of 3" by default. */
  label?: string | undefined;
}

/** The progress through a few steps: done, current, remaining. */
export function ProgressDots({ count, current, label = t`Step ${current} of ${count}`, ...rest }: ProgressDotsProps) {
  const dots = Array.from({ length: count }, (_, place) => place + 1);
  return (
    <Root role="img" aria-label={label} {...rest}>
      {dots.map((dot) => (
        <Dot key={dot} data-dot={dot < current ? "done" : dot === current ? "current" : "to-come"} />
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
`;

const Dot = styled.span`
  inline-size: 12px;
  aspect-ratio: 1;
  border-radius: 50%;

  &[data-dot="done"] { background: var(--color-accent); }

  &[data-dot="current"] {
    inline-size: 22px;
    border: 4px solid var(--color-accent);
    background: var(--color-yolk);
  }

  &[data-dot="to-come"] { border: 2px solid var(--color-edge); }

  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: CanvasText;

    &[data-dot="done"] { background: CanvasText; }
    &[data-dot="current"] { background: Highlight; }
  }
`;
