import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { useToggle } from "../behaviour/mod.ts";
import { forcedFill, media } from "../theme/mod.ts";
import { chipStyle } from "./chip_style.ts";

/** A filter is on or off; a suggestion adds something when pressed. */
export const CHIP_VARIANTS = ["filter", "suggestion"] as const;

/** One of {@link CHIP_VARIANTS}. */
export type ChipVariant = (typeof CHIP_VARIANTS)[number];

/** Props of {@link Chip}. */
export interface ChipProps extends Omit<ComponentPropsWithRef<"button">, "value"> {
  /** `filter` by default. */
  variant?: ChipVariant | undefined;
  /** Its value in a ChipGroup, which then owns its state. */
  value?: string | undefined;
  /** Whether a filter is on (controlled). */
  pressed?: boolean | undefined;
  /** Initial value of an uncontrolled filter. */
  defaultPressed?: boolean | undefined;
  /** Called when a filter is pressed. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
}

/** A pill-shaped button: a filter to switch on and off, or a suggestion to accept. */
export function Chip({
  variant = "filter",
  value,
  pressed,
  defaultPressed = false,
  onPressedChange,
  onClick,
  children,
  type = "button",
  ...rest
}: ChipProps) {
  const toggle = useToggle({ value, pressed, defaultPressed, onPressedChange, onClick });
  const isFilter = variant === "filter";
  return (
    <Root type={type} data-variant={variant} {...(isFilter ? toggle : { value, onClick })} {...rest}>
      {isFilter && toggle["aria-pressed"] && <Check size={18} />}
      {!isFilter && <Plus size={18} />}
      <Label>{children}</Label>
    </Root>
  );
}

/** Shows "drinks" as "Drinks". */
const Label = styled.span`
  min-inline-size: 0;

  &::first-letter { text-transform: uppercase; }
`;

const Root = styled.button`
  ${chipStyle}
  translate: 0 0;
  cursor: pointer;
  transition:
    background-color var(--duration-quick) var(--easing-standard),
    translate var(--duration-press) var(--easing-standard);

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: var(--color-accent);
      background: var(--color-wash);
    }
  }

  ${media.forcedColors} {
    &[aria-pressed="true"][aria-pressed] { ${forcedFill} }
  }

  &[aria-pressed="true"] {
    border-color: transparent;
    background: var(--color-fill);
    background-clip: border-box;
    box-shadow: inset 0 -3px 0 var(--color-fill-edge);
    color: #fff;
  }

  ${media.hover} {
    &[aria-pressed="true"]:hover:not(:disabled) {
      border-color: transparent;
      background: var(--color-fill-hover);
    }
  }

  &:active:not(:disabled) { translate: 0 1px; }

  &:disabled {
    background: var(--color-sunk);
    border-color: var(--color-line);
    color: var(--color-soft);
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &[aria-pressed="true"] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
