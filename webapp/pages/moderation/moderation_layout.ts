import { styled } from "styled-components";

/** Reports below each other, no wider than is good to read. */
export const Reports = styled.div`
  display: grid;
  gap: var(--space-28);
  max-inline-size: 760px;
`;

/** Text of other people, with its line breaks. */
export const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--space-16);
  border-inline-start: 3px solid var(--color-line);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
