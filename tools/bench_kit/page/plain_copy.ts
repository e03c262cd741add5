import { createElement, type ReactNode } from "react";

/** An element as it stood in the page, ready to be written down as JSON. */
export interface CopiedElement {
  readonly tag: string;
  readonly props: Readonly<Record<string, string | true>>;
  readonly style: Readonly<Record<string, string>>;
  readonly children: readonly (CopiedElement | string)[];
}

/** Attributes that React knows under another name. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  srcset: "srcSet",
  fetchpriority: "fetchPriority",
  maxlength: "maxLength",
  readonly: "readOnly",
  autocomplete: "autoComplete",
};

/** The content of the page, element by element, without the components that rendered it. */
export function copyOf(element: Element): CopiedElement {
  const props: Record<string, string | true> = {};
  for (const { name, value } of element.attributes) {
    if (name !== "style") props[reactName(name)] = value === "" && !name.includes("-") && name !== "alt" ? true : value;
  }
  const { style } = element as HTMLElement;
  return {
    tag: element.localName,
    props,
    style: Object.fromEntries(Array.from(style, (name) => [styleName(name), style.getPropertyValue(name)])),
    children: Array.from(element.childNodes).flatMap((node) => {
      if (node instanceof Element) return copyOf(node);
      return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : [];
    }),
  };
}

/** The copy as plain React elements, made anew at every call, as a component would. */
export function drawCopy(copy: CopiedElement | string, key?: number): ReactNode {
  if (typeof copy === "string") return copy;
  return createElement(
    copy.tag,
    { ...copy.props, style: copy.style, key },
    ...copy.children.map((child) => drawCopy(child)),
  );
}

function reactName(attribute: string): string {
  const known = REACT_NAMES[attribute];
  if (known) return known;
  const isKept = attribute.startsWith("aria-") || attribute.startsWith("data-");
  return isKept ? attribute : camelCase(attribute);
}

function styleName(property: string): string {
  return property.startsWith("--") ? property : camelCase(property);
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
}
