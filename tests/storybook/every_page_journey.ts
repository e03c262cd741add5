import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { siteIndex, test } from "./storybook_site.ts";

/** One page of each group, because pages of a group have the same structure. axe checks the stories separately. */
const SAMPLES = new Set([
  "Components/Actions/Button",
  "Components/Fields/TextField",
  "Components/Choosing/ChipGroup",
  "Components/Showing/WeekGrid",
  "Components/Feedback/Toast",
  "Components/Layout/Navbar",
  "Components/Chat/MessageList",
]);

// Each page once: half of them in the light theme, half in the dark theme.
for (const [half, theme] of ["light", "dark"].entries()) {
  test(`every second documentation page opens and can be read, ${theme}`, async ({ page, request }) => {
    const pages = (await siteIndex(request)).filter(({ type }) => type === "docs");
    const [first, ...others] = pages.filter((_, at) => at % 2 === half);
    if (!first) throw new Error("The site holds too few documentation pages.");
    await page.addInitScript(leaveStoriesUndrawn);
    await page.goto(`/iframe.html?viewMode=docs&id=${first.id}&globals=theme:${theme}`);
    await lookAt(page, first.title);

    for (const { id, title } of others) {
      await turnTo(page, id);
      await lookAt(page, title);
    }
  });
}

/** The pages' stories are rendered, but not laid out and drawn, which would take most of the time. In the browser. */
function leaveStoriesUndrawn(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".sbdocs-preview { content-visibility: hidden; }");
  document.adoptedStyleSheets.push(sheet);
}

async function lookAt(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first(), title).toBeVisible();
  await expect(page.locator(".sb-errordisplay"), title).toBeHidden();
  if (title.startsWith("Components/") && !SAMPLES.has(title)) return;
  expect(await axeFindings(page), title).toEqual([]);
}

/** The part of Storybook's channel that is used here. */
interface Channel {
  emit(event: string, data: object): void;
  on(event: string, listener: (id: string) => void): void;
}

/** Navigates like a click in the sidebar: without reloading the site, which would take most of the time. */
async function turnTo(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const channel: Channel = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
        channel.on("docsRendered", (rendered) => rendered === storyId && resolve());
        channel.emit("setCurrentStory", { storyId, viewMode: "docs" });
      }),
    id,
  );
}

/** axe's findings on the page itself. Stories have their own tests. */
async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .include(".sbdocs-content")
    .exclude(".sbdocs-preview")
    // Storybook's table of props labels its controls by their rows, which axe does not recognize.
    .exclude(".docblock-argstable")
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
