import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServedApp, serveApp } from "../http/testing/serve_app.ts";
import { FirebaseVerificationMails } from "./verification_mails.ts";

// Behaviour that the emulator does not have; tests/conformance/verification_mails_integration_test.ts runs the contract with it.

let server: ServedApp;
let mails: FirebaseVerificationMails;
let requests: { address: string | undefined; referrer: string | undefined; body: string }[] = [];
let answer = { status: 200, body: "{}" };

beforeAll(async () => {
  server = await serveApp(async (request, response) => {
    requests.push({ address: request.url, referrer: request.headers.referer, body: await text(request) });
    response.writeHead(answer.status).end(answer.body);
  });
  mails = new FirebaseVerificationMails({ apiKey: "a-key", authDomain: "weekplate.firebaseapp.com", url: server.url });
});
afterAll(() => server.close());

it("asks with the project's key, and as the project's own site", async () => {
  requests = [];
  await mails.send("a token");

  expect(requests).toEqual([
    {
      address: "/v1/accounts:sendOobCode?key=a-key",
      referrer: "https://weekplate.firebaseapp.com/",
      body: JSON.stringify({ requestType: "VERIFY_EMAIL", idToken: "a token" }),
    },
  ]);
});

it.each([
  ["too_many_mails", 400, '{"error":{"message":"TOO_MANY_ATTEMPTS_TRY_LATER"}}'],
  ["too_many_mails", 400, '{"error":{"message":"QUOTA_EXCEEDED : Exceeded daily quota for email sending."}}'],
  ["identity_unavailable", 400, '{"error":{"message":"INVALID_ID_TOKEN"}}'],
  ["identity_unavailable", 500, "no mails today"],
])("reports %s after status %i, %s", async (code, status, body) => {
  answer = { status, body };

  await expect(mails.send("a token")).rejects.toMatchObject({ code });
});
