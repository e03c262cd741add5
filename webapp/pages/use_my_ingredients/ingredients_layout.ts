import { styled } from "styled-components";

/** The input takes what the button leaves of the line. */
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

/** A sentence with buttons for words: they stand as near as words do. */
export const Question = styled.div.attrs({ role: "group" })`
  > button { margin-inline: -8px; }
`;
