import { css, styled } from "styled-components";
import { enamelSign, forcedFill, media, notPrinted } from "../theme/mod.ts";

/**
 * Stays at the top while the page scrolls, a gap away from the edge. On a phone it gives that place to an element with
 * `data-in-place-of-sign`: both would cover too much of the page.
 */
export const Shell = styled.header`
  position: sticky;
  inset-block-start: 8px;
  z-index: 20;
  margin: 8px 8px 0;
  ${notPrinted}

  ${media.phone} {
    body:has([data-in-place-of-sign]:not([hidden])) & { position: static; }
  }

  ${media.tablet} {
    inset-block-start: 12px;
    margin: 12px 16px 0;
  }
`;

/** The skip link: first in the page, visible on focus. */
export const SkipLink = styled.a`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: 2;
  display: grid;
  place-items: center;
  min-block-size: var(--size-target);
  padding-inline: var(--space-20);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  color: var(--color-accent);
  font-weight: var(--font-weight-bold);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** The plaque: one row, two on tablets; on phones logo, search and settings. */
export const Sign = styled.div`
  ${enamelSign}
  position: relative;
  display: grid;
  grid-template: "logo search-toggle settings" var(--size-sign-phone) / minmax(0, 1fr) auto auto;
  align-items: center;
  padding-inline: var(--space-16) 12px;

  &[data-search="open"] {
    grid-template: "logo search-toggle settings" var(--size-sign-phone) "search search search" 58px / minmax(0, 1fr) auto auto;
  }

  ${media.onlyTablet} {
    grid-template: "logo search settings" 60px "links links links" 52px / auto minmax(0, 1fr) auto !important;
    column-gap: var(--space-28);
    padding-inline: 20px 14px;
  }

  ${media.desktop} {
    grid-template: "logo links search settings" var(--size-sign) / auto minmax(0, 1fr) auto auto !important;
    column-gap: var(--space-12);
    padding-inline: 20px 14px;
  }
`;

/** Leads home. */
export const LogoLink = styled.a`
  grid-area: logo;
  display: flex;
  align-items: center;
  justify-self: start;
  max-inline-size: 100%;
  overflow: hidden;
  border-radius: var(--radius-field);
  text-decoration: none;
`;

/** The gear and its menu, which opens below the sign. */
export const SettingsPlace = styled.div`
  grid-area: settings;
  --menu-gap: 20px;
`;

/** The search box; on a phone it opens below the logo. */
export const SearchForm = styled.search`
  grid-area: search;

  ${media.phone} {
    padding-block-end: 8px;
    padding-inline-end: 4px;

    &[data-search="closed"] { display: none; }
  }

  ${media.desktop} { inline-size: 214px; }
`;

/** Only a phone hides its search box. */
export const SearchToggle = styled.span`
  grid-area: search-toggle;
  display: contents;

  ${media.tablet} { display: none; }
`;

/** The links in the sign: beside the logo, or in their own row that scrolls sideways where it is too narrow. */
export const Links = styled.nav`
  grid-area: links;
  min-inline-size: 0;

  ${media.phone} { display: none; }

  > ul {
    display: flex;
    align-items: center;
    gap: 2px;
  }

  ${media.onlyTablet} {
    margin-inline: -12px -6px;

    > ul {
      justify-content: space-between;
      gap: 0;
      padding: 4px 4px 10px;
      overflow-x: auto;
      scrollbar-width: none;
    }
  }

  ${media.desktop} {
    > ul {
      /* Space for a link's focus ring. */
      margin: -6px;
      padding: 6px;
      overflow-x: auto;
      scrollbar-width: none;
    }
  }

  ${media.wide} {
    > ul { gap: var(--space-4); }
  }
`;

/** One link of the sign. Its marker hangs into the gap beside it, where no letter is. */
export const SignLink = styled.a`
  --marker-offset: 2px;
  --marker-size: 1rem;
  display: grid;
  place-items: center;
  min-block-size: 40px;
  position: relative;
  padding-inline: 10px;
  border-radius: var(--radius-pill);
  color: #fff;
  font: 600 var(--font-size-label) / 1.2 var(--font-body);
  text-decoration: none;
  white-space: nowrap;

  &::after {
    content: "";
    position: absolute;
    inset: -2px 0;
  }

  ${media.hover} {
    &:hover { background: var(--color-bar-well); }
  }

  &[aria-current="page"] {
    background: #fff;
    color: #0f3f94;
  }

  &[data-tone="call"] {
    margin-inline: 3px;
    padding-inline: 14px;
    background: var(--color-yolk);
    box-shadow: inset 0 -3px 0 var(--color-yolk-edge);
    color: var(--color-on-yolk);
    font-weight: var(--font-weight-bold);

    &[aria-current="page"] { box-shadow: inset 0 -3px 0 var(--color-yolk-edge), 0 0 0 2px var(--color-bar), 0 0 0 4.5px #fff; }
  }

  ${media.onlyTablet} { padding-inline: 8px; }

  ${media.forcedColors} {
    &[aria-current="page"] { border: 2px solid Highlight; }
    &[data-tone="call"] { ${forcedFill} }
  }
`;

/** The phone's bottom bar. A dock hides it. */
export const BottomBar = styled.nav`
  ${enamelSign}
  ${notPrinted}
  position: fixed;
  inset-block-end: 8px;
  inset-inline: 8px;
  z-index: 20;

  ${media.tablet} { display: none; }

  body:has([data-dock]) & { display: none; }

  > ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    min-block-size: var(--size-bottom-bar);
    padding: 6px 6px 0;
  }
`;

const tab = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: var(--size-target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-field);
  background: none;
  color: #fff;
  font: var(--type-tab);
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  &:focus-visible { outline-offset: -2px; }
`;

/** One tab of the bottom bar: icon over text. */
export const Tab = styled.a`
  ${tab}
`;

/** The tab that opens the menu. */
export const TabButton = styled.button`
  ${tab}
  justify-content: center;
  padding-block-end: 8px;
`;

/** Ground of a tab's icon: white where one is, yolk for the call to action. */
export const TabIcon = styled.span`
  --marker-offset: 1px;
  --marker-size: 1.125rem;
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 46px;
  block-size: 28px;
  margin-block-end: 1px;
  border-radius: var(--radius-pill);

  [aria-current="page"] > & {
    background: #fff;
    color: #0f3f94;
  }

  [data-tone="call"] > & {
    background: var(--color-yolk);
    box-shadow: inset 0 -3px 0 var(--color-yolk-edge);
    color: var(--color-on-yolk);
  }

  [data-tone="call"][aria-current="page"] > & { outline: 2px solid #fff; outline-offset: 1.5px; }

  ${media.forcedColors} {
    [aria-current="page"] > & { border: 2px solid Highlight; }
  }
`;
