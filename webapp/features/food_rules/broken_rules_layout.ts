import { styled } from "styled-components";

/** One rule a line. */
export const Lines = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;
