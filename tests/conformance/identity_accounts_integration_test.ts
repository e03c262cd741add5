import { decodeJwt, UnsecuredJWT } from "jose";
import { inject } from "vitest";
import { identityAccountsContract } from "../../adapters/contracts/account/identity_accounts_contract.ts";
import { FirebaseIdentityAccounts } from "../../adapters/firebase/identity_accounts.ts";
import { freePort } from "../../adapters/system/free_port.ts";
import { SystemClock } from "../../adapters/system/system_clock.ts";
import type { IdentityId } from "../../core/account/mod.ts";
import { PROJECT } from "../setup/identity_emulator.ts";
import { signUpAtEmulator } from "./testing/emulator_sign_up.ts";

let signedUp = 0;

identityAccountsContract("the identity service's emulator", async () => {
  const emulatorHost = inject("emulatorHost");
  const options = { apiKey: "demo-key", authDomain: "demo-weekplate.firebaseapp.com", clock: new SystemClock() };

  async function change(call: "update" | "delete", json: object): Promise<void> {
    const url = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:${call}`;
    const headers = { authorization: "Bearer owner", "content-type": "application/json" };
    const reply = await fetch(url, { method: "POST", headers, body: JSON.stringify(json) });
    if (!reply.ok) throw new Error(await reply.text());
  }

  return {
    accounts: new FirebaseIdentityAccounts({ ...options, emulatorHost }),
    unreachable: new FirebaseIdentityAccounts({ ...options, emulatorHost: `localhost:${await freePort()}` }),
    async signUp() {
      signedUp += 1;
      const account = { email: `account-${signedUp}@kitchen.example`, password: "laid-table" };
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
    // In the future, since times are whole seconds, of which the adapter allows for one.
    revoke: (localId) => change("update", { localId, validSince: String(Math.floor(Date.now() / 1000) + 2) }),
  };
});
