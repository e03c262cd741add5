import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { TextArea } from "./mod.ts";

/** Height of a line, and the padding and border beside the lines; browsers round borders to whole pixels. */
const LINE = 24;
const ROOM = 26.5;

it("starts with its rows, grows with its text, and scrolls beyond 12 lines", async () => {
  const screen = await renderKit(<TextArea label="Ingredients" rows={3} />);
  const area = screen.getByLabelText("Ingredients");
  const lines = () => Math.round(((area.element().getBoundingClientRect().height - ROOM) / LINE) * 10) / 10;

  expect(lines()).toBe(3);
  await area.fill("Tortillas\nBeans\nLimes\nCorn");
  expect(lines()).toBe(4);
  await area.fill("Tortillas\nBeans\nLimes\nCorn\n".repeat(4));
  expect(lines()).toBe(12);
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
