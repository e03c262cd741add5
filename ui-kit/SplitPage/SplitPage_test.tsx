import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { SplitPage } from "./mod.ts";

it("hides the decorative table from screen readers", async () => {
  const screen = await renderKit(<SplitPage plates={[{ src: "/soup.webp" }]}>Create your account</SplitPage>);

  expect(screen.getByRole("img").elements()).toHaveLength(0);
  await expect.element(screen.getByRole("main")).toHaveTextContent("Create your account");
});

it('is the <main>, and leads from "Skip to content" to itself', async () => {
  const screen = await renderKit(<SplitPage>Create your account</SplitPage>);

  await expect.element(screen.getByRole("main")).toHaveAttribute("id", "content");
});

it("hides the table below 900 px", async () => {
  await page.viewport(899, 800);
  const screen = await renderKit(<SplitPage plates={[{ src: "/soup.webp" }]}>Create your account</SplitPage>);
  const table = screen.getByRole("main").element().querySelector("[aria-hidden]");
  expect(table?.checkVisibility()).toBe(false);

  await page.viewport(900, 800);

  expect(table?.checkVisibility()).toBe(true);
});

it("says below the brand what the product is, with a dish where the table is hidden", async () => {
  await page.viewport(899, 800);
  const screen = await renderKit(
    <SplitPage brand="Weekplate" purpose="Plan the week." plates={[{ src: "/soup.webp" }]}>
      Create your account
    </SplitPage>,
  );
  await expect.element(screen.getByText("Plan the week.")).toBeVisible();
  const dish = screen.getByRole("main").element().querySelector("[data-plate]");
  expect(dish?.checkVisibility()).toBe(true);

  await page.viewport(900, 800);

  await expect.element(screen.getByText("Plan the week.")).toBeVisible();
  expect(dish?.checkVisibility()).toBe(false);
});
