import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FirebaseVerificationMails } from "./verification_mails.ts";

// Behaviour that the emulator does not have; tests/conformance/verification_mails_integration_test.ts runs the contract with it.

let server: Server;
let mails: FirebaseVerificationMails;
let requests: { address: string | undefined; referrer: string | undefined; body: string }[] = [];
let answer = { status: 200, body: "{}" };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      requests.push({ address: request.url, referrer: request.headers.referer, body });
      response.writeHead(answer.status).end(answer.body);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mails = new FirebaseVerificationMails({ apiKey: "a-key", authDomain: "weekplate.firebaseapp.com", url });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

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
