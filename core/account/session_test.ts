import { beforeEach, expect, it } from "vitest";
import { MemoryPersonStore } from "../../adapters/memory/account/person_store.ts";
import { MemorySessionStore } from "../../adapters/memory/account/session_store.ts";
import { CountingIdSource } from "../../adapters/memory/counting_id_source.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { CryptoSessionTokens } from "../../adapters/system/session_tokens.ts";
import { calendarDate, DAY_MS } from "../shared/mod.ts";
import { createAccessToken, listAccessTokens } from "./access_tokens.ts";
import type { Person } from "./person.ts";
import { MAX_SESSIONS_PER_PERSON, type Session } from "./session.ts";
import {
  endOtherSessions,
  endSession,
  findSession,
  listSessions,
  type StartedSession,
  startSession,
  touchSession,
} from "./sessions.ts";

const proof = { identityToken: "an identity token", refreshToken: "a refresh token" };
const notSignedIn = { code: "not_signed_in", message: "Please sign in" };
const program = { userId: maya.id, proof, name: "Backup", scope: "read", days: 30 } as const;

let ports: {
  clock: FixedClock;
  sessions: MemorySessionStore;
  sessionTokens: CryptoSessionTokens;
  ids: CountingIdSource;
};

beforeEach(() => {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  ports = {
    clock,
    sessions: new MemorySessionStore(new MemoryPersonStore(clock, [maya, tomas])),
    sessionTokens: new CryptoSessionTokens(),
    ids: new CountingIdSource(),
  };
});

function start(person: Person, device = "Chrome on Android"): Promise<StartedSession> {
  return startSession(ports, { userId: person.id, proof, device });
}

/** Uses the session as a request does. */
async function use(token: string): Promise<Session> {
  const { session } = await findSession(ports, token);
  return await touchSession(ports, { session, checkedAt: ports.clock.now() });
}

it("finds a started session by its token, with the identity service's tokens", async () => {
  const { session, token } = await start(maya);

  expect(await findSession(ports, token)).toEqual({
    session: expect.objectContaining({ ...session, person: maya, device: "Chrome on Android" }),
    proof,
  });
  await expect(findSession(ports, `${token}x`)).rejects.toMatchObject(notSignedIn);
});

it("stores neither the token nor the identity service's tokens readably", async () => {
  const { token } = await start(maya);
  const { session } = await findSession(ports, token);

  expect(JSON.stringify(session)).not.toContain(token);
  expect(JSON.stringify(session)).not.toContain("refresh token");
});

it("ends a session that is not used for 30 days", async () => {
  const { token } = await start(maya);
  ports.clock.advance(30 * DAY_MS - 1);
  await use(token);
  ports.clock.advance(30 * DAY_MS - 1);
  await use(token);
  ports.clock.advance(30 * DAY_MS);

  await expect(use(token)).rejects.toMatchObject(notSignedIn);
});

it("ends a session after 90 days, even if it is used every day", async () => {
  const { token } = await start(maya);
  for (let day = 1; day < 90; day += 1) {
    ports.clock.advance(DAY_MS);
    await use(token);
  }
  ports.clock.advance(DAY_MS);

  await expect(use(token)).rejects.toMatchObject(notSignedIn);
});

it("stores a use at most every five minutes", async () => {
  const { token } = await start(maya);
  const startedAt = ports.clock.now();
  ports.clock.advance(5 * 60_000 - 1);
  await use(token);
  expect((await listSessions(ports, { userId: maya.id }))[0]?.lastSeenAt).toEqual(startedAt);

  ports.clock.advance(1);
  expect(await use(token)).toMatchObject({ userId: maya.id, lastSeenAt: ports.clock.now() });
  expect((await listSessions(ports, { userId: maya.id }))[0]?.lastSeenAt).toEqual(ports.clock.now());
});

it("ends the session that was unused the longest when a person has too many", async () => {
  const first = await start(maya);
  for (let n = 1; n < MAX_SESSIONS_PER_PERSON; n += 1) {
    ports.clock.advance(1000);
    await start(maya);
  }
  ports.clock.advance(1000);

  expect((await start(maya)).ended).toEqual([first.session.id]);
  expect(await listSessions(ports, { userId: maya.id })).toHaveLength(MAX_SESSIONS_PER_PERSON);
  await expect(findSession(ports, first.token)).rejects.toMatchObject(notSignedIn);
});

it("ends one session of the person, and no other person's", async () => {
  const [phone, other] = [await start(maya), await start(tomas)];
  await expect(endSession(ports, { userId: maya.id, id: other.session.id })).rejects.toMatchObject({
    code: "session_not_found",
    message: "This session has ended already",
  });
  await endSession(ports, { userId: maya.id, id: phone.session.id });

  await expect(findSession(ports, phone.token)).rejects.toMatchObject(notSignedIn);
  expect(await findSession(ports, other.token)).toBeDefined();
});

it("ends all other sessions of the person", async () => {
  const [phone, laptop, other] = [await start(maya), await start(maya), await start(tomas)];

  expect(await endOtherSessions(ports, { userId: maya.id, keep: laptop.session.id, accessTokens: false })).toEqual([
    phone.session.id,
  ]);
  expect(await findSession(ports, laptop.token)).toBeDefined();
  expect(await findSession(ports, other.token)).toBeDefined();
});

it("makes an access token that is found by its secret until it expires", async () => {
  const { secret, ...token } = await createAccessToken(ports, program);

  expect(secret).toMatch(/^weekplate_./u);
  expect(token).toMatchObject({ userId: maya.id, device: "Backup", scope: "read", expiresAt: new Date("2026-12-19") });
  expect(await findSession(ports, secret)).toMatchObject({ session: token, proof });
  expect(await listAccessTokens(ports, { userId: maya.id })).toMatchObject([{ id: token.id }]);
  ports.clock.advance(10 * DAY_MS);
  await use(secret);
  ports.clock.advance(20 * DAY_MS);
  await expect(findSession(ports, secret)).rejects.toMatchObject(notSignedIn);
  expect(await listAccessTokens(ports, { userId: maya.id })).toEqual([]);
});

it.each([{ refreshToken: undefined }, { accessToken: "the provider's" }])(
  "makes no access token with %j",
  async (other) => {
    await expect(createAccessToken(ports, { ...program, proof: { ...proof, ...other } })).rejects.toMatchObject({
      code: "access_tokens_unavailable",
      message: "Access tokens can't be made with this way to sign in",
    });
  },
);

it("makes at most twenty access tokens of a person", async () => {
  for (let n = 0; n < 20; n += 1) await createAccessToken(ports, program);

  await expect(createAccessToken(ports, program)).rejects.toMatchObject({
    code: "too_many_access_tokens",
    message: "You have 20 access tokens. End one first.",
  });
});
