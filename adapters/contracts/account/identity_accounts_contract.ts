import { beforeEach, describe, expect, it } from "vitest";
import type { IdentityAccounts, IdentityId, SessionProof } from "../../../core/account/mod.ts";

/** An account of the contract, with the tokens of its sign-in. */
export interface TestAccount {
  readonly identityId: IdentityId;
  readonly email: string;
  readonly proof: SessionProof & { readonly refreshToken: string };
  /** The same sign-in's tokens after the one that the service is asked with has expired. */
  readonly expired: SessionProof & { readonly refreshToken: string };
}

/** The contract's fixture. */
export interface IdentityAccountsFixture {
  readonly accounts: IdentityAccounts;
  /** The same accounts while the identity service is unreachable. */
  readonly unreachable: IdentityAccounts;
  signUp(): Promise<TestAccount>;
  /** Verifies the account's e-mail address. */
  verifyEmail(account: TestAccount): Promise<void>;
  disable(identityId: IdentityId): Promise<void>;
  remove(identityId: IdentityId): Promise<void>;
  /** Ends every sign-in of the account. */
  revoke(identityId: IdentityId): Promise<void>;
}

/** The contract of {@linkcode IdentityAccounts}, run for every adapter. */
export function identityAccountsContract(adapter: string, open: () => Promise<IdentityAccountsFixture>): void {
  describe(`IdentityAccounts on ${adapter}`, () => {
    const notSignedIn = { code: "not_signed_in" };
    let fixture: IdentityAccountsFixture;
    let maya: TestAccount;

    beforeEach(async () => {
      fixture = await open();
      maya = await fixture.signUp();
    });

    it("confirms an active account, with and without a refresh token", async () => {
      const { accounts } = fixture;
      const withoutRefresh = { ...maya.proof, refreshToken: undefined };

      expect(await accounts.check(maya.identityId, maya.proof)).toMatchObject({ proof: maya.proof });
      expect(await accounts.check(maya.identityId, withoutRefresh)).toMatchObject({ proof: withoutRefresh });
    });

    it("knows at once that the e-mail address was verified, also with a token from before", async () => {
      const { email, identityId, proof } = maya;
      expect(await fixture.accounts.check(identityId, proof)).toMatchObject({ email, emailVerified: false });
      await fixture.verifyEmail(maya);

      expect(await fixture.accounts.check(identityId, proof)).toMatchObject({ email, emailVerified: true });
    });

    it("renews an expired token, and confirms the account with the new one", async () => {
      const { accounts } = fixture;
      const { proof } = await accounts.check(maya.identityId, maya.expired);
      const renewed = { ...proof, refreshToken: undefined };

      expect(renewed).not.toEqual({ ...maya.expired, refreshToken: undefined });
      expect(await accounts.check(maya.identityId, renewed)).toMatchObject({ proof: renewed });
    });

    it.each([undefined, "made up"])("refuses an expired token that it can't renew, with %s", async (refreshToken) => {
      await expect(fixture.accounts.check(maya.identityId, { ...maya.expired, refreshToken })).rejects.toMatchObject(
        notSignedIn,
      );
    });

    it("refuses another account's tokens", async () => {
      const tomas = await fixture.signUp();

      await expect(fixture.accounts.check(maya.identityId, tomas.proof)).rejects.toMatchObject(notSignedIn);
      await expect(
        fixture.accounts.check(maya.identityId, { ...maya.expired, refreshToken: tomas.proof.refreshToken }),
      ).rejects.toMatchObject(notSignedIn);
    });

    it.each(["disable", "remove", "revoke"] as const)("refuses the tokens of an account after: %s", async (end) => {
      await fixture[end](maya.identityId);

      await expect(fixture.accounts.check(maya.identityId, maya.proof)).rejects.toMatchObject(notSignedIn);
      await expect(fixture.accounts.check(maya.identityId, maya.expired)).rejects.toMatchObject(notSignedIn);
    });

    it("reports an unreachable service as unavailable", async () => {
      await expect(fixture.unreachable.check(maya.identityId, maya.proof)).rejects.toMatchObject({
        code: "identity_unavailable",
      });
    });
  });
}
