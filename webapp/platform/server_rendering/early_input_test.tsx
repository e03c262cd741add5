import { type ReactNode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DateField } from "../../../ui-kit/DateField/mod.ts";
import { Drawn } from "../offline/cached_pages/mod.ts";
import { takeEarlyInput } from "./early_input.ts";

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

function Visit() {
  const [date, setDate] = useState("2027-03-10");
  return (
    <>
      <DateField label="Date" value={date} required onDateChange={setDate} />
      <p>On {date}</p>
    </>
  );
}

/** Shows an app's server-rendered page. @returns a function that hydrates it. */
function drawn(app: ReactNode): () => void {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Drawn onDrawn={() => {}}>{app}</Drawn>);
  document.body.append(root);
  onTestFinished(() => root.remove());
  const repeatInput = takeEarlyInput(root, document.createElement("script"));
  return () => {
    const hydrated = hydrateRoot(root, <Drawn onDrawn={() => repeatInput(root)?.click()}>{app}</Drawn>);
    onTestFinished(() => hydrated.unmount());
  };
}

it("repeats what was typed before React took the page over, and meanwhile", async () => {
  const takeOver = drawn(<Greeting />);
  await userEvent.type(page.getByLabelText("Name"), "Maya");
  takeOver();

  await expect.element(page.getByText("Hi, Maya")).toBeVisible();
});

it("repeats a date that was picked before React took the page over", async () => {
  const takeOver = drawn(<Visit />);
  await page.getByLabelText("Date").fill("2028-02-29");
  takeOver();

  await expect.element(page.getByText("On 2028-02-29")).toBeVisible();
});
