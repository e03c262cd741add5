import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { chatLink } from "./testing/chat_link.ts";
import { test } from "./testing/journey.ts";
import { posted } from "./testing/meals.ts";
import { storedOnDevice } from "./testing/offline.ts";
import { comeTo, logOut, MAYA, type Registered, registered, TOMAS } from "./testing/people.ts";
import { storedData } from "./testing/stored_data.ts";

const composer = (page: Page) => page.getByPlaceholder("Type your message...");
const messages = (page: Page) => page.getByRole("log").locator("[data-message]");
const bubbles = (page: Page) => page.getByRole("log").locator('[data-part="bubble"]');
const message = (page: Page, text: string) => messages(page).filter({ hasText: text });
const chatIcon = (page: Page) => page.getByRole("button", { name: /^Chat(, .+)?$/u });

/** A message text that is unique to this run. */
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press("Enter");
}

/** Opens the community and asks the author of a post about it. */
async function ask(page: Page, mealName: string): Promise<void> {
  const search = new URLSearchParams({ search: mealName });
  await page.goto(`/community?${search}`);
  await page.getByRole("button", { name: `Ask about this meal ${mealName}` }).click();
  await expect(composer(page)).toBeEditable();
}

/** Two people without a conversation, each with a posted meal. */
async function neighbours(request: APIRequestContext): Promise<{
  siv: Registered;
  leif: Registered;
  sivsMeal: string;
  leifsMeal: string;
}> {
  const [siv, leif] = await Promise.all([registered(request, "Siv Dahl"), registered(request, "Leif Ness")]);
  const [sivsMeal, leifsMeal] = [unique("Rye Bread"), unique("Fish Cakes")];
  await posted(request, siv, { mealName: sivsMeal });
  await posted(request, leif, { mealName: leifsMeal });
  return { siv, leif, sivsMeal, leifsMeal };
}

/** A second browser context for another person. */
async function anotherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test("Maya and Tomás chat live, both ways", { tag: ["@essential", "@production"] }, async ({ page: maya, browser }) => {
  const tomas = await anotherBrowser(browser);
  await Promise.all([comeTo(maya, "/community", MAYA), comeTo(tomas, "/community", TOMAS)]);

  await ask(maya, "Birthday Tacos");
  await expect(maya.getByRole("heading", { name: "Chat with Tomás Herrera" })).toBeVisible();
  await ask(tomas, "Caprese from the Garden");
  await expect(tomas.getByRole("heading", { name: "Chat with Maya Lindqvist" })).toBeVisible();
  await expect(message(maya, "I always serve it too cold.")).toBeVisible();

  const [question, answer] = [unique("Do you fry the tortillas?"), unique("Only for a minute.")];
  await composer(maya).fill(`  ${question} `);
  await maya.getByRole("button", { name: "Send" }).click();
  await expect(composer(maya)).toHaveValue("");
  await expect(message(maya, question)).toHaveText(new RegExp(`^Me \\d\\d:\\d\\d.*${escaped(question)}$`, "u"));
  await expect(message(tomas, question)).toHaveText(
    new RegExp(`^Maya Lindqvist \\d\\d:\\d\\dBirthday Tacos${escaped(question)}$`, "u"),
  );
  await say(tomas, answer);
  await expect(message(maya, answer)).toHaveText(
    new RegExp(`^Tomás Herrera \\d\\d:\\d\\dCaprese from the Garden${escaped(answer)}$`, "u"),
  );
  await expect(message(tomas, answer)).toHaveText(/^Me \d\d:\d\d/u);
  await expect(message(maya, question)).toContainText("Sent");

  await test.step("a blank message is not sent", async () => {
    const before = await messages(maya).count();
    await say(maya, "   ");
    await say(maya, unique("And the salsa?"));
    await expect(messages(maya)).toHaveCount(before + 1);
  });

  await test.step("a reload shows the same", async () => {
    const before = await bubbles(maya).allInnerTexts();
    await ask(maya, "Birthday Tacos");
    await expect.poll(() => bubbles(maya).allInnerTexts()).toEqual(before);
  });
  await tomas.context().close();
});

test("a stranger's first message is a request; then every screen marks unread messages until they are opened", async ({
  page: siv,
  browser,
  request,
}) => {
  const people = await neighbours(request);
  const leif = await anotherBrowser(browser);
  await Promise.all([comeTo(siv, "/week", people.siv), comeTo(leif, "/community", people.leif)]);
  const community = siv
    .getByRole("navigation")
    .getByRole("link", { name: /^Community/u })
    .first();
  await expect(community).toHaveAccessibleName("Community");

  await ask(leif, people.sivsMeal);
  await test.step("a request marks the chat and the navbar, until it is accepted", async () => {
    await say(leif, "Hello Siv");
    await expect(community).toHaveAccessibleName(/unread messages/u);
    await community.click();
    await expect(chatIcon(siv)).toHaveAccessibleName("Chat, 1 message request");
    await chatIcon(siv).click();
    await siv.getByRole("button", { name: "Accept Leif Ness" }).click();
    await expect(message(siv, "Hello Siv")).toBeVisible();
    await expect(community).toHaveAccessibleName("Community");
    await siv.goto("/week");
  });
  const question = unique("How long does it rise?");
  await say(leif, question);
  await expect(community).toHaveAccessibleName(/unread messages/u);
  await siv.reload();
  await expect(community).toHaveAccessibleName(/unread messages/u);

  await community.click();
  await expect(chatIcon(siv)).toHaveAccessibleName("Chat, unread messages");
  await chatIcon(siv).click();
  await expect(siv.getByRole("heading", { name: "Chat with Leif Ness" })).toBeVisible();
  await expect(message(siv, question)).toBeVisible();
  await expect(chatIcon(siv)).toHaveAccessibleName("Chat");
  await expect(community).toHaveAccessibleName("Community");

  await test.step("closing forgets the partner, and the messages stay read", async () => {
    await siv.getByRole("button", { name: "Close" }).click();
    await chatIcon(siv).click();
    await expect(siv.getByText("Select a user to chat with.")).toBeVisible();
    await siv.reload();
    await expect(chatIcon(siv)).toHaveAccessibleName("Chat");
  });
  await leif.context().close();
});

