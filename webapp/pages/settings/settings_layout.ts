import { styled } from "styled-components";

/** One column of fields, no wider than their longest text needs. */
export const Fields = styled.div`
  display: grid;
  gap: var(--space-28);
  max-inline-size: 460px;
`;
