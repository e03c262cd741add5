import { useState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { Field, type FieldTexts } from "./mod.ts";

it("keeps a hidden label as the name, without layout space", async () => {
  const screen = await renderKit(<Servings labelPlace="hidden" data-testid="field" />);

  await expect.element(screen.getByRole("textbox", { name: "Servings" })).toBeVisible();
  const field = screen.getByTestId("field").element();
  expect(field.getBoundingClientRect().top).toBe(screen.getByRole("textbox").element().getBoundingClientRect().top);
});

it("has no layout space for a missing error", async () => {
  const screen = await renderKit(<Servings data-testid="field" />);
  const field = screen.getByTestId("field").element();
  const input = screen.getByRole("textbox").element();

  expect(field.getBoundingClientRect().bottom).toBe(input.getBoundingClientRect().bottom);
});

it("announces a low counter when typing pauses, not at every key", async () => {
  const screen = await renderKit(<Caption limit={12} />);
  const announced: string[] = [];
  const status = screen.getByRole("status");
  const observer = new MutationObserver(() => announced.push(status.element().textContent));
  observer.observe(status.element(), { childList: true, characterData: true, subtree: true });

  await screen.getByLabelText("Caption").click();
  await userEvent.keyboard("Crispy ed");

  await expect.element(status).toHaveTextContent("3 characters left");
  expect(announced.filter(Boolean)).toEqual(["3 characters left"]);
  observer.disconnect();
});

it("does not announce a counter that is not low", async () => {
  const screen = await renderKit(<Servings counter={{ text: "120 characters left" }} />);
  await screen.rerender(<Servings counter={{ text: "9 characters left", isLow: true }} />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("9 characters left");

  await screen.rerender(<Servings counter={{ text: "121 characters left" }} />);

  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();
});

function Servings(props: Partial<FieldTexts> & { describedBy?: string | undefined; "data-testid"?: string }) {
  return (
    <Field label="Servings" {...props}>
      {(control) => <input {...control} />}
    </Field>
  );
}

function Caption({ limit }: { limit: number }) {
  const [caption, setCaption] = useState("");
  const left = limit - caption.length;
  return (
    <Field label="Caption" counter={{ text: `${left} characters left`, isLow: left <= 10 }}>
      {(control) => <input {...control} value={caption} onChange={(event) => setCaption(event.target.value)} />}
    </Field>
  );
}
