import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { ErrorState } from "./mod.ts";

const title = "Failed to fetch recipes. Please try again.";

it("is announced assertively, and tries again by its button", async () => {
  const onRetry = vi.fn();
  const screen = await renderKit(<ErrorState title={title} onRetry={onRetry} />);

  await expect.element(screen.getByRole("alert").getByText(title)).toBeVisible();
  await screen.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

it("ignores a second try while one runs", async () => {
  const screen = await renderKit(<ErrorState title={title} onRetry={() => undefined} busy />);

  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: "Try again" })).toHaveAttribute("aria-busy", "true");
});

it("has no button without onRetry", async () => {
  const screen = await renderKit(<ErrorState title={title} />);

  expect(screen.getByRole("button").elements()).toHaveLength(0);
});
