import { styled } from "styled-components";
import { media } from "../theme/mod.ts";

/** What a marker says; drawn as "!", so read out by the thing that it lies on. */
export interface Marker {
  /** What waits there: "New messages". Belongs into the accessible name of what the marker lies on. */
  text: string;
}

/**
 * A tomato "!" on the corner of what holds something unread. Silent, and placed by its parent, which has to be positioned:
 * `--marker-offset` says how far it stands out (3px unless said otherwise), `--marker-ring` what it stands on (the page).
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
