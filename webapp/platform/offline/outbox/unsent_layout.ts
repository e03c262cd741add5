import { styled } from "styled-components";

/** What is not sent, below each other. */
export const Items = styled.ul`
  display: grid;
  gap: var(--space-16);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What was done, and beside it, or below where there is no room, what can be done about it. */
export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);

  > :first-child {
    flex: 1 1 220px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** Its buttons. */
export const Actions = styled.div`
  display: flex;
  gap: var(--space-8);
`;
