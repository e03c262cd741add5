import { styled } from "styled-components";

/** The details of the planned meal, side by side where there is room. */
export const PlannedLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-12) var(--space-28);
`;

/** All, and beside it the kinds of dishes, in as many lines as they need. */
export const Filters = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--space-12);
`;

/** Facts that belong together, one below the other. */
export const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-8);
  max-inline-size: 22rem;
`;
