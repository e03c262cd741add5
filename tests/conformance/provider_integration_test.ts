import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TestBrowser } from "../../adapters/oidc/testing/test_browser.ts";
import { CLIENT_ID, CLIENT_SECRET, TestProvider } from "../../adapters/oidc/testing/test_provider.ts";
import { freshDatabase } from "../../adapters/postgres/testing/fresh_database.ts";
import { freePort } from "../../adapters/system/free_port.ts";
import { readConfig } from "../../infra/config.ts";
import { createContainer } from "../../infra/container.ts";
import { type RunningServer, startServer } from "../../infra/server.ts";
import { tokens } from "../../infra/tokens.ts";
import { photoSettings } from "./testing/photo_settings.ts";
import { ServerLog } from "./testing/server_log.ts";

// The whole product with IDENTITY=oidc; adapters/oidc/sign_in_flow_test.ts has every way in which a sign-in can fail.

const PRODUCT = "https://weekplate.test";
const maya = { sub: "maya", email: "maya@example.com", email_verified: true, name: "Maya Lindqvist" };

let provider: TestProvider;
let server: RunningServer;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: string;
let url: string;
const log = new ServerLog();

beforeAll(async () => {
  provider = await TestProvider.start({ redirectUri: `${PRODUCT}/api/sign-in/callback` });
  folder = await mkdtemp(join(tmpdir(), "weekplate-provider-"));
  database = await freshDatabase({ people: [], recipes: [] });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const config = readConfig({
    ...photoSettings(),
    PORT: String(port),
    STATE_FOLDER: folder,
    LOG_LEVEL: "silent", // the logger is replaced below
    DATABASE_URL: database.url,
    PUBLIC_URL: PRODUCT,
    IDENTITY: "oidc",
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_NAME: "Kitchen ID",
  });
  const container = await createContainer(config, { databaseUrl: database.url, emulatorHost: undefined });
  container.rebind(tokens.logger).toConstantValue(pino({ level: "trace" }, { write: (line) => log.write(line) }));
  server = await startServer(container);
});
afterAll(async () => {
  await server.stop();
  await provider.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

it("gives pages the provider's name, and lets them call no other identity service", async () => {
  const reply = await fetch(`${url}/config.json`);

  expect(await reply.json()).toMatchObject({ providerName: "Kitchen ID", socialSignIn: false, authEmulatorUrl: null });
  const page = await fetch(url);
  expect(page.headers.get("content-security-policy")).toContain(";connect-src 'self';");
});

it("signs a person in, into a session of ours, and logs no secret of it", async () => {
  provider.welcome(maya);
  const browser = new TestBrowser({ [PRODUCT]: url, [provider.issuer]: provider.issuer });
  const callback = await browser.open(`${PRODUCT}/api/sign-in?returnTo=/week`, { until: `${PRODUCT}/api/sign-in/` });

  expect((await browser.open(callback.href)).href).toBe(`${PRODUCT}/onboarding#signed-in`);
  const user = await (await browser.send(`${PRODUCT}/api/current-user`))?.json();
  expect(user).toMatchObject({ fullName: maya.name, email: maya.email, firebaseUid: expect.stringMatching(/^oidc-/u) });
  const [person] = await database.knex("person").select("identity_id", "verified_email");
  expect(person).toEqual({ identity_id: user.firebaseUid, verified_email: maya.email });
  const standing = await browser.send(`${PRODUCT}/api/standing`);
  expect(await standing?.json()).toMatchObject({ emailVerification: { verified: true, canSend: false } });

  const lines = log.lines.join("\n");
  expect(lines).toContain("/api/sign-in/callback");
  for (const name of ["code", "state"]) expect(lines).not.toContain(callback.searchParams.get(name));
});
