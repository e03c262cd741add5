import { createGlobalStyle } from "styled-components";
import { type } from "../../ui-kit/theme/mod.ts";

/** Documentation pages on our ground, in our type. Storybook's themes colour the rest. Stories, in `.sb-unstyled`, are excluded. */
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
    /* Long commands break, so that a phone does not scroll sideways. */
    white-space: normal;
    overflow-wrap: anywhere;
  }

  /* Storybook's faded namespaces have too little contrast. */
  .sbdocs-content pre .token.namespace { opacity: 1; }

  .docs-story { background: var(--color-ground); }
  .sbdocs.sbdocs-preview { border-radius: var(--radius-picture); box-shadow: none; }
`;
