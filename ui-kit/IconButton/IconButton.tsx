import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { media, notPrinted } from "../theme/mod.ts";
import { type Marker, UnreadMarker } from "./UnreadMarker.tsx";

/** `floating` is for pictures, `sign` for the navbar. */
export const ICON_BUTTON_VARIANTS = ["plain", "ghost", "floating", "sign"] as const;

/** One of {@link ICON_BUTTON_VARIANTS}. */
export type IconButtonVariant = (typeof ICON_BUTTON_VARIANTS)[number];

/** 48 and 44 px. */
export const ICON_BUTTON_SIZES = ["regular", "small"] as const;

/** One of {@link ICON_BUTTON_SIZES}. */
export type IconButtonSize = (typeof ICON_BUTTON_SIZES)[number];

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** Its action: its accessible name and tooltip. */
  label: string;
  /** An icon of 20 px. */
  icon: ReactNode;
  /** `plain` by default. */
  variant?: IconButtonVariant | undefined;
  /** `regular` by default. */
  size?: IconButtonSize | undefined;
  /** Unread content: a tomato "!" whose text joins the accessible name. */
  marker?: Marker | undefined;
}

/** A round button that shows only an icon. `aria-pressed` makes it a toggle. */
export function IconButton({
  label,
  icon,
  variant = "plain",
  size = "regular",
  marker,
  type = "button",
  ...rest
}: IconButtonProps) {
  const name = marker ? `${label}, ${marker.text}` : label;
  return (
    <Root type={type} aria-label={name} title={name} data-variant={variant} data-size={size} {...rest}>
      {icon}
      {marker && <UnreadMarker />}
    </Root>
  );
}

const Root = styled.button`
  ${notPrinted}
  position: relative;
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
  scale: 1;
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
    --marker-ring: var(--color-bar);
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

  /* As quiet as it is enabled. */
  &[data-variant="ghost"]:disabled {
    border-color: transparent;
    background: none;
  }

  ${media.reducedMotion} {
    &, &:hover, &:active:not(:disabled) { scale: none; }
  }

  ${media.forcedColors} {
    border: 2px solid CanvasText;
  }
`;
