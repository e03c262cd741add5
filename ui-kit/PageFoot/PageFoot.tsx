import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { media, notPrinted } from "../theme/mod.ts";

/**
 * The footer of every screen. It fills the space that a Page reserves below
 * itself, above a phone's bottom bar; a dock, an action bar or an open side panel hides it.
 */
export function PageFoot(props: ComponentPropsWithRef<"footer">) {
  return <Root {...props} />;
}

const Root = styled.footer`
  ${notPrinted}
  --gutter: var(--gutter-phone);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-8) var(--space-16);
  inline-size: 100%;
  max-inline-size: calc(var(--size-page) - 64px + 2 * var(--gutter));
  margin-block-start: calc(-1 * (var(--size-bottom-bar) + var(--space-20)));
  margin-inline: auto;
  padding: 0 var(--gutter) calc(var(--size-bottom-bar) + var(--space-24));

  ${media.tablet} {
    --gutter: var(--gutter-tablet);
    justify-content: end;
    margin-block-start: calc(-1 * var(--space-40));
    padding-block-end: var(--space-20);
  }

  ${media.desktop} { --gutter: var(--gutter-desktop); }

  body:has([data-dock], [data-action-bar], [data-side-panel]:not([hidden])) & { display: none; }
`;
