import { afterEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../testing/memory_storage.ts";
import { BrowserAlarm } from "./mod.ts";

const timer = { id: "1", name: "Simmer, step 3", dish: "Goulash Soup" };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser's notifications, without the screen. */
function notificationsAre(permission: NotificationPermission, { canShow = true } = {}) {
  const requestPermission = vi.fn(() => Promise.resolve(permission));
  const shown: { title: string; tag: string | undefined }[] = [];
  class Shown extends EventTarget {
    static readonly permission = permission;
    static readonly requestPermission = requestPermission;
    constructor(title: string, { tag }: NotificationOptions) {
      super();
      if (!canShow) throw new TypeError("Illegal constructor");
      shown.push({ title, tag });
    }
  }
  vi.stubGlobal("Notification", Shown);
  return { requestPermission, shown };
}

it("asks for notifications at the first press, and once for a device", () => {
  const { requestPermission } = notificationsAre("default");
  const storage = memoryStorage();
  const alarm = new BrowserAlarm(storage);
  expect(requestPermission).not.toHaveBeenCalled();

  alarm.prepare();
  alarm.prepare();
  new BrowserAlarm(storage).prepare();

  expect(requestPermission).toHaveBeenCalledOnce();
});

it("shows a notification only where the person allows it, one for each timer", () => {
  const denied = notificationsAre("denied");
  new BrowserAlarm(memoryStorage()).notify(timer);
  expect(denied.shown).toEqual([]);

  const granted = notificationsAre("granted");
  new BrowserAlarm(memoryStorage()).notify(timer);
  expect(granted.shown).toEqual([{ title: "Simmer, step 3: time is up", tag: "1" }]);
});

it("goes on where the browser has notifications that pages cannot show", () => {
  notificationsAre("granted", { canShow: false });

  expect(() => new BrowserAlarm(memoryStorage()).notify(timer)).not.toThrow();
});
