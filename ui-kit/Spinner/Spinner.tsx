import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { media, type } from "../theme/mod.ts";

/** Props of {@link Spinner}. */
export interface SpinnerProps extends ComponentPropsWithRef<"div"> {
  /** Diameter in px, 28 by default. */
  size?: number | undefined;
  /** What is waited for, when no text is shown. */
  label?: string | undefined;
}

/** A turning plate rim, with the text of what is being waited for. Announced politely. */
export function Spinner({ size = 28, label = "Loading", children, ...rest }: SpinnerProps) {
  return (
    <Line role="status" {...rest}>
      <SpinnerRing size={size} aria-hidden={children ? true : undefined} aria-label={children ? undefined : label} />
      {children && <span>{children}</span>}
    </Line>
  );
}

/** Props of {@link SpinnerRing}. */
export interface SpinnerRingProps extends ComponentPropsWithRef<"svg"> {
  /** Diameter in px, 20 by default. */
  size?: number | undefined;
}

/** The ring alone, in the colour of the text round it: for a busy button. */
export function SpinnerRing({ size = 20, ...rest }: SpinnerRingProps) {
  return (
    <Ring width={size} height={size} viewBox="0 0 24 24" fill="none" role="img" {...rest}>
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="4" pathLength="100" strokeDasharray="64 36" />
    </Ring>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-12);
  ${type("meta")}
  color: var(--color-soft);

  > svg { color: var(--color-accent); }
`;

const Ring = styled.svg`
  flex: none;
  animation: weekplate-turn 0.9s linear infinite;

  ${media.reducedMotion} { animation-duration: 4s; }
`;
