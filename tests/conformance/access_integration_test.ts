import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { methodOf, ofEachKind, type SpecCall, type SpecRequest, type Stage } from "./spec_call.ts";
import { SPEC_CALLS } from "./spec_calls.ts";
import { badTokensOf } from "./testing/bad_tokens.ts";
import { type OpenApiDocument, OpenApiReplies } from "./testing/openapi_replies.ts";
import { type Cook, productForFile } from "./testing/product.ts";
import { type Attempt, notRefused } from "./testing/refusals.ts";
import { type SignedServer, startSignedServer } from "./testing/signed_server.ts";
import { forgersKey } from "./testing/signing_service.ts";
import { stageOf, wireOf, withField } from "./testing/spec_stage.ts";

// Every call of the specification, made by callers who are not allowed to make it.

const product = productForFile({ settings: { RATE_LIMITS: "off" } });
let signed: SignedServer;
let maya: Cook & { userId: number };
let tomas: Cook & { userId: number };
let stage: Stage;
let replies: OpenApiReplies;

beforeAll(async () => {
  [maya, tomas] = [await product.joinAsModerator("Maya Lindqvist"), await product.join("Tomás Herrera")];
  signed = await startSignedServer(product.databaseUrl, { moderator: maya.email });
  stage = stageOf(maya, { otherId: tomas.userId });
  replies = new OpenApiReplies((await product.stranger.get("/api/openapi.json")).body as OpenApiDocument);
});
afterAll(async () => {
  await signed.stop();
});

const guarded = SPEC_CALLS.filter(({ auth }) => auth === "bearer" || auth === "bearer only");

describe.each(guarded)("$call, without permission", (call) => {
  // #account-token-needed
  it("is refused without a token, with another kind of credential, and with an invalid token", async () => {
    const { stranger } = product;
    const request = await call.request(stage);
    const expired = badTokensOf(maya.token)["expired an hour ago"] ?? "";
    const forged = forgedTokens()["signed with another key"] ?? "";
    const attempts: Attempt[] = [
      { what: "nothing", client: stranger, request: wireOf(call, request) },
      {
        what: "Basic",
        client: stranger,
        request: { ...wireOf(call, request), headers: { authorization: "Basic bWF5YTpwYXNz" } },
      },
      { what: "expired", client: product.withToken(expired), request: wireOf(call, request) },
      { what: "forged", client: signed.withToken(forged), request: wireOf(call, request) },
    ];

    expect(await notRefused(call, attempts, { replies, status: 401 })).toEqual([]);
  });
});

// All calls share the code that reads and verifies tokens. So one call of each kind is tried with every invalid one.
describe.each(ofEachKind(guarded))("$call, with any credential that is no valid token", (call) => {
  it("is refused without a token, and with another kind of credential", async () => {
    const { stranger } = product;
    const credentials = ["Basic bWF5YTpwYXNz", "Bearer", maya.token, `Bearer ${maya.token} ${maya.token}`];
    const attempts = await each(credentials, (authorization) => ({ client: stranger, headers: { authorization } }));

    expect(await notRefused(call, attempts, { replies, status: 401 })).toEqual([]);
    const { headers } = await stranger.send(methodOf(call), wireOf(call, await call.request(stage)));
    expect(headers.get("www-authenticate")).toBe("Bearer");
  });

  it("is refused with an invalid token", async () => {
    const bad = badTokensOf(maya.token);
    const attempts = await each(Object.keys(bad), (what) => ({ client: product.withToken(bad[what] ?? "") }));

    expect(await notRefused(call, attempts, { replies, status: 401 })).toEqual([]);
  });

  // #account-token-needed
  it("is refused with a token that the identity service has not signed", async () => {
    const forged = forgedTokens();
    const attempts = await each(Object.keys(forged), (what) => ({ client: signed.withToken(forged[what] ?? "") }));

    expect(await notRefused(call, attempts, { replies, status: 401 })).toEqual([]);
    if (call.madeIn !== undefined) return;
    const claims = { email: maya.email, email_verified: true };
    const good = signed.withToken(signed.issue(maya.uid, { claims }));
    expect(await good.send(methodOf(call), wireOf(call, await call.request(stage)))).toMatchObject({ status: 200 });
  });

  /** The same valid call in each of these ways. */
  async function each(
    ways: readonly string[],
    how: (way: string) => Pick<Attempt, "client"> & { headers?: Record<string, string> },
  ): Promise<Attempt[]> {
    const request = await call.request(stage);
    return ways.map((what) => {
      const { client, headers = {} } = how(what);
      return { what, client, request: { ...wireOf(call, request), headers } };
    });
  }
});

function forgedTokens(): Record<string, string> {
  return {
    "the emulator's": maya.token,
    unsigned: signed.issue(maya.uid, { header: { alg: "none" }, signature: "" }),
    "signed with another key": signed.issue(maya.uid, { signedBy: forgersKey }),
    "with an unknown key id": signed.issue(maya.uid, { header: { kid: "theirs" }, signedBy: forgersKey }),
    "without its signature": signed.issue(maya.uid, { signature: "" }),
    "for another project": signed.issue(maya.uid, { claims: { aud: "another" } }),
    "from another issuer": signed.issue(maya.uid, { claims: { iss: "https://evil.example/demo-weekplate" } }),
    expired: signed.issue(maya.uid, { claims: { exp: Math.floor(Date.now() / 1000) - 1 } }),
  };
}

