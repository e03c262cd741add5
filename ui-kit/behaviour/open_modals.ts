import { useSyncExternalStore } from "react";

/** The modals that are open now, the topmost last. */
let modals: readonly HTMLDialogElement[] = [];

const listeners = new Set<() => void>();

/** Tells that a modal has opened. Returns what tells that it has closed. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  change([...modals, dialog]);
  return () => change(modals.filter((other) => other !== dialog));
}

/**
 * The modal over the page, if there is one. Everything outside of it is inert: what must be seen and pressed whatever is
 * open, such as a message, has to stand in it.
 */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, () => modals.at(-1));
}

function change(next: readonly HTMLDialogElement[]): void {
  modals = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
