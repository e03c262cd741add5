import type { CachedPage } from "../../../../wire/pages/service_worker.ts";
import { SERVED_STYLES_ATTRIBUTE } from "../../server_rendering/mod.ts";
import { textOf } from "./rule_texts.ts";

/** Put it on elements that appear only after the first render: in a cached page they would vanish and come back. */
const LATE_ATTRIBUTE = "data-late";

/** Stands for a style attribute, which the content security policy forbids in a page's text. */
const STYLE_ATTRIBUTE = "data-kept-style";
/** Whose texts are read otherwise in a page than in the document, or which load something. */
const LEFT_OUT = `[${LATE_ATTRIBUTE}], script, style, template, noscript, iframe, object, embed`;
/** Something is loading, or open above the page. */
const UNSETTLED = "[aria-busy=true], [role=status][data-place], dialog[open]";
/**
 * Elements that make a page long: browsers lay out the cards of a list only when they come near the view, and all days of a
 * week.
 */
const CARDS = "li";
const DAYS = "[role=row]";
/**
 * A cached page includes the cards and days within so many heights of the window from its top, or from the view. More than
 * one, because a phone's window grows when its address bar disappears. With the days up to 1.5 heights a slow phone shows
 * /week 0.09 s later.
 */
const CACHED_HEIGHTS = 1.1;
/** Contained as it was, or its picture would be a fraction of a pixel larger in the app. */
const NEAR_CARD = { contentVisibility: "visible", contain: "content" };
const TEXT_FIELD = "input:not([type=checkbox], [type=radio]), textarea, [contenteditable]";
/** Text fields. React does not update the value's attribute while a person types. */
const TYPED_FIELD = "input:is(:not([type]), [type=text], [type=search]):not([inputmode])";
/** All other rules are in every page. */
const COMPONENT_STYLES = `style[data-styled], style[${SERVED_STYLES_ATTRIBUTE}]`;
/** A value with one of these could end its rule. */
const ENDS_RULE = /[{}<>@\\]/u;

/** The content of a page. */
export type TakenPage = Pick<CachedPage, "title" | "css" | "html">;

/** The current content of the root element; undefined while it is loading, a dialog is open or a person types. */
export function takePage(root: HTMLElement): TakenPage | undefined {
  if (root.childElementCount === 0 || root.querySelector(UNSETTLED)) return undefined;
  if (document.activeElement?.matches(TEXT_FIELD)) return undefined;
  // Pictures in a document without a window are not loaded.
  const copy = document.implementation.createHTMLDocument().importNode(root, true);
  takeNearItems(root, copy);
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
  for (const input of copy.querySelectorAll(TYPED_FIELD)) input.removeAttribute("value");
  for (const input of copy.querySelectorAll("input")) input.toggleAttribute("checked", input.checked);
  const inlineRules = takeStyles(copy);
  return { title: document.title, css: componentRules() + inlineRules, html: copy.innerHTML };
}

/**
 * Reserves the space of distant elements, and lays out near cards at once: a browser would lay them out a second time when
 * it finds them near.
 */
function takeNearItems(root: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll<HTMLElement>(`${CARDS}, ${DAYS}`);
  for (const [place, item] of root.querySelectorAll<HTMLElement>(`${CARDS}, ${DAYS}`).entries()) {
    const copied = copies[place];
    const isDay = item.matches(DAYS);
    if (!copied || (!isDay && getComputedStyle(item).contentVisibility !== "auto")) continue;
    if (!isNearTopOrView(item)) {
      copied.replaceChildren();
      Object.assign(
        copied.style,
        isDay ? { blockSize: `${item.getBoundingClientRect().height}px` } : { contentVisibility: "hidden" },
      );
    } else if (!isDay) Object.assign(copied.style, NEAR_CARD);
  }
}

/** Near the view too, because a reloaded page is scrolled to where it was. */
function isNearTopOrView(item: HTMLElement): boolean {
  const { top, bottom } = item.getBoundingClientRect();
  const far = CACHED_HEIGHTS * innerHeight;
  return top + scrollY < far || (top < far && bottom > innerHeight - far);
}

function componentRules(): string {
  return [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches(COMPONENT_STYLES))
    .map(textOf)
    .join("");
}

function takeStyles(copy: HTMLElement): string {
  const places = new Map<string, number>();
  for (const element of copy.querySelectorAll("[style]")) {
    const style = element.getAttribute("style") ?? "";
    element.removeAttribute("style");
    if (ENDS_RULE.test(style)) continue;
    const place = places.get(style) ?? places.size;
    places.set(style, place);
    element.setAttribute(STYLE_ATTRIBUTE, String(place));
  }
  // As strong as an attribute, see server_rendering/inline_styles.ts.
  return [...places].map(([style, place]) => `[${STYLE_ATTRIBUTE}="${place}"]:not(#none){${style}}`).join("");
}
