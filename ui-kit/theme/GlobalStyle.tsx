import "./fonts.css";
import { tokensCss } from "../tokens/mod.ts";
import { printStyle } from "./print_style.ts";
import { media, type } from "./style_parts.ts";

/** Tokens, reset, base type, focus ring, reduced motion, print. Once, at the root of the app. */
export function GlobalStyle() {
  // React places it at the start of the head, before the components' styles. It is plain CSS that needs no processing.
  return (
    <style href="weekplate" precedence="weekplate" nonce={styleNonce()}>
      {GLOBAL_CSS}
    </style>
  );
}

/** The nonce by which the page's content security policy allows styles; styled-components reads the same element. */
function styleNonce(): string | undefined {
  // The server puts a nonce into the page itself.
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}

const GLOBAL_CSS = `
  ${tokensCss}

  *, *::before, *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  html {
    ${type("body")}
    background: var(--color-ground);
    color: var(--color-ink);
    text-size-adjust: 100%;
    scroll-padding-block: 112px 96px;
    -webkit-font-smoothing: antialiased;
  }

  body {
    min-block-size: 100dvh;
    background: var(--color-ground);
    overflow-wrap: break-word;
  }

  /* Contains the first child's margin, which would otherwise collapse and move the page. */
  body, :where(body > div:not([hidden])) {
    display: flow-root;
  }

  h1, h2, h3, h4 {
    font-family: var(--font-display);
    font-variant-numeric: normal;
    text-wrap: balance;
    /* The longest word of a title may be wider than a phone whose reader asks for large text. */
    overflow-wrap: anywhere;
  }

  p, figcaption {
    text-wrap: pretty;
  }

  ul[role="list"], ol[role="list"] {
    padding: 0;
    list-style: none;
  }

  img, svg, picture {
    display: block;
    max-inline-size: 100%;
  }

  button, input, select, textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  button {
    touch-action: manipulation;
  }

  a {
    color: var(--color-accent);
  }

  :focus-visible {
    outline: 3px solid var(--focus-ring, var(--color-accent));
    outline-offset: 3px;
  }

  ::selection {
    background: var(--color-yolk);
    color: var(--color-on-yolk);
  }

  dialog::backdrop {
    background: rgb(5 12 30 / var(--opacity-backdrop));
  }

  @keyframes weekplate-glint {
    from { background-position: 140% 0, 0 0; }
    to { background-position: -40% 0, 0 0; }
  }

  @keyframes weekplate-turn {
    to { rotate: 1turn; }
  }

  @keyframes weekplate-set-down {
    from { scale: 1.18; opacity: 0; }
  }

  @keyframes weekplate-rise {
    from { translate: 0 var(--rise, 20px); opacity: 0; }
  }

  @keyframes weekplate-appear {
    from { opacity: 0; }
  }

  /* Reduced motion replaces every movement by a fade of the same name, so that no component has to do it itself. */
  ${media.reducedMotion} {
    @keyframes weekplate-glint {
      from, to { opacity: 1; }
    }

    @keyframes weekplate-turn {
      50% { opacity: 0.4; }
    }

    @keyframes weekplate-set-down {
      from { opacity: 0; }
    }

    @keyframes weekplate-rise {
      from { opacity: 0; }
    }

    *, *::before, *::after {
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }

  ${printStyle}
`;
