import { styled } from "styled-components";

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-20);
  max-inline-size: 560px;
`;

/** The consequences of joining. */
export const Facts = styled.ul`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  padding-inline-start: var(--space-20);
`;

export const Choice = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-8);
`;
