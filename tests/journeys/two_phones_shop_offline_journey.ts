import { expect, type Page } from "@playwright/test";
import { shareHousehold } from "./testing/households.ts";
import { test } from "./testing/journey.ts";
import { readyForOffline, storedOnDevice, workerReady } from "./testing/offline.ts";
import { comeTo, registered } from "./testing/people.ts";

const PHONE = { width: 390, height: 844 };

const line = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const unsent = (page: Page) => page.getByText(/^Not all changes are sent/u);

test("two phones shop offline, one is closed midway, and both have the same list when they are back", {
  tag: "@essential",
}, async ({ browser, request }) => {
  const [host, guest] = [await registered(request, "Halvor Moe"), await registered(request, "Signe Dahl")];
  await shareHousehold(request, host, guest);
  const [his, hers] = [await browser.newContext({ viewport: PHONE }), await browser.newContext({ viewport: PHONE })];
  let halvor = await his.newPage();
  const signe = await hers.newPage();

  await test.step("both have the list", async () => {
    await comeTo(halvor, "/shopping", host);
    await write(halvor, "bread");
    await write(halvor, "kitchen paper");
    await comeTo(signe, "/shopping", guest);
    await expect(line(signe, "kitchen paper")).toBeVisible();
  });

  await test.step("offline, each ticks and writes", async () => {
    for (const page of [halvor, signe]) await readyForOffline(page);
    await Promise.all([his.setOffline(true), hers.setOffline(true)]);
    await line(halvor, "bread").click();
    await write(halvor, "apples");
    await line(signe, "bread").click();
    await line(signe, "kitchen paper").click();
    await write(signe, "2 pears");
    for (const page of [halvor, signe]) {
      await expect(unsent(page)).toBeVisible();
      await expect(line(page, "bread")).toBeChecked();
    }
    await expect(line(halvor, "kitchen paper")).not.toBeChecked();
  });

  await test.step("Halvor's browser is closed", async () => {
    await storedOnDevice(halvor, "apples");
    await halvor.close({ runBeforeUnload: false });
    halvor = await his.newPage();
  });

  await test.step("back online, both have all of it", async () => {
    await Promise.all([his.setOffline(false), hers.setOffline(false)]);
    await halvor.goto("/shopping");
    for (const page of [halvor, signe]) {
      await expect(line(page, "bread")).toBeChecked();
      await expect(line(page, "kitchen paper")).toBeChecked();
      await expect(line(page, "apples")).not.toBeChecked();
      await expect(line(page, "2 pears")).not.toBeChecked();
      await expect(unsent(page)).toHaveCount(0);
    }
    expect(await textsOf(signe)).toEqual(await textsOf(halvor));
  });
  await Promise.all([his.close(), hers.close()]);
});

test("what was ticked offline is sent after the page is closed", async ({ page: signe, context, browser, request }) => {
  const [host, guest] = [await registered(request, "Halvor Moe"), await registered(request, "Signe Dahl")];
  await shareHousehold(request, host, guest);
  const halvor = await (await browser.newContext()).newPage();
  await comeTo(halvor, "/shopping", host);
  await write(halvor, "bread");
  await comeTo(signe, "/shopping", guest);
  await expect(line(signe, "bread")).toBeVisible();
  await readyForOffline(signe);
  await workerReady(signe);
  const sync = await syncEvents(await context.newPage(), new URL(signe.url()).origin);

  await context.setOffline(true);
  await line(signe, "bread").click();
  await expect(unsent(signe)).toBeVisible();
  await signe.close();
  await context.setOffline(false);
  await sync("send-list");

  await expect(line(halvor, "bread")).toBeChecked();
  await halvor.context().close();
});

/**
 * Notifies the service worker that there is a network again, as the browser does some time after the last page was closed.
 *
 * @param blank a page outside the app
 */
async function syncEvents(blank: Page, origin: string): Promise<(tag: string) => Promise<void>> {
  const session = await blank.context().newCDPSession(blank);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  return async (tag) => {
    const registrationId = await registered;
    await session.send("ServiceWorker.dispatchSyncEvent", { origin, registrationId, tag, lastChance: false });
  };
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Add to the list" }).fill(text);
  await page.keyboard.press("Enter");
}

async function textsOf(page: Page): Promise<string[]> {
  return await page.getByRole("checkbox").allTextContents();
}
