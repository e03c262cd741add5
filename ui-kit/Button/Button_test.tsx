import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { BUTTON_VARIANTS, Button } from "./mod.ts";

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

it("is named by the text that it shows, and keeps its width when it turns busy", async () => {
  const texts = { busyText: "Creating your account…", children: "Create Account" };
  const screen = await renderKit(<Button {...texts} />);
  const idle = screen.getByRole("button", { name: "Create Account", exact: true });
  const idleWidth = idle.element().getBoundingClientRect().width;

  await screen.rerender(<Button {...texts} busy />);

  const busy = screen.getByRole("button", { name: "Creating your account…", exact: true });
  expect(busy.element().getBoundingClientRect().width).toBeCloseTo(idleWidth, 0);
});

it("creates no new class for another variant", async () => {
  const screen = await renderKit(<Button>Save</Button>);
  const classes = screen.getByRole("button").element().className;

  for (const variant of BUTTON_VARIANTS) {
    await screen.rerender(<Button variant={variant}>Save</Button>);
    expect(screen.getByRole("button").element().className).toBe(classes);
  }
});
