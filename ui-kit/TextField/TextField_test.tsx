import { expect, it } from "vitest";
import { holdsFieldTexts } from "../testing/field_suite.tsx";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsTextInput } from "../testing/text_input_suite.tsx";
import { TextField } from "./mod.ts";

holdsTextInput({ label: "Full Name", entry: "Maya Lindqvist" }, (props) => <TextField label="Full Name" {...props} />);

holdsFieldTexts("Full Name", (props) => <TextField label="Full Name" {...props} />);

it("is 52 px high, in an error too", async () => {
  const screen = await renderKit(<TextField label="Full Name" error="Full Name is required" />);

  expect(screen.getByRole("textbox").element().getBoundingClientRect().height).toBe(52);
});
