import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { TextField } from "./mod.ts";

it("is 52 px high, in an error too", async () => {
  const screen = await renderKit(<TextField label="Full Name" error="Full Name is required" />);

  expect(screen.getByRole("textbox").element().getBoundingClientRect().height).toBe(52);
});
