/** Stands for a style attribute in HTML that the server drew; its value is a place in {@linkcode InlineStyles.styles}. */
const ATTRIBUTE = "data-style";

/** HTML without style attributes, which the content security policy forbids. */
export interface InlineStyles {
  readonly html: string;
  /** Rules for a style element, which do the same until scripts run. */
  readonly css: string;
  readonly styles: readonly string[];
}

const STYLE = / style="([^"]*)"/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};
/** A value with one of these could end its rule. */
const ENDS_RULE = /[{}<>@\\]/u;

/**
 * Replaces the style attributes of HTML that React wrote. React escapes quotes in texts and attributes, so every match is an
 * attribute.
 */
export function takeInlineStyles(html: string): InlineStyles {
  const places = new Map<string, number>();
  const rest = html.replaceAll(STYLE, (_attribute, escaped: string) => {
    const style = escaped.replaceAll(/&(?:quot|#x27|lt|gt|amp);/gu, (entity) => ENTITIES[entity] ?? entity);
    const place = places.get(style) ?? places.size;
    places.set(style, place);
    return ` ${ATTRIBUTE}="${place}"`;
  });
  const styles = [...places.keys()];
  // The id, which no element has, makes a rule as strong as an attribute against the components' own. Within `:is()`, browsers
  // would compare every element of the page with it.
  const css = styles
    .map((style, place) => (ENDS_RULE.test(style) ? "" : `[${ATTRIBUTE}="${place}"]:not(#none){${style}}`))
    .join("");
  return { html: rest, css, styles };
}

/** Gives the elements their styles as React expects them. Scripts may set them. */
export function putInlineStyles(root: Element, styles: readonly string[]): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)) {
    element.style.cssText = styles[Number(element.getAttribute(ATTRIBUTE))] ?? "";
    element.removeAttribute(ATTRIBUTE);
  }
}
