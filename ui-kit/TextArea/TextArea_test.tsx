import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { testFieldTexts } from "../testing/field_texts.tsx";
import { renderKit } from "../testing/render_kit.tsx";
import { testTextInput } from "../testing/text_input.tsx";
import { TextArea } from "./mod.ts";

/** Height of a line, and what padding and border add to the lines; browsers round borders to whole pixels. */
const LINE = 24;
const ROOM = 26.5;

testTextInput({ label: "Ingredients", entry: "8 corn tortillas\n400 g black beans" }, (props) => (
  <TextArea label="Ingredients" {...props} />
));

testFieldTexts("Ingredients", (props) => <TextArea label="Ingredients" {...props} />);

it("starts with its rows, grows with its text, and scrolls beyond maxRows", async () => {
  const screen = await renderKit(<TextArea label="Ingredients" rows={3} maxRows={6} />);
  const area = screen.getByLabelText("Ingredients");
  const lines = () => Math.round(((area.element().getBoundingClientRect().height - ROOM) / LINE) * 10) / 10;

  expect(lines()).toBe(3);
  await area.fill("Tortillas\nBeans\nLimes\nCorn");
  expect(lines()).toBe(4);
  await area.fill("Tortillas\nBeans\nLimes\nCorn\nLettuce\nCumin\nGarlic\nAvocado");
  expect(lines()).toBe(6);
  expect(area.element().scrollHeight).toBeGreaterThan(area.element().clientHeight);
  await area.fill("");
  expect(lines()).toBe(3);
});

it("never grows horizontally", async () => {
  const screen = await renderKit(
    <div style={{ inlineSize: "320px" }}>
      <TextArea label="Caption" defaultValue={"tortilla".repeat(40)} />
    </div>,
  );

  expect(screen.getByLabelText("Caption").element().getBoundingClientRect().width).toBe(320);
});

it("breaks the line at Enter and sends no form", async () => {
  const screen = await renderKit(<TextArea label="Instructions" />);
  await screen.getByLabelText("Instructions").click();

  await userEvent.keyboard("Warm the beans.{Enter}Slice the avocado.");

  await expect.element(screen.getByLabelText("Instructions")).toHaveValue("Warm the beans.\nSlice the avocado.");
});

it("accepts no more than its maxLength", async () => {
  const screen = await renderKit(<TextArea label="Caption" maxLength={6} />);
  await screen.getByLabelText("Caption").click();

  await userEvent.keyboard("Crispy edges");

  await expect.element(screen.getByLabelText("Caption")).toHaveValue("Crispy");
});
