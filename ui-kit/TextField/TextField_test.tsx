import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsTextInput } from "../testing/text_input_suite.tsx";
import { TextField } from "./mod.ts";

holdsTextInput({ label: "Full Name", entry: "Maya Lindqvist" }, (props) => <TextField label="Full Name" {...props} />);

it("says what is wrong", async () => {
  const screen = await renderKit(<TextField label="Full Name" error="Full Name is required" />);

  await expect.element(screen.getByLabelText("Full Name")).toHaveAccessibleDescription("Full Name is required");
});
