import { afterAll, beforeAll, expect, it } from "vitest";
import { databaseForFile } from "../../adapters/postgres/testing/fresh_database.ts";
import { type SignedServer, startSignedServer } from "./testing/signed_server.ts";
import { forgersKey } from "./testing/signing_service.ts";

// A server in front of the real identity service. The image then has the settings of production, and asks Google's addresses.

const MAYA = "maya-at-the-real-service";

const database = databaseForFile({ people: [], recipes: [] });
let server: SignedServer;

beforeAll(async () => {
  server = await startSignedServer(database.url);
});
afterAll(async () => {
  await server.stop();
});

it("accepts a token that the identity service has signed, and no other", async () => {
  const json = { email: "maya@example.com", fullName: "Maya Lindqvist", firebaseUid: MAYA };
  const client = server.withToken(server.issue(MAYA));
  expect(await client.post("/save-user", { json })).toMatchObject({ status: 200 });
  expect(await client.get("/api/current-user")).toMatchObject({ status: 200, body: { fullName: "Maya Lindqvist" } });

  const forged = server.withToken(server.issue(MAYA, { signedBy: forgersKey }));
  expect(await forged.get("/api/current-user")).toMatchObject({ status: 401 });
});
