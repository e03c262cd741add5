import { decodeJwt, UnsecuredJWT } from "jose";
import { expect, inject, it } from "vitest";
import {
  type IdentityAccountsFixture,
  identityAccountsContract,
} from "../../adapters/contracts/account/identity_accounts_contract.ts";
import { identityRemovalContract } from "../../adapters/contracts/personal_data/identity_removal_contract.ts";
import { AdminIdentityRemoval } from "../../adapters/firebase/admin_identity_removal.ts";
import { FirebaseAdmin } from "../../adapters/firebase/firebase_admin.ts";
import { FirebaseIdentityAccounts } from "../../adapters/firebase/identity_accounts.ts";
import { freePort } from "../../adapters/system/free_port.ts";
import { SystemClock } from "../../adapters/system/system_clock.ts";
import type { IdentityId } from "../../core/account/mod.ts";
import { PROJECT } from "../setup/identity_emulator.ts";
import { signInAtEmulator, signUpAtEmulator } from "./testing/emulator_sign_up.ts";

// The emulator takes calls with people's own tokens and calls of firebase-admin, from which it wants no service account:
// tests/production/service_account_integration_test.ts has one.

const emulatorHost = inject("emulatorHost");
const unusedHost = `localhost:${await freePort()}`;
let signedUp = 0;

async function change(call: "update" | "delete", json: object): Promise<void> {
  const url = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:${call}`;
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const reply = await fetch(url, { method: "POST", headers, body: JSON.stringify(json) });
  if (!reply.ok) throw new Error(await reply.text());
}

// In the future, since times are whole seconds, of which the adapter allows for one.
const revoke = (localId: string) =>
  change("update", { localId, validSince: String(Math.floor(Date.now() / 1000) + 2) });

function newAccount() {
  signedUp += 1;
  return { email: `account-${signedUp}@kitchen.example`, password: "laid-table" };
}

function fixtureOf(accountsAt: (host: string) => FirebaseIdentityAccounts): IdentityAccountsFixture {
  return {
    accounts: accountsAt(emulatorHost),
    unreachable: accountsAt(unusedHost),
    async signUp() {
      const account = newAccount();
      const { uid, token, refreshToken } = await signUpAtEmulator(emulatorHost, account);
      const claims = { ...decodeJwt(token), exp: Math.floor(Date.now() / 1000) - 1 };
      return {
        identityId: uid as IdentityId,
        email: account.email,
        proof: { identityToken: token, refreshToken },
        expired: { identityToken: new UnsecuredJWT(claims).encode(), refreshToken }, // the emulator's tokens are not signed
      };
    },
    verifyEmail: ({ identityId: localId }) => change("update", { localId, emailVerified: true }),
    disable: (localId) => change("update", { localId, disableUser: true }),
    remove: (localId) => change("delete", { localId }),
    revoke,
  };
}

const options = { apiKey: "demo-key", authDomain: "demo-weekplate.firebaseapp.com", clock: new SystemClock() };
const adminAt = (host: string) => new FirebaseAdmin({ projectId: PROJECT, emulatorHost: host });

identityAccountsContract("the identity service's emulator, with the person's own tokens", async () =>
  fixtureOf((host) => new FirebaseIdentityAccounts({ ...options, emulatorHost: host })),
);

identityAccountsContract("the identity service's emulator, with firebase-admin", async () =>
  fixtureOf((host) => new FirebaseIdentityAccounts({ ...options, emulatorHost: host, admin: adminAt(host) })),
);

it.each([undefined, adminAt(emulatorHost)])(
  "ends earlier sign-ins with a changed password, also after a new one",
  async (admin) => {
    const accounts = new FirebaseIdentityAccounts({ ...options, emulatorHost, admin });
    const account = newAccount();
    const { uid, token, refreshToken } = await signUpAtEmulator(emulatorHost, account);
    const aMinuteAgo = Math.floor(Date.now() / 1000) - 60;
    const claims = { ...decodeJwt(token), auth_time: aMinuteAgo, exp: aMinuteAgo };
    await change("update", { localId: uid, password: "another-table" });
    await signInAtEmulator(emulatorHost, { ...account, password: "another-table" });

    const earlier = { identityToken: new UnsecuredJWT(claims).encode(), refreshToken };
    await expect(accounts.check(uid as IdentityId, earlier)).rejects.toMatchObject({ code: "not_signed_in" });
  },
);

identityRemovalContract("the identity service's emulator, with firebase-admin", async () => {
  let isAvailable = true;
  const [there, away] = [emulatorHost, unusedHost].map((host) => new AdminIdentityRemoval(adminAt(host)));
  return {
    removal: { remove: async (token) => await (isAvailable ? there : away)?.remove(token) },
    async signUp({ isTooOld = false } = {}) {
      const { uid, token } = await signUpAtEmulator(emulatorHost, newAccount());
      if (isTooOld) await revoke(uid);
      return token;
    },
    async exists(token) {
      const url = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`;
      const headers = { authorization: "Bearer owner", "content-type": "application/json" };
      const body = JSON.stringify({ localId: [decodeJwt(token).sub] });
      const { users } = (await (await fetch(url, { method: "POST", headers, body })).json()) as { users?: unknown[] };
      return users !== undefined;
    },
    setAvailable(available) {
      isAvailable = available;
    },
    async close() {},
  };
});
