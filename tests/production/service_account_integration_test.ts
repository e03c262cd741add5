import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serviceAccountKey } from "../../adapters/firebase/testing/service_account_key.ts";
import { ApiClient } from "../../adapters/http/testing/api_client.ts";
import { type FreshDatabase, freshDatabase } from "../../adapters/postgres/testing/fresh_database.ts";
import { SigningService } from "../conformance/testing/signing_service.ts";
import { newSettings, ProductProcess, type RunSettings } from "../embedded/testing/product_process.ts";
import { PROJECT } from "../setup/identity_emulator.ts";

// A server with a service account, which calls Google's addresses. The test answers there.

let database: FreshDatabase;
let settings: RunSettings;
let signing: SigningService;
let product: ProductProcess;

beforeAll(async () => {
  [database, settings, signing] = await Promise.all([
    freshDatabase({ people: [], recipes: [] }),
    newSettings(),
    SigningService.start({ project: PROJECT }),
  ]);
  const { AUTH_EMULATOR_PORT: _, ...withoutEmulator } = settings;
  product = await ProductProcess.start({
    ...withoutEmulator,
    NODE_ENV: "production",
    DATABASE_URL: database.url,
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: "a-key-of-the-real-service",
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify(serviceAccountKey(PROJECT)),
    NODE_USE_ENV_PROXY: "1",
    HTTPS_PROXY: signing.url,
    NODE_EXTRA_CA_CERTS: await signing.actAsProxy(dirname(settings.STATE_FOLDER)),
  });
});
afterAll(async () => {
  await product.stop();
  signing.stop();
  await database.drop();
  await rm(dirname(settings.STATE_FOLDER), { recursive: true, force: true });
});

function clientOf(uid: string): ApiClient {
  return new ApiClient(product.url, { token: signing.issue(uid) });
}

it("looks up, revokes and deletes a person's account with it", async () => {
  const maya = clientOf("maya");
  expect(await maya.get("/api/current-user")).toMatchObject({ status: 200, body: { fullName: "Maya Lindqvist" } });
  expect(signing.accounts.calls).toEqual(["lookup maya"]);

  expect(await maya.delete("/api/account", { json: { confirmation: "DELETE" } })).toMatchObject({ status: 200 });
  expect(signing.accounts.calls.slice(-2)).toEqual(["update maya", "delete maya"]);
});

it("refuses a disabled account, and no other while it gets no access token", async () => {
  signing.accounts.disabled.add("tomas");
  expect(await clientOf("tomas").get("/api/current-user")).toMatchObject({ status: 401 });

  signing.accounts.isAvailable = false;
  expect(await clientOf("sofia").get("/api/current-user")).toMatchObject({ status: 503 });
});
