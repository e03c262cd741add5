import { styled } from "styled-components";
import { media } from "../../../ui-kit/theme/mod.ts";

/** The ways to import, on a desktop side by side. */
export const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-48) 64px;
  align-items: start;

  ${media.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** A heading above its fields. */
export const Way = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  min-inline-size: 0;
`;
