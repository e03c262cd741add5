import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { SpinnerRing } from "../Spinner/mod.ts";
import { buttonStyle, faceStyle } from "./button_style.ts";

/** `yolk` is only for posting a meal; `danger` for deleting. */
export const BUTTON_VARIANTS = ["primary", "yolk", "plain", "ghost", "danger"] as const;

/** One of {@link BUTTON_VARIANTS}. */
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

/** 48 and 44 px high; `tile` is small, and on a phone has its icon above its text, so that four fit in a line. */
export const BUTTON_SIZES = ["regular", "small", "tile"] as const;

/** One of {@link BUTTON_SIZES}. */
export type ButtonSize = (typeof BUTTON_SIZES)[number];

/** `full` fills the line, as in a form. */
export const BUTTON_WIDTHS = ["content", "full"] as const;

/** One of {@link BUTTON_WIDTHS}. */
export type ButtonWidth = (typeof BUTTON_WIDTHS)[number];

/** Props that Button and LinkButton share. */
export interface ButtonLook {
  /** A Button is `primary` by default, a LinkButton `plain`. */
  variant?: ButtonVariant | undefined;
  /** `regular` by default. */
  size?: ButtonSize | undefined;
  /** `content` by default. */
  width?: ButtonWidth | undefined;
  /** Before the text, 20 px. */
  icon?: ReactNode;
}

/** Props of {@link Button}. */
export interface ButtonProps extends ComponentPropsWithRef<"button">, ButtonLook {
  /** While its request runs: disabled, with a spinner. */
  busy?: boolean | undefined;
  /** The text while busy; its width is reserved, so that nothing moves. */
  busyText?: string | undefined;
}

/** Does something on this page. `type` is "button" by default. */
export function Button({
  variant = "primary",
  size = "regular",
  width = "content",
  busy = false,
  busyText,
  icon,
  children,
  disabled,
  type = "button",
  ...rest
}: ButtonProps) {
  const idleText = typeof children === "string" ? children : undefined;
  const reserved = busyText && (busy ? idleText : busyText);
  return (
    <Root
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      data-variant={variant}
      data-size={size}
      data-width={width}
      data-busy={busy ? "" : undefined}
      {...rest}
    >
      <Face data-face="">
        {busy ? <SpinnerRing aria-hidden="true" /> : icon}
        {busy ? (busyText ?? children) : children}
      </Face>
      {reserved && <Reserve aria-hidden="true" data-text={reserved} />}
    </Root>
  );
}

const Face = styled.span`
  ${faceStyle}
`;

const Root = styled.button`
  ${buttonStyle}
`;

/** The other text reserves the width. It is CSS content and hidden, so that readers and page search do not find it. */
const Reserve = styled.span`
  grid-area: 1 / 1;
  block-size: 0;
  padding-inline: 15px;
  overflow: hidden;
  visibility: hidden;

  &::after { content: attr(data-text); }
`;
