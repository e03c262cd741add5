import { css } from "styled-components";
import { media, type, visuallyHidden } from "../theme/mod.ts";

/** Days, lines and bubbles of a conversation. Rows out of view of a long one are not laid out. */
export const messageStyle = css`
  > li {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--space-4);
    padding: var(--space-6);
  }

  /* Only for long conversations: tools cannot inspect rows without layout. */
  &[data-length="long"] > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 80px;
    overflow-clip-margin: 8px;
  }

  > [data-from="own"] { align-items: flex-end; }

  /* A bubble's text may have another direction than the page; its small corner follows the page. */
  > :is([data-from="own"]:dir(ltr), [data-from="other"]:dir(rtl)) { --corners: 20px 6px 20px 20px; }
  > :is([data-from="own"]:dir(rtl), [data-from="other"]:dir(ltr)) { --corners: 6px 20px 20px 20px; }

  > [data-place="following"] {
    gap: 2px;
    padding-block-start: 0;
  }

  > [data-day] {
    align-items: center;
    padding-block: var(--space-12) var(--space-4);
  }

  > [data-day] > * {
    font: var(--type-cell);
    color: var(--color-soft);
    text-align: center;
  }

  [data-part="line"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-8);
    max-inline-size: 100%;
    padding-inline: var(--space-4);
    font: 400 var(--font-size-cell) / 1.357 var(--font-body);
    font-variant-numeric: tabular-nums;
    color: var(--color-soft);
  }

  [data-part="name"] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: var(--font-weight-bold);
    color: var(--color-ink);
  }

  /* Shown once per group, but read for every message. */
  > [data-place="following"] [data-part="name"],
  [data-part="word"] {
    ${visuallyHidden}
  }

  [data-part="state"] {
    display: inline-flex;
    color: var(--color-accent);
  }

  [data-state="failed"] { color: var(--color-tomato); }

  [data-part="about"] {
    inline-size: min(84%, 280px);
    margin-block-end: 2px;
  }

  [data-part="bubble"] {
    max-inline-size: min(84%, 60ch);
    padding: var(--space-10) 15px;
    border-radius: var(--corners);
    font: 400 var(--font-size-body) / 1.4 var(--font-body);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    text-wrap: wrap;
    unicode-bidi: plaintext;
  }

  > [data-from="own"] [data-part="bubble"] {
    background: var(--color-fill);
    color: #fff;
  }

  > [data-from="other"] [data-part="bubble"] {
    background: var(--color-sunk);
    color: var(--color-ink);
  }

  [data-part="failure"] {
    margin-block-start: calc(-1 * var(--space-8));
    ${type("label")}
    color: var(--color-tomato);
  }

  [data-part="failure"]:empty { display: none; }

  [data-part="failure"] > button {
    min-block-size: var(--size-target);
    padding: 0 var(--space-4);
    border: 0;
    background: none;
    color: inherit;
    text-decoration: underline 2px;
    text-underline-offset: 4px;
    cursor: pointer;
  }

  ${media.hover} {
    [data-part="failure"] > button:hover { text-decoration-color: transparent; }
  }

  ${media.forcedColors} {
    [data-part="bubble"] { border: 1px solid CanvasText; }
    > [data-from="own"] [data-part="bubble"] { border: 2px solid Highlight; }
  }
`;
