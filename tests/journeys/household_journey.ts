import { expect, type Page } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { planned } from "./testing/meals.ts";
import { comeTo, logIn, registered } from "./testing/people.ts";

const RAMEN = { id: "miso-mushroom-ramen", name: "Miso Mushroom Ramen" };
const PIZZA = { id: "pan-pizza-margherita", name: "Pan Pizza Margherita" };
const WEEK = "/week?date=2027-03-10";

const slot = (page: Page, place: string, meal: string) => page.getByRole("button", { name: `${place}: ${meal}` });
const message = (page: Page, words: string) => page.getByRole("region", { name: "Messages" }).getByText(words);

test("two people join by a link, see at once what the other one plans, and part", async ({
  page: sunniva,
  browser,
  request,
}) => {
  const [host, guest] = [await registered(request, "Sunniva Lie"), await registered(request, "Torbjørn Vik")];
  await planned(request, guest, { day: "Monday", time: "Lunch", date: "2027-03-10", meal: PIZZA });
  const torbjorn = await (await browser.newContext()).newPage();

  await test.step("Sunniva makes a link and a code", async () => {
    await comeTo(sunniva, "/household", host);
    await sunniva.getByRole("button", { name: "Make an invitation link" }).click();
    await expect(sunniva.getByRole("img", { name: "QR code of the invitation link" })).toBeVisible();
  });

  await test.step("Torbjørn opens it signed out, logs in, and brings his meal", async () => {
    await torbjorn.goto(await sunniva.getByRole("textbox", { name: "Invitation link" }).inputValue());
    await expect(torbjorn).toHaveURL("/join");
    await torbjorn.getByRole("link", { name: "Log in" }).click();
    await logIn(torbjorn, guest);
    await expect(torbjorn.getByRole("heading", { name: "Plan with Sunniva Lie" })).toBeVisible();
    await torbjorn.getByRole("button", { name: "Bring my planned meals" }).click();
    await expect(torbjorn.getByText("Together you plan 2 portions of each dish.")).toBeVisible();
  });

  await test.step("Sunniva sees him arrive, and his meal in her plan", async () => {
    await expect(sunniva.getByText("Together you plan 2 portions of each dish.")).toBeVisible();
    await expect(sunniva.getByRole("textbox", { name: "Invitation link" })).toHaveCount(0);
    await openWeek(sunniva);
    await expect(slot(sunniva, "Monday Mar 8, Lunch", PIZZA.name)).toBeVisible();
  });

  await test.step("each sees what the other one changes, and who did it", async () => {
    await openWeek(torbjorn);
    await expect(slot(torbjorn, "Monday Mar 8, Lunch", PIZZA.name)).toBeVisible();
    await planned(request, host, { day: "Friday", time: "Dinner", date: "2027-03-10", meal: RAMEN });
    await expect(message(torbjorn, "Sunniva Lie planned Dinner on Friday, Mar 12.")).toBeVisible();
    await expect(slot(torbjorn, "Friday Mar 12, Dinner", RAMEN.name)).toBeVisible();

    await slot(torbjorn, "Monday Mar 8, Lunch", PIZZA.name).press("Delete");
    await expect(message(sunniva, "Torbjørn Vik cleared Lunch on Monday, Mar 8.")).toBeVisible();
    await expect(slot(sunniva, "Monday Mar 8, Lunch", "empty")).toBeVisible();
    await expect(message(torbjorn, "Torbjørn Vik cleared Lunch on Monday, Mar 8.")).toHaveCount(0);
  });

  await test.step("Sunniva removes him; he keeps a copy of the plan", async () => {
    await sunniva.goto("/household");
    await sunniva.getByRole("button", { name: "Remove Torbjørn Vik" }).click();
    await sunniva.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(sunniva.getByText("You plan 1 portion of each dish.")).toBeVisible();
    await planned(request, host, { day: "Monday", time: "Lunch", date: "2027-03-10", meal: RAMEN });
    await torbjorn.reload();
    await expect(slot(torbjorn, "Friday Mar 12, Dinner", RAMEN.name)).toBeVisible();
    await expect(slot(torbjorn, "Monday Mar 8, Lunch", "empty")).toBeVisible();
  });
  await torbjorn.context().close();
});

/** Opens the week, and waits until the page receives changes. The author of an earlier change is not reported. */
async function openWeek(page: Page): Promise<void> {
  const isWatching = page
    .waitForEvent("websocket")
    .then((socket) => socket.waitForEvent("framereceived", ({ payload }) => payload.includes("householdVersion")));
  await page.goto(WEEK);
  await isWatching;
}
