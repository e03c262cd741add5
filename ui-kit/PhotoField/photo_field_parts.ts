import { styled } from "styled-components";
import { buttonStyle } from "../Button/mod.ts";
import { cloth, media, type } from "../theme/mod.ts";

/** The field; while a file is dragged over the page, the cloth marks it as the drop target. */
export const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-inline-size: 0;

  &:is([data-drag="near"], [data-drag="over"]) {
    --color-soft: var(--color-ink);
    --color-edge: var(--color-cloth-edge);

    &::before {
      content: "";
      position: absolute;
      inset: calc(-1 * var(--space-12));
      z-index: -1;
      border-radius: var(--radius-tray);
      pointer-events: none;
      animation: weekplate-appear var(--duration-quick) var(--easing-standard);
      ${cloth}
    }
  }

  &[data-drag="over"] [data-plate="empty"] {
    background: var(--color-yolk);
    color: var(--color-on-yolk);
  }
`;

/** Plate and text; the text moves below with large text. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-20);
`;

/** Contains the plate and the × on its rim. */
export const PlatePlace = styled.span`
  --plate-size: 176px;
  position: relative;
  flex: none;
  border-radius: 50%;

  > button {
    position: absolute;
    inset-block-start: 3px;
    inset-inline-end: 3px;
  }
`;

/** The plate opens the picker, too. */
export const PlateLabel = styled.label`
  display: block;
  border-radius: 50%;
  cursor: pointer;

  [data-plate] {
    transition:
      transform var(--duration-quick) var(--easing-standard),
      background-color var(--duration-quick) var(--easing-standard);
  }

  [data-closed="true"] & { cursor: not-allowed; }

  ${media.hover} {
    [data-closed="false"] &:hover [data-plate="filled"] { transform: translateY(-2px) rotate(3deg); }

    [data-closed="false"] &:hover [data-plate="empty"] {
      background: var(--color-yolk);
      color: var(--color-on-yolk);
    }
  }

  ${media.reducedMotion} {
    &:hover [data-plate] { transform: none !important; }
  }
`;

/** Label, hint and button beside the plate. */
export const Side = styled.div`
  display: flex;
  flex: 1 1 8rem;
  flex-direction: column;
  align-items: start;
  gap: var(--space-4);
  min-inline-size: 0;
`;

/** The field's name. */
export const Label = styled.label`
  ${type("label")}
`;

/** Which files are accepted. */
export const Hint = styled.span`
  text-wrap: balance;
  ${type("meta")}
  color: var(--color-soft);
`;

/** The native input: visually hidden, but focusable and announced; the visible button is its label. */
export const FileInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
`;

/** Looks like a button; as a label it passes presses to the input. */
export const Pick = styled.label`
  ${buttonStyle}
  position: relative;

  ${FileInput}:focus-visible + & {
    outline: 3px solid var(--focus-ring, var(--color-accent));
    outline-offset: 3px;
  }

  ${FileInput}[aria-invalid="true"] + & {
    border-color: var(--color-tomato);
    color: var(--color-tomato);
  }

  ${FileInput}:is(:disabled, [aria-disabled="true"]) + & {
    border-color: var(--color-line);
    background: var(--color-sunk);
    color: var(--color-soft);
    translate: none;
    cursor: not-allowed;
  }
`;
