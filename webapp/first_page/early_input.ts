/** The element of the first page's data; the script in the page notes on it what was pressed before the app started. */
export interface FirstPageElement extends HTMLElement {
  pressed?: HTMLElement | undefined;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a person typed, ticked and pressed before the app started: call it before React takes the page over, and what it
 * returns after that. The app then sees all of it as if it had just happened.
 */
export function takeEarlyInput(root: HTMLElement, element: FirstPageElement): () => void {
  const texts = [...root.querySelectorAll<TextField>("input:not([type=file]), textarea")]
    .filter((field) => !isTick(field) && field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }));
  const ticks = [...root.querySelectorAll<HTMLInputElement>("input")].filter(
    (field) => isTick(field) && field.checked !== field.defaultChecked,
  );
  return () => {
    for (const { field, text } of texts) type(field, text);
    for (const field of ticks) {
      field.checked = field.defaultChecked;
      field.click();
    }
    element.pressed?.click();
  };
}

function isTick(field: TextField): boolean {
  return field.type === "checkbox" || field.type === "radio";
}

/** React hears of a text only if it differs from the last one that was set by a script. */
function type(field: TextField, text: string): void {
  field.value = "";
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
