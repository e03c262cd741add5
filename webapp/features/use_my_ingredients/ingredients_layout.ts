import { styled } from "styled-components";
import { media } from "../../../ui-kit/theme/mod.ts";

export const AddLine = styled.form`
  display: flex;
  align-items: start;
  gap: var(--space-10);

  > :first-child { flex: 1; }

  /* The field is 4 px higher. */
  > button {
    flex: none;
    margin-block-start: 2px;
  }

  /* All of the field's placeholder is in sight. */
  ${media.phone} {
    gap: var(--space-8);

    > button { padding-inline: var(--space-12); }
  }
`;

/** A button without a border, whose text begins where the other parts do. */
export const HomeLine = styled.div`
  margin-inline-start: -12px;
`;

/** A sentence with buttons as words, spaced like words. */
export const Question = styled.div.attrs({ role: "group" })`
  > button { margin-inline: -8px; }
`;
