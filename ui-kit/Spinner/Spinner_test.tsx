import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { Spinner } from "./mod.ts";

it("announces the loading text politely", async () => {
  const screen = await renderKit(<Spinner>Fetching recipe…</Spinner>);

  await expect.element(screen.getByRole("status")).toHaveTextContent("Fetching recipe…");
  expect(screen.getByRole("img").elements()).toHaveLength(0);
});

it("has a name without visible text", async () => {
  const screen = await renderKit(<Spinner label="Loading recipes" />);

  await expect.element(screen.getByRole("img", { name: "Loading recipes" })).toBeVisible();
});
