import { useEffect, useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { ServerRenderedElement } from "../../server_rendering/mod.ts";
import { drawOver } from "./draw_over.tsx";

let root: HTMLElement;
let element: ServerRenderedElement;

function ListPage() {
  const [text, setText] = useState("");
  const [isBought, setBought] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <>
      <label htmlFor="text">Add to the list</label>
      <input id="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" aria-label="Eggs" checked={isBought} onChange={() => setBought(!isBought)} />
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        Add
      </button>
      <output>{`${text}, ${isBought}, ${count}`}</output>
    </>
  );
}

beforeEach(() => {
  root = document.createElement("div");
  root.innerHTML = `<label for="text">Add to the list</label><input id="text" value=""><input type="checkbox" aria-label="Eggs">
    <button type="button">Add</button><output>, false, 0</output>`;
  element = document.createElement("script");
  element.setAttribute("type", "application/json");
  document.body.append(root, element);
});

afterEach(() => root.remove());

function find(selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

const shown = () => find("output").textContent;

/** Resolves when the app's page is in the place of the other one, before React's effects. */
async function replaced(): Promise<void> {
  await new Promise<void>((resolve) => new MutationObserver(() => resolve()).observe(root, { childList: true }));
}

async function drawn(): Promise<void> {
  await expect.poll(() => element.isConnected).toBe(false);
}

it("repeats on the app's page what the person typed, ticked and pressed on the cached one", async () => {
  Object.assign(find("input"), { value: "bread" });
  Object.assign(find("[type=checkbox]"), { checked: true });
  element.pressed = find("button");

  drawOver(root, { app: <ListPage />, element });
  await drawn();

  await expect.poll(shown).toBe("bread, true, 1");
});

it("has the text and the focus on the app's page before another key can be pressed", async () => {
  Object.assign(find("input"), { value: "bre" });
  find("input").focus();
  drawOver(root, { app: <ListPage />, element });
  await replaced();

  expect(document.activeElement).toBe(find("input"));
  expect(find("input")).toHaveProperty("value", "bre");
});

it("does not repeat what the app's page has answered already", async () => {
  const { promise: effectsRan, resolve } = Promise.withResolvers<void>();
  function AppPage() {
    useEffect(resolve, []);
    return <ListPage />;
  }
  drawOver(root, { app: <AppPage />, element });
  await replaced();
  element.pressed = find("button");
  find("button").click();
  await effectsRan;

  await expect.poll(shown).toBe(", false, 1");
});

it("keeps the focus where it was, also if it moved after the app began to draw", async () => {
  find("button").focus();
  drawOver(root, { app: <ListPage />, element });
  find("input").focus();
  await drawn();

  expect(document.activeElement).toBe(find("input"));
});

it("presses nothing where the app's page has no such button, or several", async () => {
  element.pressed = find("button");
  const app = (
    <>
      <ListPage />
      <button type="button">Add</button>
    </>
  );
  drawOver(root, { app, element });
  await drawn();

  expect(shown()).toBe(", false, 0");
});
