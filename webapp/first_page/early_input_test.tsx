import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Drawn } from "../kept_pages/mod.ts";
import { type FirstPageElement, takeEarlyInput } from "./early_input.ts";

/** What the server drew, and what React takes over. */
const DRAWN = '<label>Name<input value=""></label><p></p>';

function Greeting() {
  const [name, setName] = useState("");
  return (
    <>
      <label>
        Name
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <p>{name && `Hi, ${name}`}</p>
    </>
  );
}

it("repeats what was typed before React took the page over, and meanwhile", async () => {
  const root = document.createElement("div");
  root.innerHTML = DRAWN;
  document.body.append(root);
  await userEvent.type(page.getByLabelText("Name"), "Ma");

  const repeatInput = takeEarlyInput(root, document.createElement("script") satisfies FirstPageElement);
  await userEvent.type(page.getByLabelText("Name"), "ya");
  const app = hydrateRoot(
    root,
    <Drawn onDrawn={() => repeatInput(root)}>
      <Greeting />
    </Drawn>,
  );
  onTestFinished(() => {
    app.unmount();
    root.remove();
  });

  await expect.element(page.getByText("Hi, Maya")).toBeVisible();
});
