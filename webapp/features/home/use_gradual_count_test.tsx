import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { GRADUAL_INTERVAL_MS, useGradualCount } from "./use_gradual_count.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});

afterEach(() => {
  vi.useRealTimers();
});

// #recipe-home-gradual
it("shows ten at once, and ten more every half second until all are shown", async () => {
  const { result } = await renderHook(() => useGradualCount(24));
  expect(result.current).toBe(10);

  vi.advanceTimersByTime(GRADUAL_INTERVAL_MS);
  await expect.poll(() => result.current).toBe(20);
  vi.advanceTimersByTime(GRADUAL_INTERVAL_MS);
  await expect.poll(() => result.current).toBe(24);
});
