import { MemorySessionStore } from "../../../adapters/memory/account/session_store.ts";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { type PersonStore, type SessionId, type SessionProof, sessionExpiry } from "../../../core/account/mod.ts";
import type { IdSource } from "../../../core/shared/mod.ts";
import { storyToday } from "../story_today.ts";

/** The session of the browser in which a story runs, and its token. */
export const CURRENT_SESSION = sessionId(1);

const DEVICES = [
  { id: CURRENT_SESSION, device: "Firefox on Linux", seen: `${storyToday}T18:06:00Z` },
  { id: sessionId(2), device: "Chrome on Android", seen: `${storyToday}T07:42:00Z` },
  { id: sessionId(3), device: "Safari on iPad", seen: "2026-11-02T12:00:00Z" },
];

/** The identity service's tokens of every session. */
const PROOF: SessionProof = { identityToken: "an identity token", refreshToken: "a refresh token" };

/** Ids of new sessions, which are no story device's. */
export function memorySessionIds(): IdSource {
  let last = DEVICES.length;
  return {
    next() {
      last += 1;
      return sessionId(last);
    },
  };
}

/** Maya is signed in on three devices. */
export function memorySessions(people: PersonStore): MemorySessionStore {
  const sessions = new MemorySessionStore(people);
  for (const { id, device, seen } of DEVICES) {
    const seenAt = new Date(seen);
    const times = {
      createdAt: seenAt,
      lastSeenAt: seenAt,
      checkedAt: seenAt,
      expiresAt: sessionExpiry(seenAt, seenAt),
    };
    const session = { id, userId: maya.id, device, tokenHash: id, sealedProof: JSON.stringify(PROOF), ...times };
    void sessions.add(session, DEVICES.length);
  }
  return sessions;
}

function sessionId(number: number): SessionId {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}` as SessionId;
}
