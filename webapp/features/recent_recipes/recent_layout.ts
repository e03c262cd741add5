import { styled } from "styled-components";
import { clamp, media, type } from "../../../ui-kit/theme/mod.ts";
import { HAS_VIEWED_ATTRIBUTE } from "./viewed_key.ts";

/** The row's height with its heading. Nothing is drawn where there is no recipe, unless the device may add one. */
export const Place = styled.section`
  min-inline-size: 0;

  &:empty { display: none; }

  :root[${HAS_VIEWED_ATTRIBUTE}] &[data-reads-device] {
    display: block;
    min-block-size: 182px;
    visibility: hidden;
  }
`;

/** One row that scrolls sideways. */
export const Row = styled.ul`
  display: flex;
  gap: var(--space-8);
  /* For focus rings and shadows, which the row would clip. */
  margin: var(--space-8) -8px -8px;
  padding: 8px;
  overflow-x: auto;
  scrollbar-width: thin;
  scroll-snap-type: inline proximity;
  list-style: none;
`;

export const Item = styled.li`
  flex: none;
  inline-size: 108px;
  scroll-margin-inline: 8px;
  scroll-snap-align: start;
  --plate-size: 76px;
`;

export const RecentLink = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-4);
  border-radius: var(--radius-picture-small);
  color: var(--color-ink);
  text-align: center;
  text-decoration: none;

  > [data-plate] { margin-block-end: var(--space-4); }

  ${media.hover} {
    &:hover > b { text-decoration: underline 2px; text-underline-offset: 3px; }
  }
`;

export const Name = styled.b`
  ${type("label")}
  font-size: var(--font-size-cell);
  ${clamp(2)}
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

export const Kind = styled.span`
  font-size: var(--font-size-cell);
  line-height: 1.3;
  color: var(--color-soft);
`;
