import { t } from "@lingui/core/macro";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { type } from "../theme/mod.ts";

/** `line` occupies its own line; `over` is placed over the skeletons of the content. */
export const SPINNER_PLACES = ["line", "over"] as const;

/** One of {@link SPINNER_PLACES}. */
export type SpinnerPlace = (typeof SPINNER_PLACES)[number];

/** Props of {@link Spinner}. */
export interface SpinnerProps extends ComponentPropsWithRef<"div"> {
  /** Diameter in px, 28 by default. */
  size?: number | undefined;
  /** The loading content, when no text is shown. */
  label?: string | undefined;
  /** `line` by default; `over` in a Stack. */
  place?: SpinnerPlace | undefined;
}

/** A turning plate rim with a loading text. Announced politely. */
export function Spinner({ size = 28, label = t`Loading`, place = "line", children, ...rest }: SpinnerProps) {
  return (
    <Line role="status" data-place={place} {...rest}>
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

/** The ring alone, in the current text colour: for a busy button. */
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

  &[data-place="over"] {
    position: absolute;
    z-index: 1;
    align-self: center;
    margin-block-start: 96px;
    padding: var(--space-6) var(--space-20);
    border-radius: var(--radius-pill);
    background: var(--color-raised);
    box-shadow: var(--elevation-tray);
  }
`;

const Ring = styled.svg`
  flex: none;
  animation: weekplate-turn 0.9s linear infinite;
`;
