import { expect, it } from "vitest";
import { calendarDate } from "../../core/shared/mod.ts";
import { allowancesContract } from "../contracts/allowances_contract.ts";
import { FixedClock } from "../memory/fixed_clock.ts";
import type { Allowance } from "../shared/allowances.ts";
import { MemoryAllowances } from "./allowances.ts";

const clock = new FixedClock(calendarDate("2026-11-19"));

allowancesContract("memory", async () => {
  const allowances = new MemoryAllowances({ clock });
  return { here: allowances, there: allowances, pass: async (ms) => clock.advance(ms), close: async () => {} };
});

it("says to the millisecond when the next one comes back", async () => {
  const chat: Allowance = { name: "chat", atOnce: 3, comesBack: { perSecond: 2 } };
  const allowances = new MemoryAllowances({ clock });

  for (const wait of [0, 0, 0, 500]) expect(await allowances.take(chat, "maya")).toBe(wait);
  clock.advance(250);
  expect(await allowances.take(chat, "maya")).toBe(250);
  clock.advance(250);
  for (const wait of [0, 500]) expect(await allowances.take(chat, "maya")).toBe(wait);
});
