import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isTokenValid, SESSION_STORAGE_KEY, SessionStore, type StoredSession } from "./stored_session.ts";

const NOW = Date.parse("2026-11-19T18:00:00Z");
const HOUR = 3_600_000;

const maya: StoredSession = {
  user: { id: "uid-maya", email: "maya@example.com", fullName: "Maya Okafor" },
  token: "a.credential.of-hers",
  expires: NOW + HOUR,
};

/** A browser's storage, as much as is needed of it. */
function storage(content: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(content));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage; // sound: nothing else of it is used
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

it("answers who was kept, until they are forgotten", () => {
  const device = storage();
  new SessionStore(() => device).save(maya);

  expect(new SessionStore(() => device).read()).toEqual(maya);

  new SessionStore(() => device).clear();
  expect(new SessionStore(() => device).read()).toBeUndefined();
  expect(device.getItem(SESSION_STORAGE_KEY)).toBeNull();
});

it.each([
  ["nothing", undefined],
  ["no JSON", "maya"],
  ["no object", "7"],
  ["no user", JSON.stringify({ ...maya, user: undefined })],
  ["a user without an id", JSON.stringify({ ...maya, user: { ...maya.user, id: "" } })],
  ["a credential that is no text", JSON.stringify({ ...maya, token: 7 })],
  ["no end", JSON.stringify({ user: maya.user, token: maya.token })],
])("reads no session from %s", (_, content) => {
  const device = storage(content === undefined ? {} : { [SESSION_STORAGE_KEY]: content });
  expect(new SessionStore(() => device).read()).toBeUndefined();
});

it("does without where the browser refuses storage", () => {
  const store = new SessionStore(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  store.save(maya);
  store.clear();
  expect(store.read()).toBeUndefined();
});

it("hands a credential out until half a minute before its end", () => {
  expect(isTokenValid(maya)).toBe(true);
  vi.setSystemTime(maya.expires - 31_000);
  expect(isTokenValid(maya)).toBe(true);
  vi.setSystemTime(maya.expires - 30_000);
  expect(isTokenValid(maya)).toBe(false);
});