describe.each(SPEC_CALLS.filter(({ auth }) => auth === "none" || auth === "known"))(
  "$call, which needs no token",
  (call) => {
    // #recipe-call-detail, #recipe-public-reads
    it.each(["Bearer the-key-of-a-recipe-provider", "Basic bWF5YTpwYXNz", "", "\u00ff"])(
      "ignores the credential %j",
      async (authorization) => {
        const request = wireOf(call, await call.request(stage));
        const reply = await product.stranger.send(methodOf(call), { ...request, headers: { authorization } });

        expect(reply.status).toBe(200);
      },
    );
  },
);

describe.each(SPEC_CALLS.filter(({ uidFields }) => uidFields.length > 0))("$call, with another user's uid", (call) => {
  const places = methodOf(call) === "GET" ? (["query"] as const) : (["query", "body"] as const);

  // #account-caller-is-token
  it.each(["firebaseUid", "firebaseuid", "senderFirebaseUid"])("is refused with %s in any place", async (name) => {
    const attempts: Attempt[] = [];
    for (const place of places) {
      const request = withField(await call.request(stage), { name, place, value: tomas.uid });
      attempts.push(asMaya(place, { ...wireOf(call, request) }));
    }

    expect(await notRefused(call, attempts, { replies, status: 403, named: [name] })).toEqual([]);
  });

  // #account-caller-is-token
  it.each(call.uidFields)("is refused with %s twice, or as a list", async (name) => {
    const request = await call.request(stage);
    const searches = [
      `${name}=${maya.uid}&${name}=${maya.uid}`,
      `${name}=${maya.uid}&${name}=${tomas.uid}`,
      `${name}[]=${maya.uid}`,
    ];
    const attempts = searches.map((query) => asMaya(query, { ...wireOf(call, request), query }));
    if (places.length > 1) attempts.push(...attemptsInBody(call, request, name));

    expect(await notRefused(call, attempts, { replies, status: 400, named: [name] })).toEqual([]);
  });
});

/** A list in the body: in a form the same field twice, in JSON a list or the same key twice. */
function attemptsInBody(call: SpecCall, request: SpecRequest, name: string): Attempt[] {
  const list = withField(request, { name, place: "body", value: [maya.uid, maya.uid] });
  const asList = asMaya("a list", wireOf(call, list));
  if (call.bodyAs === "form") return [asList];

  const { json: _json, ...rest } = wireOf(call, request);
  const others = JSON.stringify(request.body ?? {}).slice(1);
  return [
    asList,
    ...[maya, tomas].map(({ uid, fullName }) => {
      const text = `{"${name}":"${uid}","${name}":"${maya.uid}"${others === "}" ? "" : ","}${others}`;
      return asMaya(fullName, { ...rest, text, headers: { "content-type": "application/json" } });
    }),
  ];
}

function asMaya(what: string, request: Attempt["request"]): Attempt {
  return { what, client: maya.client, request };
}

describe("POST /savePreferences, which needs no token the first time", () => {
  const preferences = ["Salad", "Dessert"];

  it("accepts a new user's preferences once without a token", async () => {
    const newcomer = await product.join("Ingeborg Aas");
    const json = { preferences, firebaseUid: newcomer.uid };

    expect(await product.stranger.post("/savePreferences", { json })).toMatchObject({ status: 200 });
    expect(await product.stranger.post("/savePreferences", { json })).toMatchObject({ status: 401 });
    expect(await newcomer.client.post("/savePreferences", { json })).toMatchObject({ status: 200 });
  });

  // #account-call-preferences
  it("refuses an invalid token and another user's uid", async () => {
    const newcomer = await product.join("Yuki Tanaka");
    const json = { preferences, firebaseUid: newcomer.uid };
    const bad = Object.values(badTokensOf(maya.token));
    const tried = await Promise.all(bad.map((token) => product.withToken(token).post("/savePreferences", { json })));

    expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([401]));
    expect(await maya.client.post("/savePreferences", { json })).toMatchObject({ status: 403 });
    expect(await product.stranger.post("/savePreferences", { json: { preferences } })).toMatchObject({ status: 401 });
    // None of these calls counted as the first one.
    expect(await product.stranger.post("/savePreferences", { json })).toMatchObject({ status: 200 });
  });

  // #chat-ids-silent
  it("does not reveal whether a user exists", async () => {
    const sent = await Promise.all(
      [maya.uid, tomas.uid, "unknown-uid"].map((firebaseUid) =>
        product.stranger.post("/savePreferences", { json: { preferences, firebaseUid } }),
      ),
    );
    // Maya and Tomás are new, so the first calls succeed. The second ones are refused as for an unknown uid.
    const again = await Promise.all(
      [maya.uid, tomas.uid, "unknown-uid"].map((firebaseUid) =>
        product.stranger.post("/savePreferences", { json: { preferences, firebaseUid } }),
      ),
    );

    expect(sent.map(({ status }) => status)).toEqual([200, 200, 401]);
    expect(again.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(again.map(({ body }) => (body as { message: string }).message)).size).toBe(1);
  });
});

it("answers 403 for another user's post and 404 for a deleted one", async () => {
  const path = `/api/community-posts/${await stage.post()}`;

  expect(await tomas.client.delete(path)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  expect(await maya.client.delete(path)).toMatchObject({ status: 200 });
  expect(await tomas.client.delete(path)).toMatchObject({ status: 404, body: { code: "post_not_found" } });
});

it("logs no token, uid, e-mail or error for all of this", async () => {
  const lines = await product.readLog();
  const log = lines.join("");

  for (const { token, uid, email } of [maya, tomas]) {
    expect([token, uid, email].filter((word) => log.includes(word))).toEqual([]);
  }
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
