import { beforeAll, beforeEach, expect, it } from "vitest";
import type { NewSession, Person, SessionId, SessionStore } from "../../../core/account/mod.ts";
import { type ContractFixture, contractOnOneFixture } from "../contract_fixture.ts";

/** The contract's fixture: a store, and two people without sessions. */
interface SessionStoreFixture extends ContractFixture {
  readonly store: SessionStore;
  readonly maya: Person;
  readonly tomas: Person;
}

const NOON = new Date("2026-11-19T12:00:00.000Z");
const MAX = 50;

function after(minutes: number): Date {
  return new Date(NOON.getTime() + minutes * 60_000);
}

/** The contract of {@linkcode SessionStore}, run for every adapter. */
export const sessionStoreContract = contractOnOneFixture<SessionStoreFixture>("SessionStore", (fixture) => {
  let store: SessionStore;
  let maya: Person;
  let tomas: Person;

  beforeAll(async () => {
    ({ store, maya, tomas } = fixture);
  });
  beforeEach(async () => {
    await store.removeOthers(maya.id, { keep: undefined, accessTokens: true });
    await store.removeOthers(tomas.id, { keep: undefined, accessTokens: true });
  });

  /** A session of Maya that was last used so many minutes after noon, and expires an hour later. */
  function session(name: string, { person = maya, seen = 0 } = {}): NewSession {
    return {
      id: name as SessionId,
      tokenHash: `hash of ${name}`,
      userId: person.id,
      device: "Firefox on Linux",
      sealedProof: `proof of ${name}`,
      createdAt: NOON,
      lastSeenAt: after(seen),
      checkedAt: after(seen),
      expiresAt: after(seen + 60),
    };
  }

  async function listed(person: Person, now = NOON): Promise<SessionId[]> {
    return (await store.list(person.id, { now, max: MAX })).map(({ id }) => id);
  }

  it("finds a session by its token's hash, with its person, until it expires", async () => {
    const phone = session("phone");
    await store.add(phone, MAX);
    const { tokenHash, ...rest } = phone;

    expect(await store.find(tokenHash, after(59))).toEqual({ ...rest, person: maya });
    expect(await store.find(tokenHash, after(60))).toBeUndefined();
    expect(await store.find("another hash", NOON)).toBeUndefined();
  });

  it("renews a session's tokens, and no other's", async () => {
    await store.add(session("phone"), MAX);
    await store.add(session("laptop"), MAX);
    await store.renewProof("phone" as SessionId, "a renewed proof");
    await store.renewProof("unknown" as SessionId, "a renewed proof");

    expect((await store.find("hash of phone", NOON))?.sealedProof).toBe("a renewed proof");
    expect((await store.find("hash of laptop", NOON))?.sealedProof).toBe("proof of laptop");
  });

  it("lists a person's sessions that have not expired, the most recently seen first, and no more than asked", async () => {
    for (const [name, seen] of [
      ["old", -60],
      ["phone", 1],
      ["laptop", 3],
      ["tablet", 2],
    ] as const) {
      await store.add(session(name, { seen }), MAX);
    }
    await store.add(session("other", { person: tomas }), MAX);

    expect(await listed(maya)).toEqual(["laptop", "tablet", "phone"]);
    expect((await store.list(maya.id, { now: NOON, max: 1 })).map(({ id }) => id)).toEqual(["laptop"]);
    expect((await store.list(tomas.id, { now: NOON, max: MAX }))[0]).toMatchObject({
      device: "Firefox on Linux",
      userId: tomas.id,
      createdAt: NOON,
    });
  });

  it("keeps a person's newest sessions only, and says which ended", async () => {
    await store.add(session("other", { person: tomas }), 2);
    expect(await store.add(session("phone", { seen: 2 }), 2)).toEqual([]);
    expect(await store.add(session("laptop", { seen: 1 }), 2)).toEqual([]);

    expect(await store.add(session("tablet", { seen: 0 }), 2)).toEqual(["laptop"]);
    expect(await listed(maya)).toEqual(["phone", "tablet"]);
    expect(await listed(tomas)).toEqual(["other"]);
  });

  it("stores that a session was used", async () => {
    await store.add(session("phone"), MAX);
    const times = { lastSeenAt: after(30), checkedAt: after(29), expiresAt: after(90) };
    await store.touch("phone" as SessionId, times);
    await store.touch("unknown" as SessionId, times);

    expect(await store.find("hash of phone", after(89))).toMatchObject({ createdAt: NOON, ...times });
  });

  it("removes a session of this person only", async () => {
    await store.add(session("phone"), MAX);

    expect(await store.remove(tomas.id, "phone" as SessionId)).toBe(false);
    expect(await listed(maya)).toEqual(["phone"]);
    expect(await store.remove(maya.id, "phone" as SessionId)).toBe(true);
    expect(await store.remove(maya.id, "phone" as SessionId)).toBe(false);
    expect(await store.find("hash of phone", NOON)).toBeUndefined();
  });

  it("removes a person's other sessions, or all", async () => {
    for (const name of ["phone", "laptop", "tablet"]) await store.add(session(name), MAX);
    await store.add(session("other", { person: tomas }), MAX);

    const others = await store.removeOthers(maya.id, { keep: "laptop" as SessionId, accessTokens: false });
    expect(others.toSorted()).toEqual(["phone", "tablet"]);
    expect(await listed(maya)).toEqual(["laptop"]);
    expect(await store.removeOthers(maya.id, { keep: undefined, accessTokens: false })).toEqual(["laptop"]);
    expect(await listed(tomas)).toEqual(["other"]);
  });

  it("stores access tokens separately from browsers' sessions, up to a number of them that have not expired", async () => {
    const token = (name: string, minutes = 0) => ({
      ...session(name),
      scope: "read" as const,
      createdAt: after(minutes),
      expiresAt: after(minutes + 60),
    });
    await store.add(session("phone"), MAX);
    expect(await store.addAccessToken(token("calendar"), 2)).toBe(true);
    expect(await store.addAccessToken(token("lights", 30), 2)).toBe(true);
    expect(await store.addAccessToken(token("robot", 40), 2)).toBe(false);
    await store.add(session("laptop"), 1);

    const { tokenHash: _hash, sealedProof: _proof, ...lights } = token("lights", 30);
    expect(await store.find("hash of lights", after(31))).toMatchObject({ scope: "read", person: maya });
    expect((await store.listAccessTokens(maya.id, after(40))).map(({ id }) => id)).toEqual(["lights", "calendar"]);
    expect(await store.listAccessTokens(maya.id, after(60))).toEqual([lights]);
    expect(await listed(maya)).toEqual(["laptop"]);
    expect(await store.addAccessToken(token("robot", 60), 2)).toBe(true);

    await store.removeOthers(maya.id, { keep: undefined, accessTokens: false });
    expect(await store.listAccessTokens(maya.id, after(60))).toHaveLength(2);
    expect(await store.listAccessTokens(tomas.id, NOON)).toEqual([]);
  });

  it("removes a person's access tokens together with their other sessions, if wanted", async () => {
    await store.add(session("phone"), MAX);
    await store.add(session("laptop"), MAX);
    await store.addAccessToken({ ...session("calendar"), scope: "read" }, MAX);
    await store.addAccessToken({ ...session("other", { person: tomas }), scope: "read" }, MAX);

    const ended = await store.removeOthers(maya.id, { keep: "laptop" as SessionId, accessTokens: true });
    expect(ended.toSorted()).toEqual(["calendar", "phone"]);
    expect(await listed(maya)).toEqual(["laptop"]);
    expect(await store.listAccessTokens(tomas.id, NOON)).toHaveLength(1);
  });

  it("sweeps expired sessions", async () => {
    await store.add(session("phone", { seen: -60 }), MAX);
    await store.add(session("laptop"), MAX);
    await store.sweep(NOON);

    expect(await listed(maya, after(-61))).toEqual(["laptop"]);
  });
});
