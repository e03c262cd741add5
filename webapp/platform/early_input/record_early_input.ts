import { WAITING_LINK } from "./waiting_link.ts";

/** A field that a person has filled in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input on the server's page before the app has taken it over. */
export interface EarlyInput {
  /** The text of each filled-in field, or its option, or whether it is ticked. */
  readonly fields: ReadonlyMap<Field, string | boolean>;
  /** Pressed buttons, in the order of the presses, and forms that were sent without one. */
  readonly presses: readonly HTMLElement[];
  /** Resolves once no pointer is down: components lose a press of which they see only the end. */
  released(): Promise<void>;
  /** From now on React answers presses itself. */
  endPresses(): void;
  /** From now on React reads fields itself. */
  end(): void;
}

declare global {
  /** Of the script in the page's head. */
  var earlyInput: EarlyInput | undefined;
}

/** The app does not wait longer for a pointer: some browsers do not report the end of a press on a scroll bar. */
const PRESS_MAX_MS = 1_000;
const BUTTON = "button, [role=button], [role=tab], [role=option], [role=radio], [role=checkbox], [role=switch]";

/** Records what a person does until the app has started. Links work by themselves, but for those that wait. */
export function recordEarlyInput(): void {
  const fields = new Map<Field, string | boolean>();
  const presses: HTMLElement[] = [];
  const recording = new AbortController();
  const recordingPresses = new AbortController();

  for (const type of ["input", "change"]) {
    addEventListener(
      type,
      ({ target }) => {
        if (isField(target)) fields.set(target, isTick(target) ? target.checked : target.value);
      },
      { capture: true, signal: recording.signal },
    );
  }
  addEventListener(
    "click",
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLElement>(`[${WAITING_LINK}]`);
      // Other presses open a new tab, which never gets a state.
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (link && isPlain) {
        event.preventDefault();
        presses.push(link);
      }
      const button = target.closest<HTMLElement>(BUTTON);
      // The form's own event follows.
      if (button && !(button instanceof HTMLButtonElement && button.type === "submit" && button.form)) {
        presses.push(button);
      }
    },
    { capture: true, signal: recordingPresses.signal },
  );
  addEventListener(
    "submit",
    (event) => {
      const { target, submitter } = event;
      // A form with an address works by itself.
      if (!(target instanceof HTMLFormElement) || target.hasAttribute("action")) return;
      event.preventDefault();
      presses.push(submitter ?? target);
    },
    { capture: true, signal: recordingPresses.signal },
  );
  addEventListener(
    "keydown",
    ({ key, target, isComposing }) => {
      if (key !== "Enter" || isComposing || !(target instanceof HTMLInputElement)) return;
      // A browser sends no form whose button is disabled, as it is until the app knows the text.
      const isBlocked = target.form?.querySelector("[type=submit]:disabled");
      if (target.form && isBlocked) presses.push(target.form);
    },
    { capture: true, signal: recordingPresses.signal },
  );
  let held = Promise.resolve();
  let release: (() => void) | undefined;
  const ended = () => {
    release?.();
    release = undefined;
  };
  addEventListener(
    "pointerdown",
    () => {
      if (release) return; // a second finger
      held = new Promise((resolve) => {
        release = resolve;
        setTimeout(resolve, PRESS_MAX_MS);
      });
    },
    { capture: true, signal: recordingPresses.signal },
  );
  for (const type of ["pointerup", "pointercancel"]) {
    // The click follows in the same task.
    addEventListener(type, () => setTimeout(ended), { capture: true, signal: recordingPresses.signal });
  }
  globalThis.earlyInput = {
    fields,
    presses,
    released: () => held,
    endPresses: () => recordingPresses.abort(),
    end: () => recording.abort(),
  };
}

/** Whether a field is on or off. */
export function isTick(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}
