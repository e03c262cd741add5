import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { BUTTON_VARIANTS, Button } from "./mod.ts";

it("is a <button> whose name is its text, busy or not", async () => {
  const texts = { busyText: "Creating…", children: "Create Account" };
  const screen = await renderKit(<Button {...texts} />);
  await expect.element(screen.getByRole("button", { name: "Create Account", exact: true })).toBeVisible();

  await screen.rerender(<Button {...texts} busy />);

  await expect.element(screen.getByRole("button", { name: "Creating…", exact: true })).toBeVisible();
});

it("is not a submit button by default", async () => {
  const screen = await renderKit(<Button>Save</Button>);

  await expect.element(screen.getByRole("button", { name: "Save" })).toHaveAttribute("type", "button");
});

it("shows its busy text and ignores presses while its request runs", async () => {
  const onClick = vi.fn();
  const screen = await renderKit(
    <Button busy busyText="Creating…" onClick={onClick}>
      Create Account
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Creating…" });

  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await expect.element(button).toHaveTextContent("Creating…");
  await button.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
});

it("keeps its width when it turns busy", async () => {
  const texts = { busyText: "Creating your account…", children: "Create Account" };
  const screen = await renderKit(<Button {...texts} />);
  const idleWidth = screen.getByRole("button").element().getBoundingClientRect().width;

  await screen.rerender(<Button {...texts} busy />);

  expect(screen.getByRole("button").element().getBoundingClientRect().width).toBeCloseTo(idleWidth, 0);
});

it("creates no new class for another variant", async () => {
  const screen = await renderKit(<Button>Save</Button>);
  const classes = screen.getByRole("button").element().className;

  for (const variant of BUTTON_VARIANTS) {
    await screen.rerender(<Button variant={variant}>Save</Button>);
    expect(screen.getByRole("button").element().className).toBe(classes);
  }
});

it("is at least 44 px high in both sizes", async () => {
  const screen = await renderKit(
    <>
      <Button size="regular">Save</Button>
      <Button size="small">Select</Button>
    </>,
  );

  expect(screen.getByRole("button", { name: "Save" }).element().getBoundingClientRect().height).toBe(48);
  expect(screen.getByRole("button", { name: "Select" }).element().getBoundingClientRect().height).toBe(44);
});
