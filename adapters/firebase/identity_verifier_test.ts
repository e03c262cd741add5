import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { RequestListener } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { calendarDate } from "../../core/shared/mod.ts";
import { identityVerifierContract } from "../contracts/account/identity_verifier_contract.ts";
import { type ServedApp, serveApp } from "../http/testing/serve_app.ts";
import { FixedClock } from "../memory/fixed_clock.ts";
import { maya } from "../memory/people_and_recipes.ts";
import { FirebaseAdmin } from "./firebase_admin.ts";
import { FirebaseIdentityVerifier } from "./identity_verifier.ts";

const PROJECT = "demo-weekplate";
const HOUR_MS = 3_600_000;
const NOW = "2026-11-19";
const admin = new FirebaseAdmin({ projectId: PROJECT });
const NOW_SECONDS = Date.parse(NOW) / 1000;
const ours = generateKeyPairSync("rsa", { modulusLength: 2048 });
const forgers = generateKeyPairSync("rsa", { modulusLength: 2048 });
const newer = generateKeyPairSync("rsa", { modulusLength: 2048 });
const badToken = { code: "not_signed_in" };
const unavailable = { code: "identity_unavailable" };

interface TokenParts {
  readonly header?: object;
  readonly claims?: object;
  readonly key?: KeyObject;
  readonly signature?: string;
}

