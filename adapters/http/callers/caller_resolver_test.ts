import { beforeEach, expect, it } from "vitest";
import { identifyCaller, type Person } from "../../../core/account/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { MemoryIdentityAccounts } from "../../memory/account/identity_accounts.ts";
import { MemoryIdentityVerifier } from "../../memory/account/identity_verifier.ts";
import { MemoryPersonStore } from "../../memory/account/person_store.ts";
import { FixedClock } from "../../memory/fixed_clock.ts";
import { ingeborg, maya, tomas } from "../../memory/people_and_recipes.ts";
import { AccountChecks } from "./account_checks.ts";
import { CallerResolver } from "./caller_resolver.ts";

const MINUTE_MS = 60_000;
let clock: FixedClock;
let verifier: MemoryIdentityVerifier;
let accounts: MemoryIdentityAccounts;
let people: MemoryPersonStore;
let lookUps: number;
let callerResolver: CallerResolver;

beforeEach(() => {
  clock = new FixedClock(calendarDate("2026-11-19"));
  verifier = new MemoryIdentityVerifier(clock);
  accounts = new MemoryIdentityAccounts(verifier);
  people = new MemoryPersonStore(clock, [maya, tomas, ingeborg]);
  lookUps = 0;
  callerResolver = new CallerResolver({
    verifier,
    checks: new AccountChecks({ accounts, clock }),
    clock,
    maxEntries: 2,
    identify(identity) {
      lookUps += 1;
      return identifyCaller({ people }, identity);
    },
  });
});

function tokenOf(person: Person, seconds = 3600): string {
  return verifier.issue({ ...person, name: person.fullName }, { seconds });
}

it("verifies a token and looks up its person once in five minutes, even for ten simultaneous requests", async () => {
  const token = tokenOf(maya);
  const found = await Promise.all(Array.from({ length: 10 }, () => callerResolver.resolveCaller(token)));
  clock.advance(5 * MINUTE_MS - 1);
  await callerResolver.resolveCaller(token);

  expect(found[9]).toEqual({
    userId: maya.id,
    identityId: maya.identityId,
    fullName: maya.fullName,
    email: maya.email,
  });
  expect([verifier.verifyCount, lookUps]).toEqual([1, 1]);

  clock.advance(1);
  await callerResolver.resolveCaller(token);
  expect([verifier.verifyCount, lookUps]).toEqual([2, 2]);
});

it("never uses a token after its expiry", async () => {
  const token = tokenOf(maya, 60);
  await callerResolver.resolveCaller(token);
  clock.advance(MINUTE_MS - 1);
  await callerResolver.resolveCaller(token);
  clock.advance(1);

  await expect(callerResolver.resolveCaller(token)).rejects.toMatchObject({ code: "not_signed_in" });
});

it("does not cache a failure", async () => {
  const token = tokenOf(maya);
  verifier.setAvailable(false);
  await expect(callerResolver.resolveCaller(token)).rejects.toMatchObject({ code: "identity_unavailable" });
  verifier.setAvailable(true);

  expect(await callerResolver.resolveCaller(token)).toMatchObject({ userId: maya.id });
});

it("uses cached callers while the identity service is unavailable", async () => {
  const token = tokenOf(maya);
  await callerResolver.resolveCaller(token);
  verifier.setAvailable(false);

  expect(await callerResolver.resolveCaller(token)).toMatchObject({ userId: maya.id });
});

// #account-out-in-a-minute
it("refuses the token of an account that is no longer active, within 60 seconds", async () => {
  const token = tokenOf(maya);
  await callerResolver.resolveCaller(token);
  accounts.deactivate(maya.identityId);
  clock.advance(MINUTE_MS);

  await expect(callerResolver.resolveCaller(token)).rejects.toMatchObject({ code: "not_signed_in" });
});

it("looks up a person again after forget", async () => {
  const token = tokenOf(maya);
  await callerResolver.resolveCaller(token);
  await people.save({ ...maya, fullName: "Maya Holm" });
  expect(await callerResolver.resolveCaller(token)).toMatchObject({ fullName: "Maya Lindqvist" });

  callerResolver.forget(maya.identityId);
  expect(await callerResolver.resolveCaller(token)).toMatchObject({ fullName: "Maya Holm" });
});

it("creates no account where only the identity is resolved", async () => {
  expect(await callerResolver.resolveIdentity(tokenOf(maya))).toMatchObject({ email: maya.email, name: maya.fullName });
  expect(lookUps).toBe(0);
});

it("drops the least recently used token when it is full", async () => {
  const [ofMaya, ofTomas, ofIngeborg] = [tokenOf(maya), tokenOf(tomas), tokenOf(ingeborg)];
  for (const token of [ofMaya, ofTomas, ofMaya, ofIngeborg, ofMaya]) await callerResolver.resolveCaller(token);
  expect(verifier.verifyCount).toBe(3);

  await callerResolver.resolveCaller(ofTomas);
  expect(verifier.verifyCount).toBe(4);
});

it("stores within 60 seconds that the identity service has verified the e-mail address, with the same token", async () => {
  const [email, token] = ["maya@kitchen.example", tokenOf(maya)];
  accounts.setEmail(maya.identityId, { email, emailVerified: false });
  await callerResolver.resolveCaller(token);
  accounts.setEmail(maya.identityId, { email, emailVerified: true });
  clock.advance(MINUTE_MS);
  expect(await people.verifiedEmail(maya.id)).toBeUndefined();
  await callerResolver.resolveCaller(token);
  await callerResolver.resolveCaller(token);

  expect(await people.verifiedEmail(maya.id)).toBe(email);
  expect(lookUps).toBe(2);
});

it("learns sooner of a verified address for a call that needs to know", async () => {
  const [email, token] = ["maya@kitchen.example", tokenOf(maya)];
  accounts.setEmail(maya.identityId, { email, emailVerified: false });
  await callerResolver.resolveCaller(token);
  accounts.setEmail(maya.identityId, { email, emailVerified: true });
  clock.advance(5_000);
  await callerResolver.resolveCaller(token, { maxAgeMs: 5_000 });

  expect(await people.verifiedEmail(maya.id)).toBe(email);
});

it("does not take the stored address for verified after the account has changed it", async () => {
  const changed = { email: "another@kitchen.example", emailVerified: true };
  const token = tokenOf(maya);
  accounts.setEmail(maya.identityId, changed);
  await callerResolver.resolveCaller(token);

  expect(await people.verifiedEmail(maya.id)).toBe(changed.email);
});
