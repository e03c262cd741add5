import { expect, type Page, test } from "@playwright/test";
import { failing, fault } from "./failing.ts";
import { bearer, comeTo, registered } from "./people.ts";

// One recipe for each test, which no other journey rates, keeps as a favourite or prints.
const RATED = { address: "/recipe/lemon-olive-oil-cake", name: "Lemon Olive Oil Cake" };
const PRINTED = { address: "/recipe/korean-beef-rice-bowl", name: "Korean Beef Rice Bowl" };

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const star = (page: Page, name: string) =>
  page.getByRole("group", { name: "Rate this recipe" }).getByRole("radio", { name, exact: true });

async function rate(page: Page, stars: string): Promise<void> {
  await star(page, stars).click();
  await expect(star(page, stars)).toBeChecked();
}

test("Gro and Hulda rate a cake: each keeps her own stars, and both see the mean", {
  tag: ["@essential", "@production"],
}, async ({ page, browser, request }) => {
  const [gro, hulda] = await Promise.all([registered(request, "Gro Lervik"), registered(request, "Hulda Nes")]);
  await comeTo(page, RATED.address, gro);
  await expect(page.getByText("No rating yet")).toBeAttached();
  await expect(page.getByText("(0 reviews)")).toBeVisible();

  await test.step("a rating that the server refuses is reset, with a message", async () => {
    const mend = await failing(page, /\/rating$/u, fault);
    await star(page, "2 stars").click();
    await expect(page.getByText("Not rated. Try again.")).toBeVisible();
    await expect(star(page, "2 stars")).not.toBeChecked();
    await expect(page.getByText("(0 reviews)")).toBeVisible();
    await mend();
  });

  await test.step("Gro's first", async () => {
    await rate(page, "5 stars");
    await expect(page.getByText("5.0 out of 5 stars")).toBeAttached();
    await expect(page.getByText("(1 reviews)")).toBeVisible();
    await page.reload();
    await expect(star(page, "5 stars")).toBeChecked();
    await expect(page.getByText("5.0 out of 5 stars")).toBeAttached();
  });

  await test.step("Hulda has not rated yet, and does", async () => {
    const other = await (await browser.newContext()).newPage();
    await comeTo(other, RATED.address, hulda);
    await expect(other.getByText("(1 reviews)")).toBeVisible();
    for (const stars of await other.getByRole("radio").all()) await expect(stars).not.toBeChecked();
    await rate(other, "2 stars");
    await expect(other.getByText("3.5 out of 5 stars")).toBeAttached();
    await expect(other.getByText("(2 reviews)")).toBeVisible();
    await other.context().close();
  });

  await test.step("Gro changes her rating, and it counts once", async () => {
    await page.reload();
    await expect(page.getByText("3.5 out of 5 stars")).toBeAttached();
    await rate(page, "4 stars");
    await expect(page.getByText("3.0 out of 5 stars")).toBeAttached();
    await expect(page.getByText("(2 reviews)")).toBeVisible();
    await page.reload();
    await expect(star(page, "4 stars")).toBeChecked();
  });
});

test("stars and heart pressed before the server's state arrives are kept", async ({ page, request }) => {
  const ragna = await registered(request, "Ragna Teigen");
  const kept = await request.put(`/api${PRINTED.address}/favourite`, { headers: bearer(ragna) });
  expect(kept.ok()).toBe(true);
  const answered = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await page.route(/\/rating$/u, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    answered.resolve();
    await release.promise;
    return route.fulfill({ response }).catch(() => {}); // the page has cancelled the request
  });
  await comeTo(page, PRINTED.address, ragna);
  await answered.promise;
  await rate(page, "3 stars");
  await expect(page.getByText("(1 reviews)")).toBeVisible();

  release.resolve();

  await expect(page.getByRole("button", { name: `Favourite ${PRINTED.name}` })).toHaveAttribute("aria-pressed", "true");
  await expect(star(page, "3 stars")).toBeChecked();
  await page.reload();
  await expect(star(page, "3 stars")).toBeChecked();
});

test("Sigrun adds a recipe to her favourites, finds it there after a reload, and removes it", async ({
  page,
  request,
}) => {
  await comeTo(page, RATED.address, await registered(request, "Sigrun Bakke"));
  const heart = page.getByRole("button", { name: `Favourite ${RATED.name}` });
  for (const isKept of [true, false]) {
    await test.step(isKept ? "keep" : "let go", async () => {
      await expect(heart).toHaveAttribute("aria-pressed", String(!isKept));
      const taken = page.waitForResponse(
        (response) => /favourite/u.test(response.url()) && response.request().method() !== "GET",
      );
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", String(isKept));
      expect((await taken).ok()).toBe(true);
      await page.reload();
      await expect(heart).toHaveAttribute("aria-pressed", String(isKept));
    });
  }

  await test.step("the heart in a list shows the same state", async () => {
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.goto("/discover?query=olive%20oil%20cake");
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await page.goto(RATED.address);
    await expect(title(page)).toHaveText(RATED.name);
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  });
});

test("a printed recipe shows the instructions and no controls", async ({ page, context, request }) => {
  await comeTo(page, PRINTED.address, await registered(request, "Ragnfrid Holt"));
  const ingredients = page.getByRole("heading", { name: "Ingredients" });
  const steps = page.getByRole("heading", { name: "Instructions" });
  await expect(ingredients).toBeVisible();
  const step = await page.getByRole("article").getByRole("list").last().innerText();
  await context.setOffline(true);
  await expect(page.getByRole("status")).toHaveText(/^You are offline\./u);

  await page.emulateMedia({ media: "print" });

  await expect(title(page)).toHaveText(PRINTED.name);
  await expect(title(page)).toBeVisible();
  await expect(ingredients).toBeVisible();
  await expect(steps).toBeVisible();
  expect(await page.getByRole("article").getByRole("list").last().innerText()).toBe(step);
  for (const role of ["banner", "navigation", "button", "radio", "searchbox", "combobox", "link", "status"] as const) {
    await expect(page.getByRole(role), `no ${role}`).toHaveCount(0);
  }

  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
});

test("Oddny shares a recipe: its address is in the clipboard, and opens after login", async ({
  page,
  context,
  browser,
  request,
}) => {
  const [oddny, tyra] = await Promise.all([registered(request, "Oddny Sæther"), registered(request, "Tyra Lie")]);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await comeTo(page, `${PRINTED.address}?from=a-friend`, oddny);

  await page.getByRole("button", { name: "Share" }).click();

  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(PRINTED.address);
  expect(new URL(link).search, "without what belongs to this visit").toBe("");

  await test.step("Tyra follows it", async () => {
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(other).toHaveURL(`/login?next=${encodeURIComponent(PRINTED.address)}`);
    await comeTo(other, PRINTED.address, tyra);
    await expect(title(other)).toHaveText(PRINTED.name);
    await other.context().close();
  });

  await test.step("a message says what to do if the browser blocks the clipboard", async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("Not allowed", "NotAllowedError"));
    });
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("The link could not be copied. Copy it from the address bar.")).toBeVisible();
  });
});
