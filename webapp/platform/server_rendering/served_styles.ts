import { SERVED_STYLES_ATTRIBUTE } from "./hydration_state.ts";

/** Separator of styled-components between rules. */
const RULE_END = "/*!sc*/\n";
/** A component's entry: its id and the names of its classes. */
const NAMES = /^data-styled\.g\d+\[id="[^"]*"\]/u;

/**
 * Splits the component styles of a server-rendered page into rules that stay where they are, and names, from which
 * styled-components recognises the rules. Otherwise it would insert every rule again when it starts, and the browser would
 * have to match all rules with all elements once more.
 *
 * @param styleElement as `ServerStyleSheet.getStyleTags` returns it
 */
export function servedStyles(styleElement: string, { nonce }: { nonce: string }): string {
  const begin = styleElement.indexOf(">") + 1;
  const end = styleElement.lastIndexOf("<");
  const parts = styleElement.slice(begin, end).split(RULE_END);
  const rules = parts.filter((part) => !NAMES.test(part));
  const names = parts.filter((part) => NAMES.test(part)).map((part) => part + RULE_END);
  return (
    `<style nonce="${nonce}" ${SERVED_STYLES_ATTRIBUTE}>${rules.join("")}</style>` +
    styleElement.slice(0, begin) +
    names.join("") +
    styleElement.slice(end)
  );
}
