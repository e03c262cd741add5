import { text } from "node:stream/consumers";
import { UnsecuredJWT } from "jose";
import { afterEach, beforeEach, expect, it } from "vitest";
import { calendarDate } from "../../core/shared/mod.ts";
import { type ServedApp, serveApp } from "../http/testing/serve_app.ts";
import { FixedClock } from "../memory/fixed_clock.ts";
import { maya } from "../memory/people_and_recipes.ts";
import { FirebaseIdentityAccounts } from "./identity_accounts.ts";

// Behaviour that the emulator does not have; tests/conformance/identity_accounts_integration_test.ts runs the contract with it.

const NOW_SECONDS = Date.parse("2026-11-19") / 1000;
const unavailable = { code: "identity_unavailable" };
const notSignedIn = { code: "not_signed_in" };

let server: ServedApp;
let accounts: FirebaseIdentityAccounts;
let requests: { address: string; referrer: string | undefined; body: string }[];
let answer: { status: number; body: string };

beforeEach(async () => {
  requests = [];
  server = await serveApp(async (request, response) => {
    requests.push({ address: request.url ?? "", referrer: request.headers.referer, body: await text(request) });
    response.writeHead(answer.status).end(answer.body);
  });
  accounts = new FirebaseIdentityAccounts({
    apiKey: "a-key",
    authDomain: "weekplate.firebaseapp.com",
    clock: new FixedClock(calendarDate("2026-11-19")),
    serviceUrl: server.url,
  });
});
afterEach(() => server.close());

function token(secondsLeft = 3600): string {
  return new UnsecuredJWT({ auth_time: NOW_SECONDS - 10 })
    .setSubject(maya.identityId)
    .setExpirationTime(NOW_SECONDS + secondsLeft)
    .encode();
}

function check(secondsLeft?: number): Promise<unknown> {
  return accounts.check(maya.identityId, { identityToken: token(secondsLeft), refreshToken: "a refresh token" });
}

it("asks with the project's key, and as the project's own site", async () => {
  answer = { status: 200, body: JSON.stringify({ users: [{ localId: maya.identityId }] }) };
  await check();

  expect(requests).toEqual([
    {
      address: "/v1/accounts:lookup?key=a-key",
      referrer: "https://weekplate.firebaseapp.com/",
      body: JSON.stringify({ idToken: token() }),
    },
  ]);
});

it("renews a token that expires within a minute", async () => {
  answer = { status: 400, body: "{}" };
  await expect(check(60)).rejects.toMatchObject(unavailable);

  expect(requests).toMatchObject([
    { address: "/v1/token?key=a-key", body: "grant_type=refresh_token&refresh_token=a+refresh+token" },
  ]);
});

it.each(["USER_DISABLED", "USER_NOT_FOUND", "TOKEN_EXPIRED", "INVALID_ID_TOKEN", "TOKEN_EXPIRED : Sign in again"])(
  "ends the session where the service answers %s",
  async (message) => {
    answer = { status: 400, body: JSON.stringify({ error: { code: 400, message } }) };

    await expect(check()).rejects.toMatchObject(notSignedIn);
  },
);

it.each([
  ["a wrong key", { status: 400, body: '{"error":{"message":"API key not valid. Please pass a valid API key."}}' }],
  ["too many requests", { status: 429, body: '{"error":{"message":"QUOTA_EXCEEDED"}}' }],
  ["a fault", { status: 500, body: "no accounts today" }],
  ["another reply", { status: 200, body: '{"users":"none"}' }],
])("is unavailable after %s, which says nothing about the account", async (_name, reply) => {
  answer = reply;

  await expect(check()).rejects.toMatchObject(unavailable);
});
