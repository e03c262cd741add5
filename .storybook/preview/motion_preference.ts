// A page cannot set what its reader asks of the system. So the toolbar's choice is written into the rules themselves: every
// `@media (prefers-reduced-motion: reduce)` of this page then counts always, or never. It is the kit's own reduced motion
// that is seen, not one of the preview's making.

/** `system` leaves the rules alone. */
export type MotionPreference = "system" | "full" | "reduced";

const QUERY = /\(prefers-reduced-motion: reduce\)/gu;

/** What always holds, and what never does, also beside other conditions: `(width >= 40em) and (…)`. */
const INSTEAD = { full: "(max-width: 0px)", reduced: "(min-width: 0px)" } as const;

let asked: MotionPreference = "system";
let isWatching = false;

/** The rules as they were written. */
const written = new WeakMap<CSSMediaRule, string>();

/** Makes the page move as for a reader who asked for it, also what is drawn later. */
export function emulateMotion(motion: MotionPreference): void {
  asked = motion;
  if (motion !== "system") watch();
  rewriteAll();
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rewriteMedia(rule);
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) rewrite(rule.cssRules);
  }
}

function rewriteMedia(rule: CSSMediaRule): void {
  const original = written.get(rule) ?? rule.media.mediaText;
  if (!original.includes("prefers-reduced-motion: reduce")) return;
  written.set(rule, original);
  const text = asked === "system" ? original : original.replaceAll(QUERY, INSTEAD[asked]);
  if (rule.media.mediaText !== text) rule.media.mediaText = text;
}

/** Rules come one by one while components mount, as text in development and by `insertRule` in a build. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(rewriteAll).observe(document.head, { childList: true, characterData: true, subtree: true });
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function insertAndRewrite(this: CSSStyleSheet, text, index) {
    const at = insertRule.call(this, text, index);
    if (text.includes("prefers-reduced-motion")) rewrite(this.cssRules);
    return at;
  };
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    matchMedia.call(window, asked === "system" ? query : query.replaceAll(QUERY, INSTEAD[asked]));
}
