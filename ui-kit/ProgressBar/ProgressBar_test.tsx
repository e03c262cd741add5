import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { ProgressBar } from "./mod.ts";

it("is a <progress> whose name is its label, shown or not", async () => {
  const screen = await renderKit(<ProgressBar label="Uploading ramen.webp" value={0.42} />);
  const bar = screen.getByRole("progressbar", { name: "Uploading ramen.webp" });
  await expect.element(bar).toBeVisible();
  expect(bar.element().tagName).toBe("PROGRESS");
  await expect.element(screen.getByText("Uploading ramen.webp")).toBeVisible();

  await screen.rerender(<ProgressBar label="Uploading ramen.webp" value={0.42} layout="bare" />);
  await expect.element(screen.getByRole("progressbar", { name: "Uploading ramen.webp" })).toBeVisible();
  expect(screen.getByText("Uploading ramen.webp").elements()).toHaveLength(0);
});

it("has the shown value as its accessible value", async () => {
  const screen = await renderKit(<ProgressBar label="Loading recipes" value={0.42} />);
  const bar = screen.getByRole("progressbar");
  await expect.element(bar).toHaveAttribute("value", "0.42");
  await expect.element(bar).toHaveAttribute("aria-valuetext", "42\u00a0%");
  await expect.element(screen.getByText("42\u00a0%")).toBeVisible();

  await screen.rerender(<ProgressBar label="Loading recipes" value={10 / 64} valueText="10/64" />);
  await expect.element(bar).toHaveAttribute("aria-valuetext", "10/64");
  await expect.element(screen.getByText("10/64")).toBeVisible();
});

it("has no value if the duration is unknown", async () => {
  const screen = await renderKit(<ProgressBar label="Uploading ramen.webp" />);
  const bar = screen.getByRole("progressbar");

  expect(bar.element().matches(":indeterminate")).toBe(true);
  await expect.element(bar).not.toHaveAttribute("aria-valuetext");
});

it.each([
  [-0.2, "0", "0\u00a0%"],
  [1.7, "1", "100\u00a0%"],
])("keeps %d between nothing and all", async (value, kept, text) => {
  const screen = await renderKit(<ProgressBar label="Uploading ramen.webp" value={value} />);

  await expect.element(screen.getByRole("progressbar")).toHaveAttribute("value", kept);
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
});

it("keeps its height whatever its value", async () => {
  const screen = await renderKit(<ProgressBar data-testid="bar" label="Uploading ramen.webp" value={0.42} />);
  const { height } = screen.getByTestId("bar").element().getBoundingClientRect();

  await screen.rerender(<ProgressBar data-testid="bar" label="Uploading ramen.webp" />);

  expect(screen.getByTestId("bar").element().getBoundingClientRect().height).toBe(height);
});
