import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { media } from "../theme/mod.ts";

/**
 * The main part of a screen: gutters of 16, 24 and 32 px, at most 1504 px wide, with room below for the phone's bottom
 * bar or a dock. Its id is `content`, where the navbar's skip link leads.
 */
export function Page(props: ComponentPropsWithRef<"main">) {
  return <Root id="content" tabIndex={-1} {...props} />;
}

const Root = styled.main`
  --gutter: var(--gutter-phone);
  /* The offset of sticky parts: on a phone below the sticky sign. */
  --under-sign: calc(var(--size-sign-phone) + 14px);
  inline-size: 100%;
  max-inline-size: calc(var(--size-page) - 64px + 2 * var(--gutter));
  /* At least as high as the screen, so that the footer does not jump up when a list becomes short. */
  min-block-size: 100svh;
  margin-inline: auto;
  padding: var(--space-20) var(--gutter) calc(var(--size-bottom-bar) + var(--space-56));

  &:focus { outline: none; }

  ${media.tablet} {
    --gutter: var(--gutter-tablet);
    padding-block: var(--space-28) var(--space-72);
  }

  ${media.desktop} {
    --gutter: var(--gutter-desktop);
    /* Minus the sign's height. */
    min-block-size: calc(100svh - var(--size-sign) - var(--space-40));
  }

  ${media.print} { min-block-size: 0; padding: 0; }

  /* Keeps fixed bottom bars from covering the last line. */
  body:has([data-dock], [data-action-bar]) & { padding-block-end: 144px; }
`;