test("the network is cut in the middle: everything arrives after it, once and in order", {
  tag: "@production",
}, async ({ page: siv, context, browser, request }) => {
  const people = await neighbours(request);
  const link = await chatLink(context);
  const leif = await anotherBrowser(browser);
  await Promise.all([comeTo(siv, "/community", people.siv), comeTo(leif, "/community", people.leif)]);
  await ask(siv, people.leifsMeal);
  await ask(leif, people.sivsMeal);
  await say(siv, "one");
  await expect(message(leif, "one")).toBeVisible();

  await test.step("both people write while offline", async () => {
    await link.cut();
    await context.setOffline(true);
    await say(siv, "two");
    await say(siv, "three");
    await expect(message(siv, "three")).toContainText("Sending");
    await say(leif, "from Leif");
    await expect(message(leif, "from Leif")).toContainText("Sent");
    await expect(siv.getByText("Waiting for the network.", { exact: false })).toBeVisible();
    await expect(message(siv, "from Leif")).toHaveCount(0);
    link.mend();
    await context.setOffline(false);
  });

  await expect(message(siv, "from Leif")).toBeVisible();
  await expect(message(siv, "three")).toContainText("Sent");
  await expect.poll(() => bubbles(leif).allInnerTexts()).toEqual(["one", "from Leif", "two", "three"]);

  await test.step("a lost response creates no second message", async () => {
    link.loseNextAnswer();
    await say(siv, "four");
    await say(siv, "five");
    await expect(message(siv, "five")).toContainText("Sent");
    await expect
      .poll(() => bubbles(leif).allInnerTexts())
      .toEqual(["one", "from Leif", "two", "three", "four", "five"]);
    await ask(siv, people.leifsMeal);
    await expect.poll(() => bubbles(siv).allInnerTexts()).toEqual(["one", "from Leif", "two", "three", "four", "five"]);
  });
  await leif.context().close();
});

test("a reload and a closed browser do not lose unsent messages, and each arrives once", async ({
  page,
  context,
  browser,
  request,
}) => {
  const people = await neighbours(request);
  const link = await chatLink(context);
  const leif = await anotherBrowser(browser);
  await Promise.all([comeTo(page, "/community", people.siv), comeTo(leif, "/community", people.leif)]);
  await ask(leif, people.sivsMeal);
  await ask(page, people.leifsMeal);
  await say(page, "Are they pan-fried?");
  await expect(message(page, "Are they pan-fried?")).toContainText("Sent");
  await link.cut();
  await say(page, "Or baked?");
  await expect(message(page, "Or baked?")).toContainText("Sending");
  await storedOnDevice(page, "Or baked?");

  await ask(page, people.leifsMeal);
  await expect(message(page, "Or baked?")).toContainText("Sending");
  await say(page, "Or raw?");
  await expect(message(page, "Or raw?")).toContainText("Sending");
  await storedOnDevice(page, "Or raw?");
  await page.close();

  const siv = await context.newPage();
  await ask(siv, people.leifsMeal);
  await expect(message(siv, "Or raw?")).toContainText("Sending");
  link.mend();
  await expect(message(siv, "Or raw?")).toContainText("Sent");
  const all = ["Are they pan-fried?", "Or baked?", "Or raw?"];
  await expect.poll(() => bubbles(siv).allInnerTexts()).toEqual(all);
  await expect.poll(() => bubbles(leif).allInnerTexts()).toEqual(all);
  await leif.context().close();
});

test("two tabs of one person show the same, and Log out closes the connection", async ({
  page: siv,
  context,
  request,
}) => {
  const people = await neighbours(request);
  await comeTo(siv, "/community", people.siv);
  const tab = await context.newPage();
  const socket = tab.waitForEvent("websocket", (opened) => opened.url().endsWith("/ws"));
  await ask(siv, people.leifsMeal);
  await ask(tab, people.leifsMeal);
  await say(siv, "Which fish?");
  await expect(message(tab, "Which fish?")).toHaveText(/^Me \d\d:\d\d/u);
  await say(tab, "Cod or haddock?");
  await expect(message(siv, "Cod or haddock?")).toHaveText(/^Me \d\d:\d\d/u);
  await expect.poll(() => bubbles(siv).allInnerTexts()).toEqual(["Which fish?", "Cod or haddock?"]);
  await expect.poll(() => bubbles(tab).allInnerTexts()).toEqual(["Which fish?", "Cod or haddock?"]);

  const opened = await socket;
  expect(opened.isClosed()).toBe(false);
  await logOut(siv);
  await expect(tab).toHaveURL(/\/login/u);
  await expect.poll(() => opened.isClosed()).toBe(true);
  for (const page of [siv, tab]) {
    await expect.poll(() => page.evaluate(storedData)).not.toMatch(/Cod|fish/u);
    await expect(page.getByText("Cod or haddock?")).toHaveCount(0);
  }
});

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
