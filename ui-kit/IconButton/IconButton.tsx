import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../theme/mod.ts";

/** `floating` lies on a picture, `sign` on the navbar. */
export const ICON_BUTTON_VARIANTS = ["plain", "ghost", "floating", "sign"] as const;

/** One of {@link ICON_BUTTON_VARIANTS}. */
export type IconButtonVariant = (typeof ICON_BUTTON_VARIANTS)[number];

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** What it does: its accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: IconButtonVariant | undefined;
  /** 48 and 44 px. */
  size?: "regular" | "small" | undefined;
}

/** A round button that shows only an icon. `aria-pressed` makes it a toggle. */
export function IconButton({
  label,
  icon,
  variant = "plain",
  size = "regular",
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <Root type={type} aria-label={label} title={label} data-variant={variant} data-size={size} {...rest}>
      {icon}
    </Root>
  );
}

const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--size-button);
  aspect-ratio: 1;
  padding: 0;
  border: 2px solid transparent;
  border-radius: 50%;
  background: none;
  color: var(--color-accent);
  cursor: pointer;
  transition:
    background-color var(--duration-quick) var(--easing-standard),
    scale var(--duration-press) var(--easing-standard);

  &[data-size="small"] { inline-size: var(--size-target); }

  &[data-variant="plain"] {
    border-color: var(--color-accent);
    background: var(--color-surface);
  }

  &[data-variant="floating"] {
    border: 0;
    background: var(--color-surface);
    color: var(--color-tomato);
    box-shadow: var(--elevation-card);
  }

  &[data-variant="sign"] {
    color: #fff;
    --focus-ring: #fff;
  }

  ${media.hover} {
    &:is([data-variant="plain"], [data-variant="ghost"]):hover { background: var(--color-wash); }
    &[data-variant="sign"]:hover { background: var(--color-bar-well); }
    &[data-variant="floating"]:hover { scale: 1.08; }
  }

  &:active:not(:disabled) { scale: 0.94; }

  &:disabled {
    border-color: var(--color-line);
    background: var(--color-sunk);
    color: var(--color-soft);
    cursor: not-allowed;
  }

  ${media.reducedMotion} {
    &, &:hover, &:active:not(:disabled) { scale: none; }
  }

  ${media.forcedColors} {
    border: 2px solid CanvasText;
  }
`;
