import { type ReactNode, startTransition, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { CACHED_ATTRIBUTE } from "../../../../wire/pages/service_worker.ts";
import { COOKING_ATTRIBUTE, finder, type ServerRenderedElement, takeEarlyInput } from "../../server_rendering/mod.ts";
import { Drawn } from "./Drawn.tsx";

/**
 * Renders the app in the place of a cached page, or of a page that the server rendered from other data. That page stays
 * until then, and the person's input on it is repeated.
 */
export function drawOver(
  root: HTMLElement,
  { app, element }: { app: ReactNode; element: ServerRenderedElement },
): void {
  const before = [...root.childNodes];
  const drawing = new AbortController();
  let held = root.querySelector<HTMLElement>("button:active");
  const noteHeld = ({ type, target }: Event) => {
    held = type === "pointerdown" && target instanceof Element ? target.closest("button") : null;
  };
  for (const type of ["pointerdown", "pointerup"]) addEventListener(type, noteHeld, { signal: drawing.signal });
  const noteFocus = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && root.contains(activeElement)) element.focused = activeElement;
  };
  noteFocus();
  root.addEventListener("focusin", noteFocus, { signal: drawing.signal });

  let pressed: HTMLElement | undefined;
  function onShown(): void {
    drawing.abort();
    document.documentElement.removeAttribute(COOKING_ATTRIBUTE);
    document.querySelector(`style[${CACHED_ATTRIBUTE}]`)?.remove();
    element.remove();
    const page = document.createDocumentFragment();
    page.append(...before);
    pressed = takeEarlyInput(page, element)(root);
    if (held && page.contains(held)) clickWhenReleased(root, finder(page, held));
  }

  // A transition: parts whose code is there but was never used would be drawn as loading otherwise.
  startTransition(() =>
    createRoot(root).render(
      <Drawn onDrawn={() => pressed?.click()}>
        <Shown onShown={onShown}>{app}</Shown>
      </Drawn>,
    ),
  );
}

/** Calls `onShown` in the task that puts the app's page in the place of the other one, so that the next key finds the focus. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  // oxlint-disable-next-line react/exhaustive-deps -- only after the first drawing
  useLayoutEffect(() => onShown(), []);
  return children;
}

/**
 * A mouse that is released on another element than it was pressed on does not click. A finger clicks the element that it
 * leaves.
 */
function clickWhenReleased(root: HTMLElement, find: ReturnType<typeof finder>): void {
  addEventListener(
    "pointerup",
    ({ target, pointerType }) => {
      const button = find(root);
      if (pointerType === "mouse" && target instanceof Node && button?.contains(target)) button.click();
    },
    { once: true },
  );
}
