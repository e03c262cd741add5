import { styled } from "styled-components";
import { media } from "../../../ui-kit/theme/mod.ts";

/** The feed, and the chat beside it where there is room. */
export const FeedAndChat = styled.div`
  display: flex;
  align-items: start;
  gap: var(--space-28);
`;

/** Title, toolbar and posts take what the chat leaves. */
export const FeedColumn = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

/** Search takes what is left of the line; on a phone it has a line of its own. */
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
