import { type ReactNode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { KEPT_ATTRIBUTE } from "../../wire/service_worker.ts";
import { type FirstPageElement, takeEarlyInput } from "../first_page/mod.ts";
import { Drawn } from "./Drawn.tsx";

/** Draws the app in the place of a kept page, which stays until then. What the person did on it is repeated. */
export function drawOver(root: HTMLElement, { app, element }: { app: ReactNode; element: FirstPageElement }): void {
  const kept = [...root.childNodes];
  const noteFocus = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && root.contains(activeElement)) element.focused = activeElement;
  };
  noteFocus();
  root.addEventListener("focusin", noteFocus);

  function onDrawn(): void {
    root.removeEventListener("focusin", noteFocus);
    document.querySelector(`style[${KEPT_ATTRIBUTE}]`)?.remove();
    element.remove();
    const page = document.createDocumentFragment();
    page.append(...kept);
    // A press on the app's own page, which has answered it.
    if (element.pressed && !page.contains(element.pressed)) element.pressed = undefined;
    takeEarlyInput(page, element)(root);
  }

  // A transition: parts whose code is there but was never used would be drawn as loading otherwise.
  startTransition(() => createRoot(root).render(<Drawn onDrawn={onDrawn}>{app}</Drawn>));
}
