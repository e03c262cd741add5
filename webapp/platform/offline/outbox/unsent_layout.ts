import { styled } from "styled-components";
import { plainList } from "../../../../ui-kit/theme/mod.ts";

export const Items = styled.ul`
  display: grid;
  gap: var(--space-16);
  ${plainList}
`;

/** The action, with its buttons beside it, or below where there is no room. */
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

export const Actions = styled.div`
  display: flex;
  gap: var(--space-8);
`;
