import { expect, it } from "vitest";
import { SESSION_MARKER_KEY, SessionMarker } from "./session_marker.ts";

/** A browser's storage, as much as is needed of it. */
function storage(content: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(content));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage; // sound: nothing else of it is used
}

it("is another one for each session, until it is cleared", () => {
  const device = storage();
  const marker = new SessionMarker(
    () => device,
    () => {},
  );
  expect(marker.read()).toBeUndefined();

  marker.set();
  const first = marker.read();
  marker.set();
  expect(first).toMatch(/^\d+-\d+$/u);
  expect(
    new SessionMarker(
      () => device,
      () => {},
    ).read(),
  ).not.toBe(first);

  marker.clear();
  expect(marker.read()).toBeUndefined();
  expect(device.getItem(SESSION_MARKER_KEY)).toBeNull();
});

it("is no session while a log-out has to reach the server, or data has to leave the device", () => {
  const device = storage();
  const marker = new SessionMarker(
    () => device,
    () => {},
  );
  marker.set();
  marker.setLeaving();

  expect([marker.isLeaving, marker.read()]).toEqual([true, undefined]);
  marker.set();
  expect(marker.isLeaving).toBe(false);

  marker.setEnded();
  expect([marker.isEnded, marker.isLeaving, marker.read()]).toEqual([true, false, undefined]);
  marker.set();
  expect(marker.isEnded).toBe(false);
});

it("does without where the browser refuses storage", () => {
  const marker = new SessionMarker(
    () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
    () => {},
  );
  marker.set();
  marker.clear();
  marker.removeOldSession();

  expect(marker.read()).toBeUndefined();
});

it("tells the server of this browser's session and time zone, and of its end", () => {
  const told: unknown[] = [];
  const device = storage();
  const marker = new SessionMarker(
    () => device,
    (each) => void told.push(each),
  );

  marker.set();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(told).toEqual([{ marker: marker.read(), timeZone }]);
  marker.setLeaving();
  marker.clear();
  expect(told.slice(1)).toEqual([undefined, undefined]);
});
