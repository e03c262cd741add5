import { MemorySessionStore } from "../../../adapters/memory/account/session_store.ts";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { type PersonStore, type SessionId, sessionExpiry } from "../../../core/account/mod.ts";
import { storyToday } from "../story_today.ts";

/** The session of the browser in which a story runs. */
export const CURRENT_SESSION = "session-of-the-laptop" as SessionId;

const DEVICES = [
  { id: CURRENT_SESSION, device: "Firefox on Linux", seen: `${storyToday}T18:06:00Z` },
  { id: "session-of-the-phone", device: "Chrome on Android", seen: `${storyToday}T07:42:00Z` },
  { id: "session-of-the-tablet", device: "Safari on iPad", seen: "2026-11-02T12:00:00Z" },
] as const;

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
    const session = { id: id as SessionId, userId: maya.id, device, tokenHash: id, sealedProof: "", ...times };
    void sessions.add(session, DEVICES.length);
  }
  return sessions;
}
