import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { siteIndex, test } from "./storybook_site.ts";

/** One page of each group: a component's page is built like every other of its group. All the rest is looked at by axe. */
const SAMPLES = new Set([
  "Components/Actions/Button",
  "Components/Fields/TextField",
  "Components/Choosing/ChipGroup",
  "Components/Showing/WeekGrid",
  "Components/Feedback/Toast",
  "Components/Layout/Navbar",
  "Components/Chat/MessageList",
]);

// Each page once: one half of them in the light, the other in the dark.
for (const [half, theme] of ["light", "dark"].entries()) {
  test(`every second documentation page opens and can be read, ${theme}`, async ({ page, request }) => {
    const pages = (await siteIndex(request)).filter(({ type }) => type === "docs");
    const [first, ...others] = pages.filter((_, at) => at % 2 === half);
    if (!first) throw new Error("The site holds too few documentation pages.");
    await page.goto(`/iframe.html?viewMode=docs&id=${first.id}&globals=theme:${theme}`);
    await lookAt(page, first.title);

    for (const { id, title } of others) {
      await turnTo(page, id);
      await lookAt(page, title);
    }
  });
}

async function lookAt(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first(), title).toBeVisible();
  await expect(page.locator(".sb-errordisplay"), title).toBeHidden();
  if (title.startsWith("Components/") && !SAMPLES.has(title)) return;
  expect(await axeFindings(page), title).toEqual([]);
}

/** What of Storybook's channel is used here. */
interface Channel {
  emit(event: string, data: object): void;
  on(event: string, listener: (id: string) => void): void;
}

/** As a click in the sidebar does it: without loading the site again, which would take most of the time. */
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

/** What axe finds on the page itself; stories are looked at one by one as tests of their own. */
async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(".sbdocs-content")
    .exclude(".sbdocs-preview")
    // Storybook's own table of props: its controls are named by their rows, which axe does not read.
    .exclude(".docblock-argstable")
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
