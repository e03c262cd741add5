import { styled } from "styled-components";
import { media } from "../../../ui-kit/theme/mod.ts";

/** The feed, with the chat beside it on wide screens. */
export const FeedAndChat = styled.div`
  display: flex;
  align-items: start;
  gap: var(--space-28);
`;

/** Title, toolbar and posts fill the width beside the chat. */
export const FeedColumn = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

/** The search field fills the line; on a phone it has its own line. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
  margin-block-end: var(--space-28);

  > :first-child {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }

  > :last-child { margin-inline-start: auto; }

  ${media.phone} {
    margin-block-end: var(--space-20);

    > :first-child { flex-basis: 100%; }
  }
`;

/** A meal beside the button that removes it. */
export const About = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-4);
`;
