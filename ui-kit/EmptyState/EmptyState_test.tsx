import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { EmptyState } from "./mod.ts";

it("has a heading of the given level, and says what to do next", async () => {
  const texts = { title: "No recipes yet", text: "Try adding another ingredient or adjust your selection." };
  const screen = await renderKit(<EmptyState {...texts} />);
  await expect.element(screen.getByRole("heading", { level: 2, name: texts.title })).toBeVisible();
  await expect.element(screen.getByText(texts.text)).toBeVisible();

  await screen.rerender(<EmptyState {...texts} level={3} />);
  await expect.element(screen.getByRole("heading", { level: 3, name: texts.title })).toBeVisible();
});
