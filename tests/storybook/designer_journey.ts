import { expect } from "@playwright/test";
import { previewOf, siteIndex, test } from "./storybook_site.ts";

const ROOTS = ["Start here", "Foundations", "Components", "Patterns", "Screens"];
const FOUNDATIONS = ["Colour", "Type", "Space", "Motion", "Icons", "Food art", "Voice", "Accessibility"];
const GROUPS = ["Actions", "Fields", "Choosing", "Showing", "Feedback", "Layout", "Chat"];
const VARIANTS = ["primary", "yolk", "plain", "ghost", "danger"];

test("the sidebar is in the promised order", async ({ request }) => {
  const titles = (await siteIndex(request)).map(({ title }) => title.split("/"));

  expect(distinct(titles.map(([root]) => root))).toEqual(ROOTS);
  const foundations = distinct(titles.filter(([root]) => root === "Foundations").map(([, page]) => page));
  expect(foundations.slice(0, FOUNDATIONS.length)).toEqual(FOUNDATIONS);
  expect(distinct(titles.filter(([root]) => root === "Components").map(([, group]) => group))).toEqual(GROUPS);
});

test("a click leads from a screen to its component, one more to the component's token", async ({ page }) => {
  await page.goto("/?path=/story/screens-week--filled");
  const preview = previewOf(page);
  await expect(preview.getByRole("heading", { name: "Plan Your Week" })).toBeVisible();
  await page.getByRole("tab", { name: "Made of" }).click();

  await page.getByRole("region", { name: "Components" }).getByRole("link", { name: "WeekSwitcher" }).click();
  await expect(preview.getByRole("heading", { level: 1, name: "Week switcher" })).toBeVisible();

  const made = preview.getByRole("region", { name: "Made of" });
  await expect(
    made.getByRole("list", { name: "Used by" }).getByRole("link", { name: "Week screen", exact: true }),
  ).toBeVisible();
  await made.getByRole("list", { name: "Components" }).getByRole("link", { name: "IconButton" }).click();
  await expect(preview.getByRole("heading", { level: 1, name: "Icon button" })).toBeVisible();

  await made.getByRole("list", { name: "Tokens" }).getByRole("link", { name: "color-accent" }).click();
  await expect(preview.getByRole("heading", { level: 1, name: "Colour" })).toBeVisible();
  await expect(preview.locator("#color-accent")).toBeInViewport();
});

test("the first page explains where things are", async ({ page }) => {
  await page.goto("/");

  await expect(previewOf(page).getByRole("heading", { level: 1, name: "Start here" })).toBeVisible();
});

test("the toolbar switches the theme of a page and of Storybook itself", async ({ page }) => {
  await page.goto("/?path=/docs/components-actions-button--docs");
  const preview = previewOf(page);
  await expect(preview.getByRole("heading", { level: 1, name: "Button" })).toBeVisible();

  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("option", { name: "Dark" }).click();

  await expect(preview.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(preview.locator(".sbdocs-wrapper")).toHaveCSS("background-color", "rgb(12, 20, 36)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(12, 20, 36)");
});

test("a story in a separate frame follows its page's theme without changing it", async ({ page }) => {
  await page.goto("/?path=/docs/components-layout-dialog--docs");
  const preview = previewOf(page);
  await expect(preview.getByRole("heading", { level: 1, name: "Dialog" })).toBeVisible();

  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("option", { name: "Dark" }).click();

  const framed = preview.locator("iframe").first().contentFrame();
  await expect(framed.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(preview.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a component's options are listed from its types", async ({ page }) => {
  await page.goto("/iframe.html?viewMode=docs&id=components-actions-button--docs");

  const row = page.getByRole("row").filter({ has: page.getByText("variant", { exact: true }) });
  for (const variant of VARIANTS) await expect(row.getByText(`"${variant}"`).first()).toBeVisible();
  for (const variant of VARIANTS) await expect(row.getByRole("radio", { name: variant })).toBeVisible();
});

function distinct(names: (string | undefined)[]): (string | undefined)[] {
  return [...new Set(names)];
}
