/**
 * The element of the hydration state. The script in the page records on it the buttons that were pressed before the app
 * started.
 */
export interface ServerRenderedElement extends HTMLElement {
  pressed?: HTMLElement | undefined;
  focused?: HTMLElement | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = "input:not([type=file]), textarea";

/**
 * Repeats input from before the app started: texts, ticks and presses. Call it before hydration, and its result after that.
 * The app then receives all of it as if it had just happened, including text that was typed during hydration: React repeats
 * a press from that time, but treats text in a field as its own.
 *
 * @param page the earlier page: the root element, or its content where the app has rendered over it
 * @returns a function that repeats texts and ticks, restores the focus, and returns the button that is to be pressed again
 */
export function takeEarlyInput(
  page: ParentNode,
  element: ServerRenderedElement,
): (root: ParentNode) => HTMLElement | undefined {
  const fields = [...page.querySelectorAll<Field>(FIELDS)].map((field) => ({
    field,
    find: finder(page, field),
    before: isTick(field) ? field.defaultChecked : field.defaultValue,
  }));
  const press = element.pressed && finder(page, element.pressed);
  const focused = element.focused && finder(page, element.focused);
  return (root) => {
    for (const { field, find, before } of fields) {
      const now = isTick(field) ? field.checked : field.value;
      const found = now === before ? undefined : find(root);
      if (!found) continue;
      if (!isTick(found)) type(found, String(now));
      else {
        found.checked = !now;
        found.click();
      }
    }
    focused?.(root)?.focus();
    return press?.(root);
  };
}

/** Finds an element of the earlier page in the app's page: itself, or the only one of its kind and name. */
export function finder<Found extends HTMLElement>(
  page: ParentNode,
  element: Found,
): (root: ParentNode) => Found | undefined {
  const name = nameOf(element);
  const alikeIn = (parent: ParentNode) =>
    [...parent.querySelectorAll<Found>(element.localName)].filter((each) => nameOf(each) === name);
  return (root) => {
    if (element.isConnected) return element;
    const [found, ...others] = alikeIn(root);
    return others.length === 0 && alikeIn(page).length === 1 ? found : undefined;
  };
}

function nameOf(element: HTMLElement): string {
  // Not its `labels`: a page that was drawn over is no longer in the document, and has none.
  const page = element.getRootNode() as ParentNode; // sound: a document or a fragment
  const label = element.closest("label") ?? page.querySelector(`[for="${CSS.escape(element.id)}"]`);
  return [element.getAttribute("type"), element.ariaLabel, label?.textContent, element.textContent].join("|");
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

/** React hears of a text only if it differs from the last one that was set by a script. */
function type(field: Field, text: string): void {
  // Takes over a part of the page that React has left for later: it takes the text that is there for its own.
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.value = "";
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
