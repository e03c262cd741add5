import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TokenRenewal } from "./token_renewal.ts";

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-19T18:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Somebody whose credential is good for an hour, and who notes the minutes at which it was renewed. */
function maya(renewal: TokenRenewal, failure?: () => Error | undefined) {
  const start = Date.now();
  const renewedAt: number[] = [];
  const holder = {
    end: start + 60 * MINUTE,
    getIdTokenResult: async () => ({ expirationTime: new Date(holder.end).toUTCString() }),
    async getIdToken() {
      renewedAt.push((Date.now() - start) / MINUTE);
      const error = failure?.();
      if (error) throw error;
      holder.end = Date.now() + 60 * MINUTE;
      renewal.follow(holder);
      return "token";
    },
  };
  return { holder, renewedAt };
}

function refusal(code: string): Error {
  return Object.assign(new Error(`Firebase: Error (${code}).`), { code });
}

it("renews the credential 5 minutes before it expires, and the next one, too", async () => {
  const renewal = new TokenRenewal();
  const { holder, renewedAt } = maya(renewal);

  renewal.follow(holder);
  await vi.advanceTimersByTimeAsync(120 * MINUTE);

  expect(renewedAt.map(Math.round)).toEqual([55, 110]);
});

it("tries again after 30 seconds growing to 16 minutes while the network is away", async () => {
  const renewal = new TokenRenewal();
  const { holder, renewedAt } = maya(renewal, () => refusal("auth/network-request-failed"));

  renewal.follow(holder);
  await vi.advanceTimersByTimeAsync(110 * MINUTE);

  const waits = renewedAt.slice(1).map((minute, place) => minute - (renewedAt[place] ?? 0));
  expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 16]);
});

it("leaves it to the service where that refuses", async () => {
  const renewal = new TokenRenewal();
  const { holder, renewedAt } = maya(renewal, () => refusal("auth/user-token-expired"));

  renewal.follow(holder);
  await vi.advanceTimersByTimeAsync(120 * MINUTE);

  expect(renewedAt).toHaveLength(1);
});

it("does not renew one credential after the other where this device's clock is ahead", async () => {
  const renewal = new TokenRenewal();
  const { holder, renewedAt } = maya(renewal);
  holder.getIdTokenResult = async () => ({ expirationTime: new Date(0).toUTCString() });

  renewal.follow(holder);
  await vi.advanceTimersByTimeAsync(MINUTE);

  expect(renewedAt).toEqual([0.5, 1]);
});

it("ends when nobody is signed in any more", async () => {
  const renewal = new TokenRenewal();
  const { holder, renewedAt } = maya(renewal);

  renewal.follow(holder);
  renewal.follow(null);
  await vi.advanceTimersByTimeAsync(120 * MINUTE);

  expect(renewedAt).toEqual([]);
});
