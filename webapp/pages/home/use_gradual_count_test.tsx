import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useGradualCount } from "./use_gradual_count.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it("shows ten at once, and ten more every half second until all are shown", async () => {
  const { result, act } = await renderHook(() => useGradualCount(24));
  const seen = [result.current];
  for (const milliseconds of [499, 1, 500, 5000]) {
    await act(async () => vi.advanceTimersByTime(milliseconds));
    seen.push(result.current);
  }

  expect(seen).toEqual([10, 10, 20, 24, 24]);
});

it("starts with the given count", async () => {
  const { result } = await renderHook(() => useGradualCount(24, 20));

  expect(result.current).toBe(20);
});

it("never exceeds the total", async () => {
  const { result } = await renderHook(() => useGradualCount(3));

  expect(result.current).toBe(3);
});
