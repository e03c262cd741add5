import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { PasswordField } from "./mod.ts";

const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

it("shows and hides by a button of its own, named Show password or Hide password", async () => {
  const screen = await renderKit(<PasswordField label="Password" defaultValue="basil-and-lemon" />);
  const field = screen.getByLabelText("Password", { exact: true });

  await expect.element(field).toHaveAttribute("type", "password");
  await screen.getByRole("button", { name: "Show password" }).click();
  await expect.element(field).toHaveAttribute("type", "text");
  await expect.element(field).toHaveValue("basil-and-lemon");
  await screen.getByRole("button", { name: "Hide password" }).click();
  await expect.element(field).toHaveAttribute("type", "password");
});

it("does not submit the form when the password is shown, and hides it on submit", async () => {
  const screen = await renderKit(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" defaultValue="basil-and-lemon" />
      <button type="submit">Login</button>
    </form>,
  );

  await screen.getByRole("button", { name: "Show password" }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Login" }).click();

  expect(onSubmit).toHaveBeenCalledOnce();
  await expect.element(screen.getByLabelText("Password", { exact: true })).toHaveAttribute("type", "password");
});

it("keeps the focus and the caret where they are when it is shown", async () => {
  const screen = await renderKit(<PasswordField label="Password" defaultValue="basil-lemon" />);
  const field = screen.getByLabelText("Password", { exact: true });
  await field.click();
  await userEvent.keyboard("{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}");

  await screen.getByRole("button", { name: "Show password" }).click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("and-");

  await expect.element(field).toHaveValue("basil-and-lemon");
});

it("reaches its button by Tab, with a target of 44 px", async () => {
  const screen = await renderKit(<PasswordField label="Password" />);
  const eye = screen.getByRole("button", { name: "Show password" });

  await userEvent.tab();
  await userEvent.tab();
  await expect.element(eye).toHaveFocus();
  await userEvent.keyboard(" ");

  await expect.element(screen.getByRole("button", { name: "Hide password" })).toHaveFocus();
  // A pressed button is smaller for a moment.
  await expect
    .poll(() => {
      const { width, height } = screen.getByRole("button").element().getBoundingClientRect();
      return [width, height];
    })
    .toEqual([44, 44]);
});
