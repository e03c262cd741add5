import { Children, type ComponentPropsWithRef, useLayoutEffect, useRef } from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { styled } from "styled-components";
import { media } from "../theme/mod.ts";
import { createMasonryLayout, type MasonryLayout } from "./masonry_layout.ts";
import { MASONRY_ATTRIBUTE } from "./place_drawn_items.ts";

/**
 * Cards of different heights as a list, in 1 to 5 columns by its own width. Each child becomes one item,
 * and the visual order follows the order of the page.
 */
export function Masonry({ children, ref, ...rest }: ComponentPropsWithRef<"ul">) {
  const list = useObjectRef(ref);
  const ruler = useRef<HTMLDivElement>(null);
  const laid = useRef<MasonryLayout>(undefined);
  useLayoutEffect(() => {
    if (!(list.current && ruler.current)) return;
    laid.current = createMasonryLayout(list.current, ruler.current);
    return laid.current.stop;
  }, [list]);
  // After every render, since the items may have changed.
  useLayoutEffect(() => laid.current?.update());
  return (
    <Frame>
      <List ref={list} role="list" {...{ [MASONRY_ATTRIBUTE]: "" }} {...rest}>
        {Children.map(children, (child) => (
          // The server-rendered items may have been placed already.
          <Item suppressHydrationWarning>{child}</Item>
        ))}
      </List>
      <div ref={ruler} />
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
`;

const Item = styled.li`
  min-inline-size: 0;

  /* All in the first row, each pushed down to its place: the row is as high as its longest column. */
  @media not print {
    &[data-placed] {
      grid-area: 1 / var(--masonry-column);
      margin-block-start: var(--masonry-top);
    }
  }

  @media print {
    break-inside: avoid;
  }
`;

/* Columns by the width between the gutters of each of the design's layouts, in em, which follow the reader's text size. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-28) var(--space-14);

  &[data-measuring] > ${Item} { grid-area: auto; }

  /* A page of 400 px. */
  @container (inline-size >= ${em(400 - 2 * 16)}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container (inline-size >= ${em(640 - 2 * 24)}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: var(--space-24);
  }

  /* A wide page with the chat open; a tablet of that width has three. */
  ${media.desktop} {
    @container (inline-size >= ${em(1440 - 2 * 32 - 400)}) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  ${media.wide} {
    @container (inline-size >= ${em(1440 - 2 * 32)}) {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
`;

function em(px: number): string {
  return `${px / 16}em`;
}
