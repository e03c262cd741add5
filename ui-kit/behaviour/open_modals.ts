import { useSyncExternalStore } from "react";

/** The modals that are open now, the topmost last. */
let modals: readonly HTMLDialogElement[] = [];

const listeners = new Set<() => void>();

/** Registers an open modal. Returns the function that removes it. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  change([...modals, dialog]);
  return () => change(modals.filter((other) => other !== dialog));
}

/**
 * The topmost modal, if there is one. Everything outside is inert, so an element that must stay usable, such as a toast, has to
 * be rendered inside it.
 */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => modals.at(-1),
    () => undefined,
  );
}

function change(next: readonly HTMLDialogElement[]): void {
  modals = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
