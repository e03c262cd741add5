import { styled } from "styled-components";
import { media, notPrinted } from "../../../ui-kit/theme/mod.ts";

export const TimersRoot = styled.section`
  ${notPrinted}
  display: grid;
  gap: var(--space-4);
  justify-items: stretch;

  &[hidden] { display: none; }

  > button { justify-self: start; }

  &[data-place="page"] {
    position: sticky;
    inset-block-start: 8px;
    z-index: 12;
    inline-size: min(100% - 2 * var(--space-12), 640px);
    max-block-size: 60svh;
    margin: var(--space-12) auto 0;
    padding: var(--space-4);
    overflow-y: auto;
    border: 2px solid var(--color-accent);
    border-radius: calc(var(--radius-field) + 6px);
    background: var(--color-raised);
    box-shadow: var(--elevation-tray);

    ${media.tablet} { inset-block-start: calc(12px + 60px + 52px + var(--space-8)); }

    ${media.desktop} { inset-block-start: calc(12px + var(--size-sign) + var(--space-8)); }
  }

  /* Done timers are all shown: with many of them the step stays readable. */
  &[data-place="cooking"] {
    max-block-size: 40svh;
    overflow-y: auto;

    /* On a phone that lies on its side the button is beside the timer. */
    @media (height < 480px) {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;
