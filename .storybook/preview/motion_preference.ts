// A page cannot change the reader's system preference. So this rewrites the condition of every
// `@media (prefers-reduced-motion: reduce)` rule of the page to always true or always false. It shows the kit's own reduced
// motion.

/** `system` does not change the rules. */
export type MotionPreference = "system" | "full" | "reduced";

const QUERY = /\(prefers-reduced-motion: reduce\)/gu;

/** Conditions that are always false or always true, also beside others: `(width >= 40em) and (…)`. */
const REPLACEMENTS = { full: "(max-width: 0px)", reduced: "(min-width: 0px)" } as const;

let preference: MotionPreference = "system";
let isWatching = false;

/** The original conditions. */
const originals = new WeakMap<CSSMediaRule, string>();

/** Applies a motion preference to the page, also to rules that are added later. */
export function emulateMotion(motion: MotionPreference): void {
  preference = motion;
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
  const original = originals.get(rule) ?? rule.media.mediaText;
  if (!original.includes("prefers-reduced-motion: reduce")) return;
  originals.set(rule, original);
  const text = preference === "system" ? original : original.replaceAll(QUERY, REPLACEMENTS[preference]);
  if (rule.media.mediaText !== text) rule.media.mediaText = text;
}

/** Components add rules when they mount: as text in development, by `insertRule` in a build. */
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
    matchMedia.call(window, preference === "system" ? query : query.replaceAll(QUERY, REPLACEMENTS[preference]));
}
