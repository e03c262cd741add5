import { generatePath } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { makeRecipeLink, type OwnRecipeReply } from "../../wire/cookbook/own_recipes.ts";
import { invite } from "../../wire/household/household.ts";
import { APP_ROUTES } from "../../wire/pages/app_routes.ts";
import { deviceCookie } from "../../wire/pages/device_cookie.ts";
import { invitationCookie } from "../../wire/pages/invitation_cookie.ts";
import { goulash } from "./spec_cookbook_calls.ts";
import { type Cook, productForFile } from "./testing/product.ts";

// The first response of a page, as the server draws it with the screens' own code.

const HOSTILE = `</script><!--<b style="a:b">Åse & Liv`;
const DEVICE = deviceCookie({ marker: "17-4", timeZone: "Europe/Oslo" }, { secure: false }).split(";")[0] ?? "";
const product = productForFile();

/** Opens a page as a signed-in browser does. */
async function open(cook: Cook, path: string, ...more: readonly string[]) {
  const session = await cook.client.post("/api/session", { json: { refreshToken: cook.refreshToken } });
  const cookie = [session.headers.get("set-cookie")?.split(";")[0], DEVICE, ...more].join("; ");
  const { status, headers, body } = await product
    .withToken(undefined, cook)
    .get(path, { headers: { accept: "text/html", cookie } });
  return { status, headers, ...partsOf(String(body)) };
}

function partsOf(html: string) {
  const [, root = "", data = "{}"] =
    /<div id="root">(.*)<\/div>\s*<script id="after-content".*<script type="application\/json" id="hydration-state">(.*?)<\/script>/su.exec(
      html,
    ) ?? [];
  return {
    html,
    root,
    text: root.replaceAll(/<[^>]+>/gu, " "),
    data: JSON.parse(data) as { queries?: { queries: unknown[] } },
  };
}

describe("a signed-in person's page", () => {
  it("has its content, private and without a word of their browser's scripts", async () => {
    const liv = await product.join("Liv Moen");

    const { status, headers, text } = await open(liv, "/home");

    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(text).toContain("Hi, Liv Moen! Welcome to your personalized recipes!");
    // A busy server leaves the data to the browser.
    await expect.poll(async () => (await open(liv, "/home")).data.queries?.queries.length).toBeGreaterThan(3);
  });

  it("writes every text as text, in the page and in its data", async () => {
    const liv = await product.join("Liv Moen");
    const { body } = await liv.client.post("/api/own-recipes", { json: { recipe: { ...goulash, name: HOSTILE } } });
    // A busy server leaves the data to the browser.
    const { html, data, headers } = await vi.waitUntil(
      async () => {
        const page = await open(liv, `/recipe/${(body as OwnRecipeReply).id}`);
        return page.root.includes("Åse &amp; Liv") && page;
      },
      { timeout: 20_000 },
    );

    expect(JSON.stringify(data.queries)).toContain(JSON.stringify(HOSTILE).slice(1, -1));
    expect(html).not.toContain("</script><!--");
    expect(headers.get("content-security-policy")).not.toMatch(/unsafe|style-src-attr/u);
  });

  it("has no style attribute, which the content security policy forbids", async () => {
    const liv = await product.join("Liv Moen");
    const { body } = await liv.client.post("/api/own-recipes", { json: { recipe: goulash } });
    const values = { day: "Monday", id: (body as OwnRecipeReply).id, link: "ended" };

    for (const route of APP_ROUTES) {
      const { html } = await open(liv, generatePath(route, values));
      expect({ route, styled: html.match(/<[^>]+ style="[^"]*"/gu) }).toEqual({ route, styled: null });
    }
  });

  it("offers the editor of an own recipe, and fills it in", async () => {
    const liv = await product.join("Liv Moen");
    const { body } = await liv.client.post("/api/own-recipes", { json: { recipe: goulash } });
    const { id } = body as OwnRecipeReply;

    // A busy server leaves the data to the browser.
    await expect.poll(async () => (await open(liv, `/recipe/${id}`)).root).toContain(`href="/recipes/${id}/edit"`);
    await expect.poll(async () => (await open(liv, `/recipes/${id}/edit`)).root).toContain('value="800 g beef"');
  });

  it("says who invites to a household, and is left to the browser without the invitation's token", async () => {
    const [liv, tor] = [await product.join("Liv Moen"), await product.join("Tor Vik")];
    const invited = await tor.client.post("/api/household/invitations");
    const [cookie = ""] = invitationCookie(invite.reply.parse(invited.body).token).split(";");

    // A busy server leaves the data to the browser.
    await expect.poll(async () => (await open(liv, "/join", cookie)).text).toContain("Plan with Tor Vik");
    await expect
      .poll(async () => (await open(liv, "/join", "weekplate-invitation=used-before")).text)
      .toContain("This invitation cannot be used");
    expect((await open(liv, "/join")).root).toBe("");
  });

  it("shows today in the person's time zone", async () => {
    const liv = await product.join("Liv Moen");
    const { data, root } = await open(liv, "/week");

    expect(data).toMatchObject({ today: new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Oslo" }) });
    expect(root).toContain('aria-current="date"');
  });

  it("says that there is no such page", async () => {
    const liv = await product.join("Liv Moen");
    const { status, html, text } = await open(liv, "/nothing-here");

    expect(status).toBe(404);
    expect(html).toContain("<title>Page not found · Weekplate</title>");
    expect(text).toContain("This page does not exist.");
  });

  it("is home instead of a page for visitors", async () => {
    const liv = await product.join("Liv Moen");
    const { status, headers } = await open(liv, "/login");

    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
      302,
      "/home",
      "private, no-store",
    ]);
  });
});

describe("a visitor's page", () => {
  it("has the form of sign-up and login", async () => {
    for (const path of ["/", "/login"]) {
      const { body } = await product.stranger.get(path, { headers: { accept: "text/html" } });
      expect(partsOf(String(body)).root).toContain('type="password"');
    }
  });

  it("has the recipe of a secret link, and says of another link that it leads nowhere", async () => {
    const liv = await product.join("Liv Moen");
    const { body } = await liv.client.post("/api/own-recipes", { json: { recipe: goulash } });
    const link = await liv.client.post(`/api/own-recipes/${(body as OwnRecipeReply).id}/link`);
    const { path } = makeRecipeLink.reply.parse(link.body);
    const rootOf = async (address: string) =>
      partsOf(String((await product.stranger.get(address, { headers: { accept: "text/html" } })).body)).root;

    // A busy server leaves the data to the browser.
    await expect.poll(() => rootOf(path)).toContain("Simmer until soft.");
    await expect.poll(() => rootOf("/shared/link-ended")).toContain("does not lead to a recipe any more");
  });

  it("invites to a household, and does not say whose", async () => {
    const tor = await product.join("Tor Vik");
    const invited = await tor.client.post("/api/household/invitations");
    const [cookie = ""] = invitationCookie(invite.reply.parse(invited.body).token).split(";");
    const { body } = await product.stranger.get("/join", { headers: { accept: "text/html", cookie } });

    expect(partsOf(String(body)).text).toContain("You are invited to a household");
    expect(String(body)).not.toContain("Tor Vik");
  });

  it("leads to login by the browser where it needs a session", async () => {
    const { status, body } = await product.stranger.get("/home", { headers: { accept: "text/html" } });

    expect({ status, root: partsOf(String(body)).root }).toEqual({ status: 200, root: "" });
  });
});
