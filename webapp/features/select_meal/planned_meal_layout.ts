import { styled } from "styled-components";
import { cloth, media } from "../../../ui-kit/theme/mod.ts";

/** The planned meal with its actions, and beside it its details where there is room, on the cloth. */
export const PlannedPanel = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16) var(--space-40);
  align-items: end;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: var(--space-16) var(--space-20);
  ${cloth}
  border-radius: var(--radius-panel);

  > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  ${media.phone} {
    inline-size: auto;
    padding: var(--space-12) var(--space-14);
  }
`;

/** The planned meal above its actions. */
export const DishAndActions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto);
  gap: var(--space-14);
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

  /* The names of earlier meals are long. */
  > * {
    min-inline-size: 0;
    max-inline-size: 20rem;
  }
`;

/** All, and the kinds of dishes after it in the same lines. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);

  > [role="toolbar"] { display: contents; }
`;

/** The end of the list, as high as what it shows there. */
export const More = styled.div`
  min-block-size: var(--size-target);
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
