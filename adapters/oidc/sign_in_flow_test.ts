import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { identifyCaller, type Person, SignInRefused, type SignInSecrets } from "../../core/account/mod.ts";
import { type Clock, calendarDate } from "../../core/shared/mod.ts";
import { identityAccountsContract } from "../contracts/account/identity_accounts_contract.ts";
import { personalDataRoutes } from "../http/account/personal_data_routes.ts";
import { sessionRoutes } from "../http/account/session_routes.ts";
import { sessionStarter } from "../http/account/session_starter.ts";
import { signInRoutes } from "../http/account/sign_in_routes.ts";
import { createApp } from "../http/app.ts";
import { AccountChecks } from "../http/callers/account_checks.ts";
import { CallerResolver } from "../http/callers/caller_resolver.ts";
import { SessionResolver } from "../http/callers/session_resolver.ts";
import { quietOptions } from "../http/testing/app_options.ts";
import { greeting } from "../http/testing/sample_routes.ts";
import { type ServedApp, serveApp } from "../http/testing/serve_app.ts";
import { MemoryPersonStore } from "../memory/account/person_store.ts";
import { MemorySessionStore } from "../memory/account/session_store.ts";
import { memoryChatPorts } from "../memory/chat/chat_ports.ts";
import { MemoryPhotoStorage } from "../memory/community/photo_storage.ts";
import { MemoryPostStore } from "../memory/community/post_store.ts";
import { MemoryPersonData } from "../memory/personal_data/person_data.ts";
import { MemoryModeration } from "../memory/safety/moderation.ts";
import { freePort } from "../system/free_port.ts";
import { RandomIdSource } from "../system/random_id_source.ts";
import { CryptoSessionTokens } from "../system/session_tokens.ts";
import { OidcIdentityAccounts } from "./identity_accounts.ts";
import { identityIdOf } from "./identity_id.ts";
import { OidcIdentityRemoval } from "./identity_removal.ts";
import { OidcIdentityVerifier } from "./identity_verifier.ts";
import { OidcProvider } from "./provider.ts";
import { OidcRedirectSignIn } from "./redirect_sign_in.ts";
import { TestBrowser } from "./testing/test_browser.ts";
import { CLIENT_ID, CLIENT_SECRET, TestProvider } from "./testing/test_provider.ts";

const PRODUCT = "https://weekplate.test";
const REDIRECT_URI = `${PRODUCT}/api/sign-in/callback`;
const LOG_OUT_URI = `${PRODUCT}/login`;
const SIGN_IN_COOKIE = "weekplate-sign-in";
const MINUTE_MS = 60_000;
const maya = { sub: "maya", email: "maya@example.com", email_verified: true, name: "Maya Lindqvist" };
const tomas = { sub: "tomas", email: "tomas@example.com", name: "Tomas Novak" };

let aheadMs = 0;
const clock: Clock = {
  now: () => new Date(Date.now() + aheadMs),
  today: () => calendarDate(clock.now().toISOString().slice(0, 10)),
};
let provider: TestProvider;
let app: ServedApp;
let people: MemoryPersonStore;
let problems: SignInRefused[];
let oidc: ReturnType<typeof adaptersFor>;
let persons = 0;

function adaptersFor(issuer: string, clientSecret = CLIENT_SECRET) {
  const found = new OidcProvider({ issuer, clientId: CLIENT_ID, clientSecret });
  const verifier = new OidcIdentityVerifier({ provider: found, clock });
  return {
    verifier,
    accounts: new OidcIdentityAccounts({ provider: found, clock }),
    signIn: new OidcRedirectSignIn({
      provider: found,
      verifier,
      clock,
      redirectUri: REDIRECT_URI,
      logOutUri: LOG_OUT_URI,
    }),
  };
}

