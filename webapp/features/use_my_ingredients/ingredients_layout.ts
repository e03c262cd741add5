import { styled } from "styled-components";

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
`;

/** A sentence with buttons as words, spaced like words. */
export const Question = styled.div.attrs({ role: "group" })`
  > button { margin-inline: -8px; }
`;
