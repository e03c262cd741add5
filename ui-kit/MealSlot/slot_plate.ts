import { css } from "styled-components";
import { media } from "../theme/mod.ts";

/**
 * The plate of a slot, button or link, which has the meal's `data-rim`: the "+" of an empty one,
 * yolk and the meal's rim on hover, the focus ring around the plate.
 */
export const slotPlate = css`
  &[data-rim="breakfast"] { --slot-rim: var(--meal-rim-breakfast); }
  &[data-rim="lunch"] { --slot-rim: var(--meal-rim-lunch); }
  &[data-rim="dinner"] { --slot-rim: var(--meal-rim-dinner); }
  &[data-rim="snacks"] { --slot-rim: var(--meal-rim-snacks); }

  [data-plate] {
    transform: scale(1);
    transition:
      transform var(--duration-quick) var(--easing-standard),
      background-color var(--duration-quick) var(--easing-standard);
  }

  [data-plate="empty"] {
    padding-block-end: 3px;
    font: 400 1.875rem / 1 var(--font-body);
  }

  ${media.hover} {
    &:hover [data-plate="empty"] {
      border: var(--rim-width, var(--rim-default)) solid var(--slot-rim);
      background: var(--color-yolk);
      color: var(--color-on-yolk);
    }
  }

  &:active [data-plate] { transform: scale(0.96); }

  &[aria-disabled="true"] { cursor: progress; }

  ${media.reducedMotion} {
    &:hover [data-plate], &:active [data-plate] { transform: none !important; }
  }
`;
