import { styled } from "styled-components";
import { media, notPrinted } from "../../../ui-kit/theme/mod.ts";

/** Above a screen's page, with the page's gutters. */
export const PageNote = styled.aside`
  ${notPrinted}
  --gutter: var(--gutter-phone);
  inline-size: 100%;
  max-inline-size: calc(var(--size-page) - 64px + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-20) var(--gutter) 0;

  ${media.tablet} { --gutter: var(--gutter-tablet); }

  ${media.desktop} { --gutter: var(--gutter-desktop); }
`;
