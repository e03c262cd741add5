import { styled } from "styled-components";
import { cloth, media } from "../../../ui-kit/theme/mod.ts";

/** The planned meal, its actions, and its details, on the cloth. */
export const PlannedPanel = styled.section`
  display: grid;
  gap: var(--space-14);
  justify-items: start;
  padding: var(--space-16);
  ${cloth}
  border-radius: var(--radius-panel);

  ${media.phone} { padding: var(--space-12); }
`;

/** The plate, and the words beside it. */
export const Planned = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-14);
  min-inline-size: 0;
  --plate-size: 84px;

  ${media.phone} { --plate-size: 64px; }
`;

/** A name may be one long word. */
export const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** The details of the planned meal, side by side where there is room. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-12) var(--space-28);
`;

/** All, and beside it the kinds of dishes, in as many lines as they need. */
export const Filters = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--space-12);
`;

/** Facts that belong together, one below the other. */
export const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-8);
  max-inline-size: 22rem;
`;

/** A search field is as wide as a line of text. */
export const SearchForm = styled.form`
  max-inline-size: 32rem;
`;
