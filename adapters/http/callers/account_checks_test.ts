import { beforeEach, expect, it } from "vitest";
import type { SessionProof } from "../../../core/account/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { MemoryIdentityAccounts } from "../../memory/account/identity_accounts.ts";
import { MemoryIdentityVerifier } from "../../memory/account/identity_verifier.ts";
import { FixedClock } from "../../memory/fixed_clock.ts";
import { maya } from "../../memory/people_and_recipes.ts";
import { AccountChecks } from "./account_checks.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
let clock: FixedClock;
let accounts: MemoryIdentityAccounts;
let checks: AccountChecks;
let proof: SessionProof;

beforeEach(() => {
  clock = new FixedClock(calendarDate("2026-11-19"));
  const verifier = new MemoryIdentityVerifier(clock);
  accounts = new MemoryIdentityAccounts(verifier);
  checks = new AccountChecks({ accounts, clock });
  const { identityId, email, fullName: name } = maya;
  proof = {
    identityToken: verifier.issue({ identityId, email, name }),
    refreshToken: accounts.issueRefreshToken(identityId),
  };
});

async function ensureActive(before?: Date, maxAgeMs?: number): Promise<Date> {
  const { identityId } = maya;
  const account = { identityId, proof, maxAgeMs, ...(before ? { checkedAt: before } : {}) };
  return (await checks.ensureActive("her phone", account)).checkedAt;
}

it("asks once in 40 seconds, even for ten simultaneous requests", async () => {
  const confirmed = await Promise.all(Array.from({ length: 10 }, () => ensureActive()));
  clock.advance(40 * SECOND_MS - 1);
  await ensureActive();
  expect(accounts.checkCount).toBe(1);
  expect(confirmed).toEqual(confirmed.map(() => new Date("2026-11-19")));

  clock.advance(1);
  await ensureActive();
  expect(accounts.checkCount).toBe(2);
});

it("asks sooner if the caller needs to know, and once for all who do", async () => {
  await ensureActive();
  clock.advance(5 * SECOND_MS);
  await Promise.all([ensureActive(undefined, 5 * SECOND_MS), ensureActive(undefined, 5 * SECOND_MS), ensureActive()]);
  await ensureActive(undefined, 5 * SECOND_MS);

  expect(accounts.checkCount).toBe(2);
});

it("does not ask again what another server asked just before", async () => {
  const justBefore = clock.now();
  clock.advance(40 * SECOND_MS - 1);
  expect(await ensureActive(justBefore)).toEqual(justBefore);

  expect(accounts.checkCount).toBe(0);
});

it("refuses an account that is no longer active, each time", async () => {
  await ensureActive();
  accounts.deactivate(maya.identityId);
  clock.advance(MINUTE_MS);

  for (let n = 0; n < 2; n += 1) await expect(ensureActive()).rejects.toMatchObject({ code: "not_signed_in" });
});

it("checks with the tokens that another server has renewed meanwhile, and stores its own renewed ones", async () => {
  const loaded = [
    { identityToken: "used up", refreshToken: "used up" },
    { ...proof, identityToken: "expired" },
  ];
  const saved: SessionProof[] = [];
  const stored = {
    load: async () => loaded.shift() ?? proof,
    save: async (each: SessionProof) => void saved.push(each),
  };
  const account = await checks.ensureActive("her phone", { identityId: maya.identityId, proof, stored });

  expect(account.checkedAt).toEqual(clock.now());
  expect(saved).toEqual([account.proof]);
});

it("renews the identity token after its hour", async () => {
  for (let minute = 0; minute < 130; minute += 1) {
    await ensureActive();
    clock.advance(MINUTE_MS);
  }
  expect(await ensureActive()).toEqual(clock.now());
});

it("lets a confirmed account go on for 30 minutes while the identity service is unreachable, then is unavailable", async () => {
  const confirmedAt = await ensureActive();
  accounts.setAvailable(false);
  clock.advance(30 * MINUTE_MS - 1);
  expect(await ensureActive()).toEqual(confirmedAt);

  clock.advance(1);
  await expect(ensureActive()).rejects.toMatchObject({ code: "identity_unavailable" });
  accounts.setAvailable(true);
  clock.advance(10 * SECOND_MS);
  expect(await ensureActive()).toEqual(clock.now());
});

it("goes on after a restart during an outage, and knows no account that was never confirmed", async () => {
  accounts.setAvailable(false);
  clock.advance(10 * MINUTE_MS);

  expect(await ensureActive(new Date("2026-11-19"))).toEqual(new Date("2026-11-19"));
  checks.forget("her phone");
  await expect(ensureActive()).rejects.toMatchObject({ code: "identity_unavailable" });
});

it("does not wait for an unreachable service with every request", async () => {
  await ensureActive();
  accounts.setAvailable(false);
  clock.advance(MINUTE_MS);
  for (let n = 0; n < 5; n += 1) await ensureActive();

  expect(accounts.checkCount).toBe(2);
});
