import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { Page } from "../Page/mod.ts";
import { Text } from "../Text/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { PageFoot } from "./mod.ts";

it("is the page's `contentinfo`", async () => {
  const screen = await renderKit(<PageFoot>Theme</PageFoot>);

  await expect.element(screen.getByRole("contentinfo")).toHaveTextContent("Theme");
});

it.each([390, 1280])("is below the page's last line and clear of a bottom bar at %i px", async (width) => {
  await page.viewport(width, 700);
  const screen = await renderKit(
    <>
      <Page>
        <Text>Last line</Text>
      </Page>
      <PageFoot>
        <span>Theme</span>
      </PageFoot>
    </>,
  );

  const lastLine = screen.getByText("Last line").element().getBoundingClientRect();
  const foot = screen.getByText("Theme").element().getBoundingClientRect();
  expect(foot.top).toBeGreaterThan(lastLine.bottom);
  const bar = width < 640 ? 68 : 0;
  const end = screen.getByRole("contentinfo").element().getBoundingClientRect().bottom;
  expect(end - foot.bottom).toBeGreaterThan(bar);
});

it.each(["data-dock", "data-action-bar", "data-side-panel"])("gives way to %s", async (mark) => {
  const screen = await renderKit(
    <>
      <div {...{ [mark]: "" }} />
      <PageFoot>Theme</PageFoot>
    </>,
  );

  await expect.element(screen.getByText("Theme")).not.toBeVisible();
});
