import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { calendarDate } from "../../core/shared/mod.ts";
import { FixedClock } from "../memory/fixed_clock.ts";
import { maya } from "../memory/people_and_recipes.ts";
import { FirebaseIdentityVerifier } from "./identity_verifier.ts";

const PROJECT = "demo-weekplate";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
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

/** One of Maya's tokens as the identity service makes them, but for what a test says. */
function token({ header, claims, key = ours.privateKey, signature }: TokenParts = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: maya.identityId,
    email: maya.email,
    name: maya.fullName,
    iat: now - 10,
    auth_time: now - 10,
    exp: now + 3600,
    ...claims,
  };
  const signed = [{ alg: "RS256", typ: "JWT", kid: "ours", ...header }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${signed}.${signature ?? sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

let server: Server;
let url: string;
let fetches: number;
let answer: RequestListener;

const giveKeys: RequestListener = (_request, response) => {
  response.setHeader("cache-control", "public, max-age=3600, must-revalidate");
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ ours: ours.publicKey.export({ type: "spki", format: "pem" }) }));
};
const fail: RequestListener = (_request, response) => {
  response.writeHead(500).end("no keys today");
};

beforeEach(async () => {
  fetches = 0;
  answer = giveKeys;
  server = createServer((request, response) => {
    fetches += 1;
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

describe("with the real service's signed tokens", () => {
  let clock: FixedClock;
  let verifier: FirebaseIdentityVerifier;

  beforeEach(() => {
    clock = new FixedClock(calendarDate("2026-11-19"));
    verifier = new FirebaseIdentityVerifier({ projectId: PROJECT, clock, keysUrl: url });
  });

  it("says whom a good one speaks for, and until when", async () => {
    expect(await verifier.verify(token())).toEqual({
      identityId: maya.identityId,
      email: maya.email,
      name: maya.fullName,
      expiresAt: expect.any(Date),
    });
  });

  it("knows no name or e-mail where the token has none", async () => {
    expect(await verifier.verify(token({ claims: { name: undefined, email: undefined } }))).toMatchObject({
      name: undefined,
      email: undefined,
    });
  });

  it.each([
    ["garbage", () => "garbage"],
    ["nothing", () => ""],
    ["one that has expired", () => token({ claims: { exp: Math.floor(Date.now() / 1000) - 1 } })],
    [
      "one of another project",
      () => token({ claims: { aud: "another", iss: "https://securetoken.google.com/another" } }),
    ],
    ["one of another issuer", () => token({ claims: { iss: `https://evil.example/${PROJECT}` } })],
    ["one for nobody", () => token({ claims: { sub: "" } })],
    ["one signed with another key", () => token({ key: forgers.privateKey })],
    ["one of a key that nobody knows", () => token({ header: { kid: "theirs" }, key: forgers.privateKey })],
    ["an unsigned one", () => token({ header: { alg: "none" }, signature: "" })],
    ["an unsigned one without a key", () => token({ header: { alg: "none", kid: undefined }, signature: "" })],
    ["one signed with the public key as a password", () => signedWithPublicKey()],
    ["one whose claims were changed", () => withClaimsOf(token(), token({ claims: { sub: "identity-tomas" } }))],
  ])("refuses %s", async (_name, make) => {
    await expect(verifier.verify(make())).rejects.toMatchObject(badToken);
  });

  it("fetches the keys once for all who come within their time", async () => {
    await Promise.all(Array.from({ length: 10 }, () => verifier.verify(token())));
    clock.advance(HOUR - 1);
    await verifier.verify(token());
    expect(fetches).toBe(1);

    clock.advance(1);
    await verifier.verify(token());
    expect(fetches).toBe(2);
  });

  it("takes a new key when the old ones have run out", async () => {
    await verifier.verify(token());
    answer = (_request, response) => {
      response.end(JSON.stringify({ newer: newer.publicKey.export({ type: "spki", format: "pem" }) }));
    };
    clock.advance(HOUR);

    await expect(verifier.verify(token())).rejects.toMatchObject(badToken);
    expect(await verifier.verify(token({ header: { kid: "newer" }, key: newer.privateKey }))).toBeDefined();
  });

  it.each([
    ["fails", fail],
    ["answers no keys", (_request, response) => response.end('{"error":"none"}')],
    ["hangs up", (request) => request.socket.destroy()],
  ] satisfies [string, RequestListener][])(
    "says that it can't tell while the key server %s",
    async (_name, listener) => {
      answer = listener;

      await expect(verifier.verify(token())).rejects.toMatchObject(unavailable);
    },
  );

  it("leaves a failing key server alone for half a minute, then asks again", async () => {
    answer = fail;
    await expect(verifier.verify(token())).rejects.toMatchObject(unavailable);
    await expect(verifier.verify(token())).rejects.toMatchObject(unavailable);
    expect(fetches).toBe(1);

    answer = giveKeys;
    clock.advance(30_000);
    expect(await verifier.verify(token())).toBeDefined();
  });

  it("keeps the last good keys for a day", async () => {
    await verifier.verify(token());
    answer = fail;

    clock.advance(24 * HOUR - 1);
    expect(await verifier.verify(token())).toMatchObject({ identityId: maya.identityId });
    await expect(verifier.verify(token({ key: forgers.privateKey }))).rejects.toMatchObject(badToken);

    clock.advance(1);
    await expect(verifier.verify(token())).rejects.toMatchObject(unavailable);
  });

  it("can't tell of a key newer than those it keeps", async () => {
    await verifier.verify(token());
    answer = fail;
    clock.advance(2 * HOUR);

    await expect(verifier.verify(token({ header: { kid: "newer" }, key: newer.privateKey }))).rejects.toMatchObject(
      unavailable,
    );
  });

  function signedWithPublicKey(): string {
    const [header, claims] = token({ header: { alg: "HS256" } }).split(".");
    const password = ours.publicKey.export({ type: "spki", format: "pem" });
    return `${header}.${claims}.${createHmac("sha256", password).update(`${header}.${claims}`).digest("base64url")}`;
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
      projectId: PROJECT,
      emulatorHost: url.slice("http://".length),
      clock: new FixedClock(calendarDate("2026-11-19")),
    });
  });

  it("says whom one speaks for", async () => {
    expect(await verifier.verify(unsigned())).toMatchObject({ identityId: maya.identityId, name: maya.fullName });
  });

  it.each([
    ["garbage", () => "garbage"],
    ["one that has expired", () => unsigned({ exp: Math.floor(Date.now() / 1000) - 1 })],
    ["one of another project", () => unsigned({ aud: "another" })],
    ["one of another issuer", () => unsigned({ iss: "https://securetoken.google.com/another" })],
    ["a signed one", () => token()],
  ])("refuses %s", async (_name, make) => {
    await expect(verifier.verify(make())).rejects.toMatchObject(badToken);
  });

  it("refuses somebody whose account is gone, or locked", async () => {
    answer = (_request, response) => response.setHeader("content-type", "application/json").end("{}");
    await expect(verifier.verify(unsigned())).rejects.toMatchObject(badToken);

    answer = (_request, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ users: [{ localId: maya.identityId, disabled: true }] }));
    };
    await expect(verifier.verify(unsigned())).rejects.toMatchObject(badToken);
  });

  it("says that it can't tell while the emulator fails", async () => {
    answer = fail;

    await expect(verifier.verify(unsigned())).rejects.toMatchObject(unavailable);
  });

  it("does not let the environment bring in an emulator by itself", async () => {
    process.env["FIREBASE_AUTH_EMULATOR_HOST"] = url.slice("http://".length);
    answer = giveKeys;
    try {
      const strict = new FirebaseIdentityVerifier({
        projectId: PROJECT,
        clock: new FixedClock(calendarDate("2026-11-19")),
        keysUrl: url,
      });

      await expect(strict.verify(unsigned())).rejects.toMatchObject(badToken);
      expect(process.env["FIREBASE_AUTH_EMULATOR_HOST"]).toBe(url.slice("http://".length));
    } finally {
      delete process.env["FIREBASE_AUTH_EMULATOR_HOST"];
    }
  });
});