/** A token for Maya as the identity service issues it, with a test's changes. */
function token({ header, claims, key = ours.privateKey, signature }: TokenParts = {}): string {
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: maya.identityId,
    email: maya.email,
    name: maya.fullName,
    iat: NOW_SECONDS - 10,
    auth_time: NOW_SECONDS - 10,
    exp: NOW_SECONDS + 30 * 3600,
    ...claims,
  };
  const signed = [{ alg: "RS256", typ: "JWT", kid: "ours", ...header }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${signed}.${signature ?? sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

function keySet(kid: string, key: KeyObject): string {
  return JSON.stringify({ keys: [{ ...key.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" }] });
}

let server: ServedApp;
let url: string;
let fetches: number;
let answer: RequestListener;

const giveKeys: RequestListener = (_request, response) => {
  response.setHeader("cache-control", "public, max-age=3600, must-revalidate");
  response.setHeader("content-type", "application/json");
  response.end(keySet("ours", ours.publicKey));
};
const fail: RequestListener = (_request, response) => {
  response.writeHead(500).end("no keys today");
};

/** The emulator's reply for an account whose tokens are valid from a time on, in seconds since 1970. */
function accountValidSince(validSince: number): RequestListener {
  return (_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ users: [{ localId: maya.identityId, validSince: String(validSince) }] }));
  };
}

// firebase-admin compares a token's expiry with the system's time.
beforeAll(() => {
  vi.setSystemTime(NOW);
});
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  fetches = 0;
  answer = giveKeys;
  server = await serveApp((request, response) => {
    fetches += 1;
    answer(request, response);
  });
  url = server.url;
});
afterEach(() => server.close());

identityVerifierContract("Firebase", async () => {
  const { url: keysUrl, close } = await serveApp(giveKeys);
  const clock = new FixedClock(calendarDate(NOW));
  const seconds = (time: Date) => time.getTime() / 1000;
  return {
    verifier: new FirebaseIdentityVerifier({ admin, clock, keysUrl }),
    unreachable: new FirebaseIdentityVerifier({ admin, clock, keysUrl: `${keysUrl}0000` }),
    now: clock.now(),
    identityId: maya.identityId,
    issue: async ({ email, name, signedInAt, expiresAt }) =>
      token({ claims: { email, name, auth_time: seconds(signedInAt), exp: seconds(expiresAt) } }),
    issueElsewhere: async () => [
      token({ key: forgers.privateKey }),
      token({ claims: { iss: `https://evil.example/${PROJECT}` } }),
      token({ claims: { aud: "another" } }),
    ],
    close,
  };
});

describe("with the real service's signed tokens", () => {
  let clock: FixedClock;
  let verifier: FirebaseIdentityVerifier;

  beforeEach(() => {
    clock = new FixedClock(calendarDate(NOW));
    verifier = new FirebaseIdentityVerifier({ admin, clock, keysUrl: url });
  });

  it("returns the identity and the expiry of a valid token", async () => {
    expect(await verifier.verify(token())).toEqual({
      identityId: maya.identityId,
      email: maya.email,
      emailVerified: false,
      name: maya.fullName,
      signedInAt: expect.any(Date),
      expiresAt: expect.any(Date),
    });
  });

  it.each([
    ["garbage", () => "garbage"],
    ["an empty text", () => ""],
    ["an expired token", () => token({ claims: { exp: NOW_SECONDS } })],
    [
      "a token of another project",
      () => token({ claims: { aud: "another", iss: "https://securetoken.google.com/another" } }),
    ],
    ["a token of another issuer", () => token({ claims: { iss: `https://evil.example/${PROJECT}` } })],
    ["a token without a subject", () => token({ claims: { sub: undefined } })],
    ["a token with an empty subject", () => token({ claims: { sub: "" } })],
    ["a token with too long a subject", () => token({ claims: { sub: "s".repeat(129) } })],
    ["a token without an expiry", () => token({ claims: { exp: undefined } })],
    ["a token issued in the future", () => token({ claims: { iat: NOW_SECONDS + 61 } })],
    ["a token without a sign-in time", () => token({ claims: { auth_time: undefined } })],
    ["a token of a sign-in in the future", () => token({ claims: { auth_time: NOW_SECONDS + 61 } })],
    ["a token signed with another key", () => token({ key: forgers.privateKey })],
    ["a token of an unknown key", () => token({ header: { kid: "theirs" }, key: forgers.privateKey })],
    ["an unsigned token", () => token({ header: { alg: "none" }, signature: "" })],
    ["an unsigned token without a key id", () => token({ header: { alg: "none", kid: undefined }, signature: "" })],
    ["a token signed with the public key as an HMAC secret", () => signedWithPublicKey()],
    ["a token with changed claims", () => withClaimsOf(token(), token({ claims: { sub: "identity-tomas" } }))],
  ])("refuses %s", async (_name, make) => {
    await expect(verifier.verify(make())).rejects.toMatchObject(badToken);
  });

  it("fetches the keys once until their cache time is over", async () => {
    await Promise.all(Array.from({ length: 10 }, () => verifier.verify(token())));
    clock.advance(HOUR_MS - 1);
    await verifier.verify(token());
    expect(fetches).toBe(1);

    clock.advance(1);
    await verifier.verify(token());
    expect(fetches).toBe(2);
  });

  it("uses new keys when the cache time of the old ones is over", async () => {
    await verifier.verify(token());
    answer = (_request, response) => {
      response.end(keySet("newer", newer.publicKey));
    };
    clock.advance(HOUR_MS);

    await expect(verifier.verify(token())).rejects.toMatchObject(badToken);
    expect(await verifier.verify(token({ header: { kid: "newer" }, key: newer.privateKey }))).toBeDefined();
  });

  it.each([
    ["fails", fail],
    ["answers something else", (_request, response) => response.end('{"error":"none"}')],
    ["answers no keys", (_request, response) => response.end('{"keys":[]}')],
    ["answers a damaged key", (_request, response) => response.end('{"keys":[{"kid":"ours","kty":"RSA","n":"x"}]}')],
    ["closes the connection", (request) => request.socket.destroy()],
  ] satisfies [string, RequestListener][])(
    "reports the identity service as unavailable while the key server %s",
    async (_name, listener) => {
      answer = listener;

      await expect(verifier.verify(token())).rejects.toMatchObject(unavailable);
    },
  );

  it("waits half a minute after a failure before it fetches again", async () => {
    answer = fail;
    await expect(verifier.verify(token())).rejects.toMatchObject(unavailable);
    await expect(verifier.verify(token())).rejects.toMatchObject(unavailable);
    expect(fetches).toBe(1);

    answer = giveKeys;
    clock.advance(30_000);
    expect(await verifier.verify(token())).toBeDefined();
  });

  // #account-keys-unavailable
  it("keeps using the last keys for a day while the key server fails", async () => {
    await verifier.verify(token());
    answer = fail;

    clock.advance(24 * HOUR_MS - 1);
    expect(await verifier.verify(token())).toMatchObject({ identityId: maya.identityId });
    await expect(verifier.verify(token({ key: forgers.privateKey }))).rejects.toMatchObject(badToken);

    clock.advance(1);
    await expect(verifier.verify(token())).rejects.toMatchObject(unavailable);
  });

  it("reports the identity service as unavailable for a key newer than its stale ones", async () => {
    await verifier.verify(token());
    answer = fail;
    clock.advance(2 * HOUR_MS);

    await expect(verifier.verify(token({ header: { kid: "newer" }, key: newer.privateKey }))).rejects.toMatchObject(
      unavailable,
    );
  });

  function signedWithPublicKey(): string {
    const [header, claims] = token({ header: { alg: "HS256" } }).split(".");
    const secret = ours.publicKey.export({ type: "spki", format: "pem" });
    return `${header}.${claims}.${createHmac("sha256", secret).update(`${header}.${claims}`).digest("base64url")}`;
  }

  function withClaimsOf(signed: string, other: string): string {
    const [header, , signature] = signed.split(".");
    return `${header}.${other.split(".")[1]}.${signature}`;
  }
});

describe("with the emulator's unsigned tokens", () => {
  const unsigned = (claims: object = {}) => token({ header: { alg: "none", kid: undefined }, claims, signature: "" });
  let verifier: FirebaseIdentityVerifier;

  beforeEach(() => {
    answer = (_request, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ users: [{ localId: maya.identityId, email: maya.email }] }));
    };
    verifier = new FirebaseIdentityVerifier({
      admin: new FirebaseAdmin({ projectId: PROJECT, emulatorHost: url.slice("http://".length) }),
      clock: new FixedClock(calendarDate(NOW)),
    });
  });

  it("returns the identity of a valid token", async () => {
    expect(await verifier.verify(unsigned())).toMatchObject({ identityId: maya.identityId, name: maya.fullName });
  });

  it.each([
    ["garbage", () => "garbage"],
    ["an expired token", () => unsigned({ exp: NOW_SECONDS })],
    ["a token of another project", () => unsigned({ aud: "another" })],
    ["a token of another issuer", () => unsigned({ iss: "https://securetoken.google.com/another" })],
    ["a signed token", () => token()],
  ])("refuses %s", async (_name, make) => {
    await expect(verifier.verify(make())).rejects.toMatchObject(badToken);
  });

  it("refuses a token of an account that is deleted or disabled", async () => {
    answer = (_request, response) => response.setHeader("content-type", "application/json").end("{}");
    await expect(verifier.verify(unsigned())).rejects.toMatchObject(badToken);

    answer = (_request, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ users: [{ localId: maya.identityId, disabled: true }] }));
    };
    await expect(verifier.verify(unsigned())).rejects.toMatchObject(badToken);
  });

  it("accepts a sign-up across a second boundary", async () => {
    answer = accountValidSince(1_763_787_330);

    expect(await verifier.verify(unsigned({ auth_time: 1_763_787_329 }))).toMatchObject({
      identityId: maya.identityId,
    });
  });

  it("refuses a token revoked two seconds later", async () => {
    answer = accountValidSince(1_763_787_331);

    await expect(verifier.verify(unsigned({ auth_time: 1_763_787_329 }))).rejects.toMatchObject(badToken);
  });

  it("reports the identity service as unavailable while the emulator fails", async () => {
    answer = fail;

    await expect(verifier.verify(unsigned())).rejects.toMatchObject(unavailable);
  });

  it("ignores the environment's emulator setting", async () => {
    process.env["FIREBASE_AUTH_EMULATOR_HOST"] = url.slice("http://".length);
    const published: object = JSON.parse(keySet("ours", ours.publicKey)); // sound: it is an object
    answer = (_request, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ ...published, users: [{ localId: maya.identityId }] }));
    };
    try {
      const strict = new FirebaseIdentityVerifier({
        admin: new FirebaseAdmin({ projectId: PROJECT }),
        clock: new FixedClock(calendarDate(NOW)),
        keysUrl: url,
      });

      await expect(strict.verify(unsigned())).rejects.toMatchObject(badToken);
      expect(process.env["FIREBASE_AUTH_EMULATOR_HOST"]).toBe(url.slice("http://".length));
    } finally {
      delete process.env["FIREBASE_AUTH_EMULATOR_HOST"];
    }
  });
});
