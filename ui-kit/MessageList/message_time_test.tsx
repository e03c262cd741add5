import { afterEach, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { formatHourAndMinute, formatWeekdayAndDate } from "./message_time.ts";

afterEach(() => cdp().send("Emulation.setLocaleOverride", {}));

it("formats times in the interface's language, whatever the browser's is", async () => {
  await cdp().send("Emulation.setLocaleOverride", { locale: "ar-EG" });
  const sent = new Date(2026, 10, 19, 18, 4);

  expect(new Intl.NumberFormat().format(19)).toBe("١٩");
  expect(formatHourAndMinute(sent)).toBe("18:04");
  expect(formatWeekdayAndDate(sent)).toBe("Thursday, Nov 19");
});
