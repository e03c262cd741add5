import { styled } from "styled-components";
import { media } from "../../../ui-kit/theme/mod.ts";

/** The button that opens the filters, only on a phone. */
export const OpenLine = styled.div`
  ${media.tablet} { display: none; }
`;

/** Always open on wider screens. */
export const Filters = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-10);

  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-block-start: var(--space-12);

    select { inline-size: 100%; }
    > button { justify-content: center; }

    &[data-open="false"] { display: none; }
  }
`;
