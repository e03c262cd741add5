import { styled } from "styled-components";
import { media } from "../theme/mod.ts";

/** A marker's text. It is drawn as "!", so the text belongs in its host's accessible name. */
export interface Marker {
  /** "New messages". Include it in the host's accessible name. */
  text: string;
}

/**
 * A tomato "!" for unread content. Hidden from screen readers, and positioned in its parent:
 * `--marker-offset` is its overhang (3px by default), `--marker-ring` the colour behind it (the page).
 */
export function UnreadMarker() {
  return <Root aria-hidden="true" data-marker="" />;
}

const Root = styled.span`
  position: absolute;
  inset-block-start: calc(-1 * var(--marker-offset, 3px));
  inset-inline-end: calc(-1 * var(--marker-offset, 3px));
  display: grid;
  place-items: center;
  inline-size: var(--marker-size, 1.375rem);
  block-size: var(--marker-size, 1.375rem);
  border-radius: 50%;
  background: var(--color-tomato);
  box-shadow: 0 0 0 2px var(--marker-ring, var(--color-ground));
  color: var(--color-surface);
  font: 800 0.8125rem / 1 var(--font-body);
  pointer-events: none;

  &::before { content: "!"; }

  ${media.forcedColors} { border: 2px solid CanvasText; }
`;