beforeAll(async () => {
  provider = await TestProvider.start({ redirectUri: REDIRECT_URI, logOutUri: LOG_OUT_URI });
  oidc = adaptersFor(provider.issuer);
  const { verifier, accounts, signIn } = oidc;
  people = new MemoryPersonStore(clock);
  const chatPorts = memoryChatPorts(clock, { people });
  const identify = (identity: Parameters<typeof identifyCaller>[1]) => identifyCaller({ people }, identity);
  const checks = new AccountChecks({ accounts, clock });
  const callerResolver = new CallerResolver({ verifier, checks, clock, identify });
  const sessions = new MemorySessionStore(people);
  const sessionTokens = new CryptoSessionTokens();
  const ports = { sessions, sessionTokens, clock, ids: new RandomIdSource() };
  const resolver = new SessionResolver({ ...ports, callerResolver, checks });
  const posts = new MemoryPostStore([]);
  const moderation = new MemoryModeration({ people, posts, clock });
  const leaving = {
    personData: new MemoryPersonData({ people, posts, chat: chatPorts.chat, moderation }),
    photoStorage: new MemoryPhotoStorage(clock),
    identityRemoval: new OidcIdentityRemoval(),
    bus: chatPorts.bus,
    clock,
  };
  app = await serveApp(
    createApp({
      ...quietOptions(),
      allowedOrigins: [PRODUCT],
      callerResolver,
      sessionResolver: resolver,
      clock,
      routes: [
        greeting,
        ...sessionRoutes(ports, { resolver, providerLogOut: (proof) => signIn.logOutAddress(proof) }),
        ...signInRoutes({
          ...sessionStarter(ports, resolver),
          signIn,
          sessionTokens,
          secret: CLIENT_SECRET,
          clock,
          isKnown: async (identityId) => (await people.findByIdentity(identityId)) !== undefined,
          identify,
          identityOf: (cookie) => resolver.identityOf(cookie),
          onProblem: (error) => problems.push(error),
        }),
        ...personalDataRoutes({ ...leaving, callers: callerResolver }),
      ],
    }),
  );
});
beforeEach(() => {
  aheadMs = 0;
  problems = [];
  provider.isDown = false;
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

/** A browser that reaches the product and the provider. */
function newBrowser(): TestBrowser {
  return new TestBrowser({ [PRODUCT]: app.url, [provider.issuer]: provider.issuer });
}

/** A person who has not signed in here before. */
function newPerson(): typeof maya {
  persons += 1;
  return { ...maya, sub: `maya-${persons}` };
}

/** Presses the button, and signs in at the provider. @returns the page that opens at the end. */
async function signIn(browser: TestBrowser, query = ""): Promise<string> {
  const { pathname, search, hash } = await browser.open(`${PRODUCT}/api/sign-in${query}`);
  return pathname + search + hash;
}

async function greet(browser: TestBrowser): Promise<unknown> {
  const reply = await browser.send(`${PRODUCT}/api/greeting`);
  return reply?.ok ? ((await reply.json()) as { hello: string }).hello : reply?.status;
}

function accountOf(sub: string): Promise<Person | undefined> {
  const identityId = identityIdOf(provider.issuer, sub);
  return identityId === undefined ? Promise.resolve(undefined) : people.findByIdentity(identityId);
}

describe("signing in", () => {
  it("opens onboarding for a new person, and the requested page for a known one, with our own session", async () => {
    const person = newPerson();
    provider.welcome(person);
    const browser = newBrowser();

    expect(await signIn(browser)).toBe("/onboarding#signed-in");
    expect(await greet(browser)).toBe(person.name);
    expect(await accountOf(person.sub)).toMatchObject({ email: person.email, fullName: person.name });

    const another = newBrowser();
    expect(await signIn(another)).toBe("/home#signed-in");
    expect(await signIn(another, "?returnTo=/week%3Fdate%3D2026-12-24")).toBe("/week?date=2026-12-24#signed-in");
  });

  it("asks with PKCE, a state, a nonce, the configured redirect address, and for offline access", async () => {
    provider.welcome(newPerson());
    await signIn(newBrowser());

    expect(Object.fromEntries(provider.requests.at(-1) ?? [])).toEqual({
      client_id: CLIENT_ID,
      response_type: "code",
      redirect_uri: REDIRECT_URI,
      scope: "openid email profile offline_access",
      prompt: "consent",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/u),
      code_challenge_method: "S256",
      state: expect.stringMatching(/^[\w-]{43}$/u),
      nonce: expect.stringMatching(/^[\w-]{43}$/u),
    });
  });

  it("stores its state in a short-lived cookie that no script and no provider can read, and removes it", async () => {
    provider.welcome(newPerson());
    const reply = await newBrowser().send(`${PRODUCT}/api/sign-in`);
    const browser = newBrowser();
    await signIn(browser);

    expect(reply?.status).toBe(303);
    expect(reply?.headers.get("cache-control")).toBe("no-store");
    expect(reply?.headers.get("set-cookie")).toMatch(
      /^weekplate-sign-in=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/u,
    );
    expect(reply?.headers.get("set-cookie")).not.toContain(provider.requests.at(-1)?.get("nonce"));
    expect(browser.cookie(PRODUCT, SIGN_IN_COOKIE)).toBeUndefined();
  });

  it.each([
    `/home?${"x".repeat(512)}`,
    "https://evil.example/",
    "//evil.example/home",
    "/\\evil.example",
    "/\t/evil.example",
    "/home#@evil.example",
    "/api/sign-in",
    "javascript:alert(1)",
  ])("opens home, and nothing else, for the address %.30s", async (returnTo) => {
    provider.welcome(maya);
    const browser = newBrowser();
    await signIn(browser);

    const page = await browser.open(`${PRODUCT}/api/sign-in?returnTo=${encodeURIComponent(returnTo)}`);
    expect(page.href).toBe(`${PRODUCT}/home#signed-in`);
  });

  it("replaces an earlier session of the browser", async () => {
    provider.welcome(maya);
    const browser = newBrowser();
    await signIn(browser);
    const first = browser.cookie(PRODUCT, "weekplate-session") ?? "";
    await signIn(browser);

    const thief = newBrowser();
    await thief.send(`${PRODUCT}/api/greeting`);
    thief.setCookie(PRODUCT, { name: "weekplate-session", value: first });
    expect(await greet(thief)).toBe(401);
    expect(await greet(browser)).toBe(maya.name);
  });
});

describe("logging out", () => {
  async function logOut(browser: TestBrowser): Promise<{ ended: number; providerLogOut?: string }> {
    const init = { method: "DELETE", headers: { origin: PRODUCT } };
    return await (await browser.send(`${PRODUCT}/api/session`, init))?.json();
  }

  it("ends the session at the provider too, which leads back to login", async () => {
    const [first, second] = [newPerson(), newPerson()];
    provider.welcome(first);
    const browser = newBrowser();
    await signIn(browser);
    provider.welcome(second);
    await signIn(browser); // the provider still knows the first person
    expect(await accountOf(second.sub)).toBeUndefined();

    const { ended, providerLogOut = "" } = await logOut(browser);
    expect(ended).toBe(1);
    expect(await greet(browser)).toBe("stranger");
    const page = await (await browser.send(providerLogOut))?.text();
    const [, xsrf = ""] = /name="xsrf" value="(\w+)"/u.exec(page ?? "") ?? [];
    const confirmed = await browser.send(`${provider.issuer}/session/end/confirm`, {
      method: "POST",
      body: new URLSearchParams({ xsrf, logout: "yes" }),
    });
    expect(confirmed?.headers.get("location")).toBe(LOG_OUT_URI);
    await signIn(browser);
    expect(await accountOf(second.sub)).toBeDefined();
  });

  it("ends our own session where the provider has no page for it, or can't be reached", async () => {
    const without = await TestProvider.start({ redirectUri: REDIRECT_URI });
    const proof = { identityToken: "an ID token" };
    try {
      expect(await adaptersFor(without.issuer).signIn.logOutAddress(proof)).toBeUndefined();
    } finally {
      await without.close();
    }
    expect(await adaptersFor(without.issuer).signIn.logOutAddress(proof)).toBeUndefined();
  });
});

describe("a sign-in that does not succeed", () => {
  /** Goes as far as the provider's reply. */
  async function untilReply(browser: TestBrowser): Promise<URL> {
    return await browser.open(`${PRODUCT}/api/sign-in?returnTo=/week`, { until: REDIRECT_URI });
  }

  /** Brings a reply to the product. @returns the problem that login shows. */
  async function problemAfter(browser: TestBrowser, reply: URL): Promise<string | null> {
    const page = await browser.open(reply.href);
    const problem = page.searchParams.get("problem");
    expect(page.pathname).toBe("/login");
    expect([...page.searchParams.keys()].filter((key) => !["problem", "next"].includes(key))).toEqual([]);
    expect(browser.cookie(PRODUCT, "weekplate-session")).toBeUndefined();
    expect(browser.cookie(PRODUCT, SIGN_IN_COOKIE)).toBeUndefined();
    expect(problems.at(-1)?.problem).toBe(problem);
    return problem;
  }

  beforeEach(() => provider.welcome(maya));

  it("leads back to login, and from there to the requested page, if the person cancels", async () => {
    provider.refuse();

    expect(await signIn(newBrowser(), "?returnTo=/week")).toBe("/login?problem=denied&next=%2Fweek");
  });

  it.each([
    ["state", "another", "expired"],
    ["iss", "https://evil.example", "failed"],
    ["code", "made-up", "expired"],
  ])("refuses a reply with another %s", async (name, value, problem) => {
    const browser = newBrowser();
    const reply = await untilReply(browser);
    reply.searchParams.set(name, value);

    expect(await problemAfter(browser, reply)).toBe(problem);
  });

  it.each(["state", "iss", "code"])("refuses a reply without %s", async (name) => {
    const browser = newBrowser();
    const reply = await untilReply(browser);
    reply.searchParams.delete(name);

    expect(await problemAfter(browser, reply)).toBe(name === "state" ? "expired" : "failed");
  });

  it("refuses an ID token with another nonce", async () => {
    const { address, secrets } = await oidc.signIn.begin({ again: false });
    const reply = await newBrowser().open(address, { until: REDIRECT_URI });

    await expect(finish(reply, { ...secrets, nonce: "another" })).rejects.toMatchObject({ problem: "failed" });
  });

  it("refuses a code that another browser's sign-in was given", async () => {
    const { address, secrets } = await oidc.signIn.begin({ again: false });
    const reply = await newBrowser().open(address, { until: REDIRECT_URI });
    const codeVerifier = "another-verifier-of-at-least-forty-three-characters";

    await expect(finish(reply, { ...secrets, codeVerifier })).rejects.toMatchObject({ problem: "expired" });
  });

  it("refuses a reply in a browser that did not begin the sign-in", async () => {
    const reply = await untilReply(newBrowser());

    expect(await problemAfter(newBrowser(), reply)).toBe("expired");
  });

  it("refuses a reply that comes again, even with the cookie of the first time", async () => {
    const browser = newBrowser();
    const reply = await untilReply(browser);
    const value = browser.cookie(PRODUCT, SIGN_IN_COOKIE) ?? "";
    expect((await browser.open(reply.href)).pathname).not.toBe("/login");

    const thief = newBrowser();
    expect(await problemAfter(thief, reply)).toBe("expired");
    thief.setCookie(PRODUCT, { name: SIGN_IN_COOKIE, value });
    expect(await problemAfter(thief, reply)).toBe("expired");
  });

  it("refuses a reply after ten minutes, or with a changed cookie", async () => {
    const [late, changed] = [newBrowser(), newBrowser()];
    const [lateReply, changedReply] = [await untilReply(late), await untilReply(changed)];
    const value = changed.cookie(PRODUCT, SIGN_IN_COOKIE) ?? "";
    changed.setCookie(PRODUCT, {
      name: SIGN_IN_COOKIE,
      value: value.replace(/.$/u, (last) => (last === "A" ? "E" : "A")),
    });
    expect(await problemAfter(changed, changedReply)).toBe("expired");

    aheadMs = 10 * MINUTE_MS;
    expect(await problemAfter(late, lateReply)).toBe("expired");
  });

  it("says that the provider is down, before and after its page", async () => {
    const browser = newBrowser();
    const reply = await untilReply(browser);
    provider.isDown = true;
    expect(await problemAfter(browser, reply)).toBe("unavailable");

    const unreachable = adaptersFor(`http://127.0.0.1:${await freePort()}`).signIn;
    await expect(unreachable.begin({ again: false })).rejects.toMatchObject({ problem: "unavailable" });
    await expect(unreachable.begin({ again: false })).rejects.toBeInstanceOf(SignInRefused);
  });

  it.each([
    ["server_error", "unavailable"],
    ["temporarily_unavailable", "unavailable"],
    ["invalid_scope", "failed"],
  ])("tells the provider's error %s as: %s", async (error, problem) => {
    const browser = newBrowser();
    const reply = await untilReply(browser);
    reply.searchParams.delete("code");
    reply.searchParams.set("error", error);
    reply.searchParams.set("error_description", "<script>internal</script>");

    expect(await problemAfter(browser, reply)).toBe(problem);
  });

  it("bounds what it reads", async () => {
    const reply = await newBrowser().send(`${REDIRECT_URI}?code=${"x".repeat(4097)}`);

    expect(reply?.status).toBe(400);
    expect(await reply?.json()).toMatchObject({ code: "invalid_input", field: "code" });
  });
});

it("lets a session go on with renewed tokens, each of which is used once", async () => {
  const person = newPerson();
  provider.welcome(person);
  const browser = newBrowser();
  await signIn(browser);
  for (let minutes = 1; minutes <= 3; minutes += 1) {
    provider.expireAccessTokens(person.sub);
    aheadMs = minutes * MINUTE_MS;
    expect(await greet(browser)).toBe(person.name);
  }
});

it("accepts the provider's ID token as a bearer token until it expires", async () => {
  const person = newPerson();
  provider.welcome(person);
  const { address, secrets } = await oidc.signIn.begin({ again: false });
  const { identityToken } = (await finish(await newBrowser().open(address, { until: REDIRECT_URI }), secrets)).proof;
  const headers = { authorization: `Bearer ${identityToken}` };
  const call = async () => (await newBrowser().send(`${PRODUCT}/api/greeting`, { headers }))?.status;

  expect(await call()).toBe(200);
  aheadMs = 4 * MINUTE_MS;
  expect(await call()).toBe(200);
  aheadMs = 5 * MINUTE_MS + 1000;
  expect(await call()).toBe(401);
});

describe("deleting the account", () => {
  async function leave(browser: TestBrowser): Promise<unknown> {
    const body = JSON.stringify({ confirmation: "DELETE" });
    const headers = { origin: PRODUCT, "content-type": "application/json" };
    return await (await browser.send(`${PRODUCT}/api/account`, { method: "DELETE", headers, body }))?.json();
  }

  it("needs a new sign-in at the provider, which then keeps its own account", async () => {
    const person = newPerson();
    provider.welcome(person);
    const browser = newBrowser();
    await signIn(browser);
    expect(await leave(browser)).toMatchObject({ code: "sign_in_again" });

    expect(await signIn(browser, "?again=1&returnTo=/settings")).toBe("/settings#signed-in");
    expect(Object.fromEntries(provider.requests.at(-1) ?? [])).toMatchObject({
      prompt: "login consent",
      max_age: "300",
    });
    expect(await leave(browser)).toEqual({ deleted: true });
    expect(await greet(browser)).toBe(401);
    expect(await accountOf(person.sub)).toBeUndefined();

    expect(await signIn(newBrowser())).toBe("/onboarding#signed-in");
  });

  it("refuses a new sign-in that is longer ago than five minutes", async () => {
    provider.welcome(maya);
    const browser = newBrowser();
    await signIn(browser);
    await signIn(browser, "?again=1&returnTo=/settings");
    aheadMs = 6 * MINUTE_MS;

    expect(await leave(browser)).toMatchObject({ code: "sign_in_again" });
    expect(await accountOf(maya.sub)).toBeDefined();
  });

  it("refuses a new sign-in of another person, and keeps the session", async () => {
    provider.welcome(maya);
    const browser = newBrowser();
    await signIn(browser);
    provider.welcome(tomas);
    browser.forget(provider.issuer);

    expect(await signIn(browser, "?again=1&returnTo=/settings")).toBe("/settings?problem=other-account");
    expect(await greet(browser)).toBe(maya.name);
  });
});

it("takes a wrong client secret for a fault of ours: it ends no session, and says to tell us", async () => {
  provider.welcome(newPerson());
  const { address, secrets } = await oidc.signIn.begin({ again: false });
  const reply = await newBrowser().open(address, { until: REDIRECT_URI });
  const { identity, proof } = await finish(reply, secrets);
  const misconfigured = adaptersFor(provider.issuer, "not the secret of this client");

  const expired = { ...proof, accessToken: "expired" };
  await expect(misconfigured.accounts.check(identity.identityId, expired)).rejects.toMatchObject({
    code: "identity_unavailable",
  });
  const begun = await misconfigured.signIn.begin({ again: false });
  const { searchParams } = await newBrowser().open(begun.address, { until: REDIRECT_URI });
  const finished = misconfigured.signIn.finish(Object.fromEntries(searchParams), { ...begun, again: false });
  await expect(finished).rejects.toMatchObject({ problem: "failed" });
});

async function finish(reply: URL, secrets: SignInSecrets) {
  return await oidc.signIn.finish(Object.fromEntries(reply.searchParams), { secrets, again: false });
}

identityAccountsContract("a real OpenID Connect provider", async () => ({
  accounts: oidc.accounts,
  unreachable: adaptersFor(`http://127.0.0.1:${await freePort()}`).accounts,
  async signUp() {
    const person = { ...newPerson(), email_verified: false };
    provider.welcome(person);
    const { address, secrets } = await oidc.signIn.begin({ again: false });
    const reply = await newBrowser().open(address, { until: REDIRECT_URI });
    const { identity, proof } = await finish(reply, secrets);
    const withRefresh = { ...proof, refreshToken: proof.refreshToken ?? "" };
    subjects.set(identity.identityId, person.sub);
    return {
      identityId: identity.identityId,
      email: person.email,
      proof: withRefresh,
      expired: { ...withRefresh, accessToken: "expired" },
    };
  },
  verifyEmail: async ({ identityId, email }) =>
    provider.welcome({ sub: subjects.get(identityId) ?? "", email, email_verified: true }),
  disable: async (identityId) => provider.remove(subjects.get(identityId) ?? ""),
  remove: async (identityId) => provider.remove(subjects.get(identityId) ?? ""),
  revoke: async (identityId) => provider.revoke(subjects.get(identityId) ?? ""),
}));

const subjects = new Map<string, string>();
