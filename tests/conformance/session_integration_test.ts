import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { TestDevice } from "../../adapters/ws/testing/test_device.ts";
import { productForFile } from "./testing/product.ts";

// Sessions over the whole product. adapters/http/callers/session_test.ts has the rules.

const product = productForFile({ seed: "nothing" });

/** Signs up and starts a session. */
async function signedIn(fullName: string) {
  const cook = await product.join(fullName);
  const { refreshToken } = cook;
  const { headers } = await cook.client.post("/api/session", { json: { refreshToken } });
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  return { ...cook, cookie, headers: { cookie, origin: product.url } };
}

it("knows the person behind the cookie, also after a restart", async () => {
  const maya = await signedIn("Maya Lindqvist");
  const browser = product.withToken(undefined, maya);
  const expected = { userId: maya.userId, fullName: "Maya Lindqvist", firebaseUid: maya.uid, email: maya.email };
  expect((await browser.get("/api/current-user", { headers: maya.headers })).body).toEqual(expected);

  await product.restart();
  expect((await browser.get("/api/current-user", { headers: maya.headers })).body).toEqual(expected);
});

it("closes a session's sockets at once when it ends", async () => {
  const tomas = await signedIn("Tomás Herrera");
  const device = await new TestDevice(new WebSocket(`ws://${product.host}/ws`, { headers: tomas.headers })).opened();
  await device.next("authenticated");
  await product.withToken(undefined, tomas).delete("/api/session", { headers: tomas.headers });

  expect(await device.closed).toMatchObject({ code: 4401 });
});

it("stores nothing that signs in: not the cookie, nor the identity service's tokens", async () => {
  const { cookie, token, refreshToken, userId } = await signedIn("Ingeborg Aas");
  const rows = JSON.stringify(await product.knex("session").where({ user_id: userId }));

  expect(rows).toContain("sealed_proof");
  for (const secret of [cookie.split("=")[1] ?? "", token, refreshToken]) {
    expect(secret.length).toBeGreaterThan(40);
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(Buffer.from(secret).toString("base64url"));
  }
});
