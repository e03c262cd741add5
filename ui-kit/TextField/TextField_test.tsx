import { expect, it } from "vitest";
import { testFieldTexts } from "../testing/field_texts.tsx";
import { renderKit } from "../testing/render_kit.tsx";
import { testTextInput } from "../testing/text_input.tsx";
import { TextField } from "./mod.ts";

testTextInput({ label: "Full Name", entry: "Maya Lindqvist" }, (props) => <TextField label="Full Name" {...props} />);

testFieldTexts("Full Name", (props) => <TextField label="Full Name" {...props} />);

it("is 52 px high, in an error too", async () => {
  const screen = await renderKit(<TextField label="Full Name" error="Full Name is required" />);

  expect(screen.getByRole("textbox").element().getBoundingClientRect().height).toBe(52);
});
