import { createGlobalStyle } from "styled-components";
import { type } from "../../ui-kit/theme/mod.ts";

/**
 * Documentation pages on our ground, in our type. Storybook's classes are few and old; its themes colour the rest. Stories
 * are left alone: they stand in `.sb-unstyled`.
 */
export const DocsStyle = createGlobalStyle`
  .sbdocs.sbdocs-wrapper { background: var(--color-ground); }
  .sbdocs.sbdocs-content { max-inline-size: 1040px; }

  .sbdocs-content :is(h1, h2, h3, h4):not(.sb-unstyled *) {
    border: 0;
    color: var(--color-ink);
    font-family: var(--font-display);
  }

  .sbdocs-content h1:not(.sb-unstyled *) { ${type("title")} }
  .sbdocs-content h2:not(.sb-unstyled *) { ${type("section")} margin-block: var(--space-40) var(--space-12); padding: 0; }
  .sbdocs-content h3:not(.sb-unstyled *) { ${type("name")} }

  .sbdocs-content :is(p, li):not(.sb-unstyled *) { ${type("body")} color: var(--color-ink); }
  .sbdocs-content > :is(p, ul, ol) { max-inline-size: 68ch; }
  .sbdocs-content li:not(.sb-unstyled *) { margin-block-start: var(--space-4); }
  .sbdocs-content a:not(.sb-unstyled *) { color: var(--color-accent); text-decoration: underline; }

  .sbdocs-content :is(p, li, td, th) code:not(.sb-unstyled *) {
    padding: 1px 5px;
    border: 0;
    border-radius: 6px;
    background: var(--color-wash);
    color: var(--color-ink);
    /* A command in a sentence is no reason for a phone to scroll sideways. */
    white-space: normal;
    overflow-wrap: anywhere;
  }

  /* Storybook fades a part of some names until they can't be read. */
  .sbdocs-content pre .token.namespace { opacity: 1; }

  .docs-story { background: var(--color-ground); }
  .sbdocs.sbdocs-preview { border-radius: var(--radius-picture); box-shadow: none; }
`;
