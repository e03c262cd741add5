import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { type Alignment, gapAndAlignment } from "../Stack/mod.ts";
import { media } from "../theme/mod.ts";
import { SPACES, type Space } from "../tokens/mod.ts";

/**
 * `two`, `three`, `four`: equal columns. `fit`: as many equal ones of at least 240 px as have room. `picture-end`: words, and a picture that
 * is a little wider. `rail-start`, `rail-end`: one column of 392 px, below 1240 px of 5 of 13 parts, the rest for the other.
 */
export const GRID_COLUMNS = ["two", "three", "four", "fit", "picture-end", "rail-start", "rail-end"] as const;

/** One of {@link GRID_COLUMNS}. */
export type GridColumns = (typeof GRID_COLUMNS)[number];

/** The width from which columns are side by side: 640 or 1240 px. */
export const GRID_STARTS = ["tablet", "desktop"] as const;

/** One of {@link GRID_STARTS}. */
export type GridStart = (typeof GRID_STARTS)[number];

/** Props of {@link Grid}. */
export interface GridProps extends ComponentPropsWithRef<"div"> {
  /** `two` by default. */
  columns?: GridColumns | undefined;
  /** From which width there are several columns, `tablet` by default. Not used by `fit`. */
  from?: GridStart | undefined;
  /** Space between columns and rows, a step of the scale in px; 24 by default. */
  gap?: Space | undefined;
  /** Space between rows, `gap` by default. */
  rowGap?: Space | undefined;
  /** Vertical alignment within a row, `start` by default; `stretch` makes the children equally high. */
  align?: Alignment | undefined;
}

/** A form's fields or the parts of a page in columns. On a phone there is one column. */
export function Grid({ columns = "two", from = "tablet", gap = "24", rowGap, align = "start", ...rest }: GridProps) {
  return (
    <Root data-columns={columns} data-from={from} data-gap={gap} data-row-gap={rowGap} data-align={align} {...rest} />
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${gapAndAlignment}
  ${SPACES.map((gap) => `&:where([data-row-gap="${gap}"]) { row-gap: var(--space-${gap}); }`)}

  &[data-columns="two"] { --columns: repeat(2, minmax(0, 1fr)); }
  &[data-columns="three"] { --columns: repeat(3, minmax(0, 1fr)); }
  &[data-columns="four"] { --columns: repeat(4, minmax(0, 1fr)); }
  &[data-columns="picture-end"] { --columns: minmax(0, 13fr) minmax(0, 16fr); }
  &[data-columns="rail-start"] { --columns: minmax(0, 5fr) minmax(0, 8fr); }
  &[data-columns="rail-end"] { --columns: minmax(0, 8fr) minmax(0, 5fr); }
  &[data-columns="fit"] { grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); }

  ${media.tablet} {
    &[data-from="tablet"]:not([data-columns="fit"]) { grid-template-columns: var(--columns); }
  }

  ${media.desktop} {
    &[data-columns="rail-start"] { --columns: 392px minmax(0, 1fr); }
    &[data-columns="rail-end"] { --columns: minmax(0, 1fr) 392px; }
    &:not([data-columns="fit"]) { grid-template-columns: var(--columns); }
  }
`;
