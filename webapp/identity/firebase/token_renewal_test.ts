import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TokenRenewal } from "./token_renewal.ts";

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-19T18:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A token that is valid for an hour, and the minutes at which it was renewed. */
function maya(renewal: TokenRenewal, failure?: () => Error | undefined) {
  const start = Date.now();
  const renewedAt: number[] = [];
  const source = {
    end: start + 60 * MINUTE,
    getIdTokenResult: async () => ({ expirationTime: new Date(source.end).toUTCString() }),
    async getIdToken() {
      renewedAt.push((Date.now() - start) / MINUTE);
      const error = failure?.();
      if (error) throw error;
      source.end = Date.now() + 60 * MINUTE;
      renewal.follow(source);
      return "token";
    },
  };
  return { source, renewedAt };
}

function refusal(code: string): Error {
  return Object.assign(new Error(`Firebase: Error (${code}).`), { code });
}

it("renews each token 5 minutes before it expires", async () => {
  const renewal = new TokenRenewal();
  const { source, renewedAt } = maya(renewal);

  renewal.follow(source);
  await vi.advanceTimersByTimeAsync(120 * MINUTE);

  expect(renewedAt.map(Math.round)).toEqual([55, 110]);
});

it("tries again after 30 seconds growing to 16 minutes without a network", async () => {
  const renewal = new TokenRenewal();
  const { source, renewedAt } = maya(renewal, () => refusal("auth/network-request-failed"));

  renewal.follow(source);
  await vi.advanceTimersByTimeAsync(110 * MINUTE);

  const waits = renewedAt.slice(1).map((minute, place) => minute - (renewedAt[place] ?? 0));
  expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 16]);
});

it("stops after a refusal by the service", async () => {
  const renewal = new TokenRenewal();
  const { source, renewedAt } = maya(renewal, () => refusal("auth/user-token-expired"));

  renewal.follow(source);
  await vi.advanceTimersByTimeAsync(120 * MINUTE);

  expect(renewedAt).toHaveLength(1);
});

it("pauses between renewals where this device's clock is ahead", async () => {
  const renewal = new TokenRenewal();
  const { source, renewedAt } = maya(renewal);
  source.getIdTokenResult = async () => ({ expirationTime: new Date(0).toUTCString() });

  renewal.follow(source);
  await vi.advanceTimersByTimeAsync(MINUTE);

  expect(renewedAt).toEqual([0.5, 1]);
});

it("stops when the session ends", async () => {
  const renewal = new TokenRenewal();
  const { source, renewedAt } = maya(renewal);

  renewal.follow(source);
  renewal.follow(null);
  await vi.advanceTimersByTimeAsync(120 * MINUTE);

  expect(renewedAt).toEqual([]);
});
