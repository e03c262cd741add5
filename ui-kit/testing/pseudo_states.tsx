import { type ReactNode, useLayoutEffect } from "react";

/** A state of a control under a pointer or the keyboard, which a story can show without either. */
export const PSEUDO_STATES = ["hover", "pressed", "focus"] as const;

/** One of {@link PSEUDO_STATES}. */
export type PseudoState = (typeof PSEUDO_STATES)[number];

const SELECTORS: Readonly<Record<PseudoState, RegExp>> = {
  hover: /(?<!\()(:hover)/gu,
  pressed: /(?<!\()(:active)/gu,
  focus: /(?<!\()(:focus-visible)/gu,
};

/** Makes a control look as if: `<Button {...pseudoState("hover")}>`, somewhere in {@link PseudoStates}. */
export function pseudoState(state: PseudoState): { "data-pseudo-state": PseudoState } {
  return { "data-pseudo-state": state };
}

/** Applies the page's own rules for hover, press and focus to elements with {@link pseudoState}. For stories only. */
export function PseudoStates({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) widen(sheet.cssRules);
  });
  return children;
}

function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const wider = PSEUDO_STATES.reduce(
        (selector, state) => selector.replace(SELECTORS[state], `:is($1, [data-pseudo-state="${state}"])`),
        rule.selectorText,
      );
      if (wider !== rule.selectorText) rule.selectorText = wider;
    } else if (rule instanceof CSSGroupingRule) {
      widen(rule.cssRules);
    }
  }
}
