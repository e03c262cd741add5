import { styled } from "styled-components";
import { plainList } from "../../../ui-kit/theme/mod.ts";

/** One rule a line. */
export const Lines = styled.ul`
  display: grid;
  gap: var(--space-4);
  ${plainList}
`;
