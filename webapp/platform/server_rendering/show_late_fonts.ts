/**
 * Shows the typefaces that arrived after the first paint, which the page itself does not use, because its lines would move
 * (`font-display: optional`). Call it when another page is shown.
 */
export function showLateFonts(): void {
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const isLate = performance
    .getEntriesByType("resource")
    .some(({ name, startTime, duration }) => name.endsWith(".woff2") && startTime + duration > painted);
  if (!isLate) return;
  // Browsers don't look again at a typeface that was late, but at a new rule for it.
  for (const sheet of document.styleSheets) {
    for (const rule of Array.from(sheet.cssRules)) {
      if (!(rule instanceof CSSFontFaceRule) || rule.style.getPropertyValue("font-display") !== "optional") continue;
      sheet.insertRule(rule.cssText.replace(/font-display: *optional/u, "font-display: swap"), sheet.cssRules.length);
    }
  }
}
