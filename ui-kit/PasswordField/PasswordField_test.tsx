import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsTextInput } from "../testing/text_input_suite.tsx";
import { PasswordField } from "./mod.ts";

holdsTextInput({ label: "Password", entry: "basil-and-lemon" }, (props) => (
  <PasswordField label="Password" {...props} />
));

it("shows what was typed, and hides it again, and never sends the form by that", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const screen = await renderKit(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" defaultValue="basil-and-lemon" />
    </form>,
  );
  const field = screen.getByLabelText("Password", { exact: true });

  await expect.element(field).toHaveAttribute("type", "password");
  await screen.getByRole("button", { name: "Show password" }).click();
  await expect.element(field).toHaveAttribute("type", "text");
  await screen.getByRole("button", { name: "Hide password" }).click();
  await expect.element(field).toHaveAttribute("type", "password");
  expect(onSubmit).not.toHaveBeenCalled();
});
