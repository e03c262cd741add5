import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";

/** On the page, or white on the sign. */
export const LOGO_TONES = ["page", "sign"] as const;

/** One of {@link LOGO_TONES}. */
export type LogoTone = (typeof LOGO_TONES)[number];

/** Props of {@link Logo}. */
export interface LogoProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Its background; `page` by default. */
  tone?: LogoTone | undefined;
  /** The word beside the mark. */
  name?: string | undefined;
}

/**
 * A white disc with a cobalt ring, one seventh of it yolk: today among the week's days. The mark's colours
 * stay in the dark theme; only the name follows the theme.
 */
export function Logo({ tone = "page", name = "Weekplate", ...rest }: LogoProps) {
  return (
    <Root data-tone={tone} {...rest}>
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <circle cx="17" cy="17" r="17" fill="var(--logo-edge)" />
        <circle cx="17" cy="17" r="15.5" fill="#fff" />
        <circle cx="17" cy="17" r="10.5" fill="none" stroke="#0f3f94" strokeWidth="5" />
        {/* The seventh at the top: 360 / 7 degrees of the ring, centred. */}
        <circle
          cx="17"
          cy="17"
          r="10.5"
          fill="none"
          stroke="#ffc845"
          strokeWidth="5"
          pathLength="7"
          strokeDasharray="1 6"
          transform={`rotate(${-90 - 180 / 7} 17 17)`}
        />
        <circle cx="17" cy="17" r="5.5" fill="none" stroke="#b9c7dc" strokeWidth="1" />
      </svg>
      {name}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  font: var(--font-weight-bold) 1.375rem / 1.2 var(--font-display);
  letter-spacing: -0.012em;
  color: var(--color-accent);
  white-space: nowrap;
  --logo-edge: #0f3f94;

  &[data-tone="sign"] {
    color: #fff;
    --logo-edge: #fff;
  }

  svg {
    flex: none;
    /* The mark keeps its colours under forced colours. */
    forced-color-adjust: none;
  }
`;
