import { expect, type Page, type Request } from "@playwright/test";
import { failing, noAnswer } from "./testing/failing.ts";
import { withoutFirebase, withoutIdentityService } from "./testing/identity_service.ts";
import { test } from "./testing/journey.ts";
import { bearer, comeHome, comeTo, logIn, logOut, MAYA, MAYAS_DATE, registered, TOMAS } from "./testing/people.ts";
import { storedData } from "./testing/stored_data.ts";

const greeting = (page: Page) => page.getByRole("heading", { level: 1 });

test("Torunn signs in: from then on her pages need only a cookie, which no script can read", async ({
  page,
  context,
  request,
}) => {
  const torunn = await registered(request, "Torunn Moen");
  await page.goto("/login");
  await logIn(page, torunn);
  await expect(greeting(page)).toHaveText(/^Hi, Torunn Moen!/u);

  await test.step("no token or address of hers is stored where scripts can read it", async () => {
    expect(await page.evaluate(storedData)).not.toMatch(/torunn-|@|eyJ/u);
    const cookies = await context.cookies();
    expect(cookies).toMatchObject([
      { name: "weekplate-session", httpOnly: true, sameSite: "Lax" },
      // Says which session and where, but not who.
      { name: "weekplate-device", value: expect.stringMatching(/^[\d-]+~\w+/u), sameSite: "Lax" },
    ]);
  });

  await test.step("a page opens without the identity service, and knows who she is without asking", async () => {
    await page.close();
    await withoutIdentityService(context);
    const opened = await context.newPage();
    await withoutFirebase(opened);
    const requests: Request[] = [];
    opened.on("request", (each) => requests.push(each));
    await opened.goto("/home");
    await expect(greeting(opened)).toHaveText(/^Hi, Torunn Moen!/u);
    await expect(opened.getByRole("article").first()).toBeVisible();
    const whoAmI = requests.filter((each) => new URL(each.url()).pathname + new URL(each.url()).search === WHO_AM_I);
    expect(whoAmI).toEqual([]);
    expect(requests.filter((each) => each.headers()["authorization"] !== undefined)).toEqual([]);
  });
});

const WHO_AM_I = "/api/current-user";

test("Sunniva ends her sessions elsewhere: an open page goes to login at once, and comes back after it", async ({
  page,
  request,
}) => {
  const sunniva = await registered(request, "Sunniva Krog");
  const received: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => received.push(String(payload))));
  await comeTo(page, "/week?date=2027-03-10", sunniva);
  await expect(greeting(page)).toHaveText("Plan Your Week");
  await expect(page.getByRole("grid")).not.toHaveAttribute("aria-busy", "true");
  await expect.poll(() => received.join("\n")).toContain("resumed");

  await request.delete("/api/sessions", { headers: bearer(sunniva) });

  await expect(page).toHaveURL("/login?next=%2Fweek%3Fdate%3D2027-03-10");
  await logIn(page, sunniva);
  await expect(page).toHaveURL("/week?date=2027-03-10");
});

test("Dagny logs out while the server can't be reached: every tab is signed out, and the server is told later", async ({
  page,
  context,
  request,
}) => {
  const dagny = await registered(request, "Dagny Berge");
  const sessions = async () => await (await request.get("/api/sessions", { headers: bearer(dagny) })).json();
  await comeHome(page, dagny);
  const other = await context.newPage();
  await other.goto("/week");
  await expect(greeting(other)).toHaveText("Plan Your Week");
  const mend = await failing(context, /^\/api\/session$/u, noAnswer);

  await logOut(page);

  await expect(other).toHaveURL("/login?next=%2Fweek");
  await expect(other.getByRole("grid")).toHaveCount(0);
  expect(await sessions()).toMatchObject({ sessions: [{}] });
  await mend();
  await page.reload();
  await expect(greeting(page)).toHaveText("Welcome Back");
  await expect.poll(sessions).toEqual({ sessions: [] });
});

test("Tomás logs in while Maya's page opens in another tab: that tab shows his home", async ({ page, context }) => {
  const login = await context.newPage();
  const release = Promise.withResolvers<void>();
  await failing(login, /accounts:signInWithPassword$/u, async (route) => {
    await release.promise;
    await route.continue();
  });
  await login.goto("/login");
  await logIn(login, TOMAS);
  await expect(login.getByRole("button", { name: "Logging in…" })).toBeVisible();
  await comeTo(page, `/week?date=${MAYAS_DATE}`, MAYA);
  await expect(page.getByText("Berry Yoghurt with Oat Crumble").first()).toBeVisible();

  release.resolve();

  await expect(greeting(login)).toHaveText(/^Hi, Tomás Herrera!/u);
  await expect(page).toHaveURL("/home");
  await expect(greeting(page)).toHaveText(/^Hi, Tomás Herrera!/u);
  await expect(page.getByText("Maya")).toHaveCount(0);
});

test("a refused call of a session that another tab has replaced does not sign the person out", async ({
  page,
  request,
}) => {
  await comeTo(page, "/week", await registered(request, "Sunniva Krog"));
  await expect(greeting(page)).toHaveText("Plan Your Week");
  await failing(page, /^\/meal-plans$/u, (route) =>
    route.fulfill({ status: 401, json: { code: "not_signed_in", message: "Sign in", requestId: "1" } }),
  );
  const asked = page.waitForResponse((reply) => new URL(reply.url()).pathname === WHO_AM_I);

  await page.getByRole("button", { name: "Next week" }).click();
  await asked;

  await page.reload();
  await expect(greeting(page)).toHaveText("Plan Your Week");
});

test("Guro logs out and Tyra logs in: the other tab follows to login and to Tyra's home", async ({
  page,
  context,
  request,
}) => {
  const [guro, tyra] = await Promise.all([registered(request, "Guro Hansen"), registered(request, "Tyra Wiik")]);
  await comeHome(page, guro);
  const other = await context.newPage();
  await other.goto("/week");
  await expect(greeting(other)).toHaveText("Plan Your Week");

  await logOut(page);
  await expect(other).toHaveURL("/login?next=%2Fweek");
  await logIn(page, tyra);

  for (const tab of [page, other]) {
    await expect(tab).toHaveURL("/home");
    await expect(greeting(tab)).toHaveText(/^Hi, Tyra Wiik!/u);
  }
});
