import { Children, type ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { LAY_OUT_ALL_ATTRIBUTE } from "../behaviour/mod.ts";
import { media } from "../theme/mod.ts";

/** `lead` gives the first card two columns and rows; `even` treats all alike; `choices` is for preferences. */
export const CARD_GRID_LAYOUTS = ["lead", "even", "choices"] as const;

/** One of {@link CARD_GRID_LAYOUTS}. */
export type CardGridLayout = (typeof CARD_GRID_LAYOUTS)[number];

/** Props of {@link CardGrid}. */
export interface CardGridProps extends ComponentPropsWithRef<"ul"> {
  layout?: CardGridLayout | undefined;
}

/** Cards as a list: 2 columns on a phone, 3 from 640, 4 from 1240 and 5 from 1440 px. Each child becomes one item. */
export function CardGrid({ layout = "lead", children, ...rest }: CardGridProps) {
  return (
    // The explicit role is for Safari, which drops the list role without bullets.
    <Root role="list" data-layout={layout} {...rest}>
      {Children.map(children, (child) => (
        <Item>{child}</Item>
      ))}
    </Root>
  );
}

const Item = styled.li`
  min-inline-size: 0;
`;

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-24) var(--space-14);

  &[data-layout="lead"] > ${Item}:first-child { grid-column: 1 / -1; }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-32) var(--space-20);

    &[data-layout="lead"] > ${Item}:first-child { grid-area: 1 / 1 / span 2 / span 2; }
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-32) var(--space-24);
  }

  ${media.wide} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  /* Cards far from the view are not laid out: with 120 of them, each press would take a slow phone a tenth of a second. Only in
     browsers that keep the place while a card above it gets its real height. */
  @supports (overflow-anchor: auto) {
    &:not([data-layout="choices"]) > ${Item} {
      content-visibility: auto;
      /* A picture, with its text below. */
      contain-intrinsic-block-size: auto calc(37vw + 100px);
      /* For focus rings, and cards that are lifted. */
      overflow-clip-margin: 16px;
      ${media.tablet} { contain-intrinsic-block-size: auto calc(23vw + 100px); }
      ${media.desktop} { contain-intrinsic-block-size: auto 322px; }
    }

    :root[${LAY_OUT_ALL_ATTRIBUTE}] & > ${Item} { content-visibility: visible; }
  }

  &[data-layout="choices"] { gap: var(--space-12); }

  ${media.desktop} {
    &[data-layout="choices"] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: var(--space-16);
    }
  }
`;
