import { styled } from "styled-components";
import { column, media, type } from "../../../ui-kit/theme/mod.ts";

export const ConflictPart = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    margin-block-end: var(--space-8);
    ${type("name")}
  }
`;

/** Both texts side by side; on a phone below each other. */
export const Sides = styled.div`
  ${column("12")}

  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export const Compared = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-6);
  min-inline-size: 0;
  max-block-size: 320px;
  overflow-y: auto;
  padding: var(--space-12) var(--space-16);
  border: var(--rim-control) solid var(--color-edge);
  border-radius: var(--radius-field);
  background: var(--color-surface);
  overflow-wrap: anywhere;

  > span {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    font-weight: var(--font-weight-bold);
  }
`;

/** A text to choose; all of it is the target. */
export const Choice = styled(Compared).attrs({ as: "label" })`
  cursor: pointer;

  input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--color-accent);
  }

  &:has(:checked) {
    border-color: var(--color-accent);
    background: var(--color-wash);
  }

  ${media.forcedColors} {
    &:has(:checked) { border-color: Highlight; }
  }
`;
