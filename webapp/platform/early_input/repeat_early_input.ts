import { nextTask } from "../../next_task.ts";
import { type EarlyInput, type Field, isTick } from "./record_early_input.ts";

/**
 * Repeats the recorded input on the hydrated page, once, as if it had just happened. React takes the texts and ticks that it
 * finds for its own, and knows nothing of earlier presses.
 */
export async function repeatEarlyInput(input: EarlyInput): Promise<void> {
  for (const [field, entered] of input.fields) repeat(field, entered);
  for (const pressed of input.presses) {
    // A press before it may have removed it.
    if (!pressed.isConnected) continue;
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
    await nextTask(); // the next one acts on what this one has changed
  }
}

function repeat(field: Field, entered: string | boolean): void {
  if (isTick(field)) {
    field.checked = entered !== true;
    field.click();
  } else if (field instanceof HTMLSelectElement || field.type === "file") {
    // Scripts can't choose a file: the chosen one is there still.
    if (field.type !== "file") field.value = String(entered);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    type(field, String(entered));
  }
}

/** React notices a text only if it differs from the last one that a script has set. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
