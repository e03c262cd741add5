import { styled } from "styled-components";
import { media, type } from "../../../ui-kit/theme/mod.ts";

/** A phone that lies on its side. */
const LOW = "@media (height < 480px)";

/** The way out, the dish, and the most frequent actions. */
export const Top = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  margin-block-end: var(--space-16);

  > :nth-child(2) {
    flex: 1;
    min-inline-size: 0;
  }

  ${LOW} { margin-block-end: var(--space-8); }
`;

/** The dish's name on one line, because the step is more important. */
export const Dish = styled.h1`
  overflow: hidden;
  ${type("name")}
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const SmallText = styled.p`
  ${type("meta")}
  color: var(--color-soft);
`;

export const Above = styled.div`
  display: grid;
  gap: var(--space-8);
  margin-block-end: var(--space-16);

  ${LOW} { margin-block-end: var(--space-8); }
`;

export const Below = styled(SmallText)`
  margin-block-start: var(--space-16);
`;

export const StepList = styled.ol`
  display: grid;
  gap: var(--space-24);
  padding: 0;
  list-style: none;
`;

/** The step's words beside its ingredients; on a phone below each other. */
export const StepBox = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-20) var(--space-32);
  align-items: start;
  padding: var(--space-24);
  border-radius: var(--radius-tray);
  background: var(--color-surface);

  ${media.phone} { padding: var(--space-16); }

  ${media.tablet} { grid-template-columns: minmax(0, 1fr) minmax(200px, 300px); }

  ${LOW} { padding: var(--space-12) var(--space-20); }

  &[data-alone] { grid-template-columns: minmax(0, 1fr); }

  /* In the column: the current step. */
  &[aria-current] { box-shadow: inset 0 0 0 3px var(--color-accent); }
`;

/** "Step 3 of 9": it gets the focus, and is no control. */
export const StepHeading = styled.h2`
  ${type("label")}
  color: var(--color-accent);

  &:focus { outline: none; }
`;

export const StepWords = styled.div`
  display: grid;
  gap: var(--space-12);
`;

/** Readable at arm's length. */
export const StepText = styled.p`
  max-inline-size: 34em;
  font: 500 clamp(1.5rem, 1.15rem + 1.5vw, 2.125rem) / 1.4 var(--font-body);
  text-wrap: pretty;

  ${LOW} { font-size: 1.375rem; }
`;

export const SubSteps = styled.ul`
  display: grid;
  gap: var(--space-8);
  max-inline-size: 44em;
  padding-inline-start: var(--space-20);
  list-style: disc;
  font: 400 clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem) / 1.4 var(--font-body);

  ${LOW} { font-size: 1.125rem; }
`;

export const TimerButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

export const Used = styled.section`
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-field);
  background: var(--color-wash);

  h3 {
    ${type("label")}
    margin-block-end: var(--space-4);
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: var(--space-4);
    font: 500 1.25rem / 1.35 var(--font-body);
    overflow-wrap: anywhere;
  }
`;

/** Progress between the two buttons of a step. */
export const ProgressLine = styled.div`
  inline-size: min(60vw, 320px);

  ${media.phone} { inline-size: calc(100vw - 2 * var(--space-24)); }

  ${LOW} { inline-size: 30vw; }
`;

export const Closing = styled.section`
  display: grid;
  gap: var(--space-24);
  justify-items: start;
  padding: var(--space-32);
  border-radius: var(--radius-tray);
  background: var(--color-surface);

  ${media.phone} { padding: var(--space-20) var(--space-16); }
`;

export const ClosingHeading = styled.h2`
  ${type("title")}

  ${media.phone} { ${type("title-phone")} }

  &:focus { outline: none; }
`;

export const ClosingLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
`;
