import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { SpinnerRing } from "../Spinner/mod.ts";
import { buttonStyle, faceStyle } from "./button_style.ts";

/** `yolk` is only for posting a meal; `danger` for what takes something away. */
export const BUTTON_VARIANTS = ["primary", "yolk", "plain", "ghost", "danger"] as const;

/** One of {@link BUTTON_VARIANTS}. */
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

/** 48 and 44 px high. */
export const BUTTON_SIZES = ["regular", "small"] as const;

/** One of {@link BUTTON_SIZES}. */
export type ButtonSize = (typeof BUTTON_SIZES)[number];

/** `full` takes the whole line, as in a form. */
export const BUTTON_WIDTHS = ["content", "full"] as const;

/** One of {@link BUTTON_WIDTHS}. */
export type ButtonWidth = (typeof BUTTON_WIDTHS)[number];

/** What a button and a link button have in common. */
export interface ButtonLook {
  /** How much it asks for: a button is `primary`, a link button `plain` unless said otherwise. */
  variant?: ButtonVariant | undefined;
  /** `regular` unless said otherwise. */
  size?: ButtonSize | undefined;
  /** `content` unless said otherwise. */
  width?: ButtonWidth | undefined;
  /** Before the text, 20 px. */
  icon?: ReactNode;
}

/** Props of {@link Button}. */
export interface ButtonProps extends ComponentPropsWithRef<"button">, ButtonLook {
  /** While its request runs: disabled, with a spinner. */
  busy?: boolean | undefined;
  /** What it reads while busy; its width is reserved, so that nothing moves. */
  busyText?: string | undefined;
}

/** Does something on this page. `type` is "button" unless said otherwise. */
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

/** The other text holds the width, drawn by CSS so that neither eyes, ears nor a search of the page find it. */
const Reserve = styled.span`
  grid-area: 1 / 1;
  block-size: 0;
  padding-inline: 15px;
  overflow: hidden;
  visibility: hidden;

  &::after { content: attr(data-text); }
`;
