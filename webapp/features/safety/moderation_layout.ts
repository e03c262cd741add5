import { styled } from "styled-components";
import { Picture } from "../../../ui-kit/Picture/mod.ts";
import { column, media, plainList } from "../../../ui-kit/theme/mod.ts";

/** Reports no wider than is good to read: below each other, and on a desktop in two columns. */
export const Reports = styled.div`
  ${column("28")}
  overflow-wrap: anywhere;
  max-inline-size: 760px;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    max-inline-size: none;
  }
`;

/** Decisions below each other, with a line between them. */
export const Decisions = styled.ol`
  ${column("24")}
  overflow-wrap: anywhere;
  max-inline-size: 760px;
  ${plainList}

  > li + li {
    padding-block-start: var(--space-24);
    border-block-start: 1px solid var(--color-line);
  }
`;

/** Shows its content when its summary is pressed. */
export const Disclosure = styled.details`
  > summary {
    inline-size: fit-content;
    padding-block: var(--space-10);
    color: var(--color-accent);
    font-weight: var(--font-weight-bold);
    cursor: pointer;
  }
`;

/** Text of other people, with its line breaks. */
export const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--space-16);
  border-inline-start: 3px solid var(--color-line);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The photo of a reported post, as large as a moderator needs it. */
export const Photo = styled(Picture)`
  max-inline-size: 360px;
  margin-block-end: var(--space-16);
`;
