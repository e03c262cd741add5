import { type ReactNode, useLayoutEffect } from "react";

/** What a pointer or the keyboard does to a control, as a story may show it without either. */
export const AS_IF_STATES = ["hover", "pressed", "focus"] as const;

/** One of {@link AS_IF_STATES}. */
export type AsIfState = (typeof AS_IF_STATES)[number];

const SELECTORS: Readonly<Record<AsIfState, RegExp>> = {
  hover: /(?<!\()(:hover)/gu,
  pressed: /(?<!\()(:active)/gu,
  focus: /(?<!\()(:focus-visible)/gu,
};

/** Makes a control look as if: `<Button {...asIf("hover")}>`, somewhere in {@link AsIfStates}. */
export function asIf(state: AsIfState): { "data-as-if": AsIfState } {
  return { "data-as-if": state };
}

/** Lets the page's own rules for hover, press and focus hold for what says so by {@link asIf}. For stories only. */
export function AsIfStates({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) widen(sheet.cssRules);
  });
  return children;
}

function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const wider = AS_IF_STATES.reduce(
        (selector, state) => selector.replace(SELECTORS[state], `:is($1, [data-as-if="${state}"])`),
        rule.selectorText,
      );
      if (wider !== rule.selectorText) rule.selectorText = wider;
    } else if (rule instanceof CSSGroupingRule) {
      widen(rule.cssRules);
    }
  }
}
