import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendarDate } from "../../core/shared/mod.ts";
import { identityVerifierContract, type TokenClaims } from "../contracts/account/identity_verifier_contract.ts";
import { type ServedApp, serveApp } from "../http/testing/serve_app.ts";
import { FixedClock } from "../memory/fixed_clock.ts";
import { freePort } from "../system/free_port.ts";
import { identityIdOf } from "./identity_id.ts";
import { OidcIdentityVerifier } from "./identity_verifier.ts";
import { OidcProvider } from "./provider.ts";

const CLIENT = { clientId: "weekplate", clientSecret: "a secret that is not used here" };
const clock = new FixedClock(calendarDate("2026-11-19"));
const now = clock.now().getTime() / 1000;

let server: ServedApp;
let issuer: string;
let keys: Record<"ours" | "forgers" | "newer", CryptoKey>;
let published: object[];

/** A provider that publishes its configuration and keys, and whose tokens the test signs. */
beforeAll(async () => {
  server = await serveApp((request, response) => {
    const configuration = {
      issuer,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
    };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(request.url === "/keys" ? { keys: published } : configuration));
  });
  issuer = server.url;
  const [ours, forgers, newer] = await Promise.all(["RS256", "RS256", "ES256"].map((alg) => generateKeyPair(alg)));
  if (!ours || !forgers || !newer) throw new Error("impossible: there are three");
  keys = { ours: ours.privateKey, forgers: forgers.privateKey, newer: newer.privateKey };
  published = [
    { ...(await exportJWK(ours.publicKey)), kid: "ours", use: "sig" },
    { ...(await exportJWK(newer.publicKey)), kid: "newer", use: "sig" },
  ];
});
afterAll(() => server.close());

interface TokenParts {
  readonly claims?: JWTPayload;
  readonly header?: { alg?: string; kid?: string; typ?: string };
  readonly key?: CryptoKey | Uint8Array;
}

/** An ID token for Maya, with a test's changes. */
async function token({ claims, header, key = keys.ours }: TokenParts = {}): Promise<string> {
  const payload = { iss: issuer, aud: CLIENT.clientId, sub: "maya", iat: now - 10, exp: now + 300, ...claims };
  return await new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "ours", ...header }).sign(key);
}

function newVerifier(at = issuer): OidcIdentityVerifier {
  return new OidcIdentityVerifier({ provider: new OidcProvider({ ...CLIENT, issuer: at }), clock });
}

function claimsOf({ email, name, signedInAt, expiresAt }: TokenClaims): JWTPayload {
  const [auth_time, exp] = [signedInAt, expiresAt].map((time) => time.getTime() / 1000);
  return { email, name, auth_time, exp } as JWTPayload; // sound: undefined claims are left out of the JSON
}

identityVerifierContract("OpenID Connect", async () => ({
  verifier: newVerifier(),
  unreachable: newVerifier(`http://127.0.0.1:${await freePort()}`),
  now: clock.now(),
  identityId: identityIdOf(issuer, "maya") ?? fail(),
  issue: (claims) => token({ claims: claimsOf(claims) }),
  issueElsewhere: (claims) =>
    Promise.all([
      token({ claims: claimsOf(claims), key: keys.forgers }),
      token({ claims: { ...claimsOf(claims), iss: "https://evil.example" } }),
      token({ claims: { ...claimsOf(claims), aud: "another" } }),
    ]),
}));

function fail(): never {
  throw new Error("impossible: it is a subject");
}

describe("ID tokens", () => {
  it("are accepted with any of the provider's keys, and for us among others", async () => {
    const tokens = [
      await token({ key: keys.newer, header: { alg: "ES256", kid: "newer" } }),
      await token({ claims: { aud: ["another", CLIENT.clientId], azp: CLIENT.clientId } }),
    ];

    for (const each of tokens) expect(await newVerifier().verify(each)).toMatchObject({ expiresAt: expect.any(Date) });
  });

  it("say that an e-mail is verified only with the claim true, and nothing without an e-mail", async () => {
    const verified = async (claims: JWTPayload) => (await newVerifier().verify(await token({ claims }))).emailVerified;

    expect(await verified({ email: "maya@example.com", email_verified: true })).toBe(true);
    expect(await verified({ email: "maya@example.com", email_verified: "true" })).toBe(false);
    expect(await verified({ email: "maya@example.com" })).toBe(false);
    expect(await verified({ email_verified: true })).toBeUndefined();
  });

  it("count as an old sign-in without the time of it", async () => {
    expect((await newVerifier().verify(await token())).signedInAt).toEqual(new Date(0));
  });

  const hour = now + 3600;
  it.each<[string, TokenParts]>([
    // sound: tokens may lack what the type promises, which these tests try
    ["without a subject", { claims: { sub: undefined } as unknown as JWTPayload }],
    ["with an empty subject", { claims: { sub: "" } }],
    ["with too long a subject", { claims: { sub: "s".repeat(256) } }],
    ["without an expiry", { claims: { exp: undefined } as unknown as JWTPayload }], // sound: as above
    ["issued in the future", { claims: { iat: now + 61 } }],
    ["of a sign-in in the future", { claims: { auth_time: now + 61 } }],
    ["for us, but given to another client", { claims: { aud: ["another", CLIENT.clientId], azp: "another" } }],
    ["of an unknown key", { header: { kid: "theirs" } }],
    ["that are access tokens", { header: { typ: "at+jwt" }, claims: { exp: hour } }],
    ["that are logout tokens", { header: { typ: "logout+jwt" }, claims: { exp: hour } }],
  ])("are refused %s", async (_name, parts) => {
    await expect(newVerifier().verify(await token(parts))).rejects.toMatchObject({ code: "not_signed_in" });
  });

  it("are refused if they are signed with the client's secret, which is not the provider's alone", async () => {
    const key = new TextEncoder().encode(CLIENT.clientSecret);

    const signed = await token({ header: { alg: "HS256", kid: "ours" }, key });
    await expect(newVerifier().verify(signed)).rejects.toMatchObject({ code: "not_signed_in" });
  });
});

describe("an identity id", () => {
  it("is the same for the same person, within our limits, and another for another issuer or subject", () => {
    const ids = [
      identityIdOf("https://one.example", "maya"),
      identityIdOf("https://two.example", "maya"),
      identityIdOf("https://one.example", "Maya"),
      identityIdOf("https://one.example", "s".repeat(255)),
      identityIdOf('https://one.example","maya', ""),
      identityIdOf("https://one.example", 7),
    ];

    expect(new Set(ids.slice(0, 4)).size).toBe(4);
    for (const id of ids.slice(0, 4)) expect(id).toMatch(/^oidc-[\w-]{43}$/u);
    expect(ids.slice(4)).toEqual([undefined, undefined]);
    // A stored id must never change.
    expect(ids[0]).toMatchInlineSnapshot(`"oidc-eb1gSgaI3uo_KHrFoNXkkAIl9f7njWysWfxG-WqSzvQ"`);
  });
});
