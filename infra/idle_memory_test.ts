import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { releaseMemoryWhenIdle } from "./idle_memory.ts";

const MEGABYTE = 2 ** 20;

let busyShare: number;
let heapMegabytes: number;
let collections: number;

beforeEach(() => {
  vi.useFakeTimers();
  busyShare = 0;
  heapMegabytes = 100;
  collections = 0;
  releaseMemoryWhenIdle({
    busyShare: () => busyShare,
    heapBytes: () => heapMegabytes * MEGABYTE,
    collect() {
      collections += 1;
      heapMegabytes = 65;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

it("collects once after ten idle seconds", () => {
  vi.advanceTimersByTime(9_999);
  expect(collections).toBe(0);

  vi.advanceTimersByTime(60_000);

  expect(collections).toBe(1);
});

it("waits while the server is busy", () => {
  busyShare = 0.021;
  vi.advanceTimersByTime(60_000);
  expect(collections).toBe(0);

  busyShare = 0.019;
  vi.advanceTimersByTime(10_000);

  expect(collections).toBe(1);
});

it("collects again only when the heap has grown by 32 MB", () => {
  vi.advanceTimersByTime(10_000);
  heapMegabytes = 96;
  vi.advanceTimersByTime(60_000);
  expect(collections).toBe(1);

  heapMegabytes = 97;
  vi.advanceTimersByTime(10_000);

  expect(collections).toBe(2);
});
