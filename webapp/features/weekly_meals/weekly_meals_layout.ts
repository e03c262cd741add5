import { styled } from "styled-components";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { media } from "../../../ui-kit/theme/mod.ts";

/** Where the plan leads: on a tablet in one row, on a phone in two, so that the week begins on the first screen. */
export const PlanButtons = styled(Cluster)`
  ${media.belowDesktop} {
    > a { padding-inline: var(--space-16); }
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-8);

    > a {
      padding-inline: var(--space-6);
      font-size: var(--font-size-label);
    }
  }
`;
