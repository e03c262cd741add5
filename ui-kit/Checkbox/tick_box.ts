import { styled } from "styled-components";
import { media } from "../theme/mod.ts";

/** As high as the label's first line, to centre the {@link TickInput} and its mark. `--tick-size` sets the size of the box. */
export const TickBox = styled.span`
  display: inline-grid;
  flex: none;
  align-content: center;
  block-size: max(1lh, var(--tick-size));

  > * { grid-area: 1 / 1; }

  > svg {
    place-self: center;
    color: #fff;
    pointer-events: none;
    visibility: hidden;
  }

  > :checked ~ svg { visibility: visible; }

  > :disabled ~ svg { color: var(--color-soft); }

  ${media.forcedColors} {
    > svg { color: HighlightText; }
    > :disabled ~ svg { color: GrayText; }
  }
`;

/** The box itself. Its mark, an icon, follows it. */
export const TickInput = styled.input`
  appearance: none;
  inline-size: var(--tick-size);
  block-size: var(--tick-size);
  margin: 0;
  border: var(--rim-outline) solid var(--color-edge);
  border-radius: var(--radius-check);
  background: var(--color-surface);
  cursor: inherit;

  &:checked {
    border-color: var(--color-fill);
    background: var(--color-fill);
  }

  &:disabled {
    border-color: var(--color-line);
    background: var(--color-sunk);
  }

  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;

    &:checked {
      border-color: Highlight;
      background: Highlight;
    }

    &:disabled {
      border-color: GrayText;
      background: Canvas;
    }
  }
`;
