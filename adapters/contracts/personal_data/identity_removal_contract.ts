import { expect, it } from "vitest";
import type { IdentityRemoval } from "../../../core/personal_data/mod.ts";
import { type ContractFixture, contractOnOneFixture } from "../contract_fixture.ts";

/** The contract's fixture: the identity service and its accounts. */
interface IdentityRemovalFixture extends ContractFixture {
  readonly removal: IdentityRemoval;
  /** Creates an account. @returns its token; one of an old sign-in if it `isTooOld`. */
  signUp(options?: { isTooOld?: boolean }): Promise<string>;
  /** Whether the token's account exists. */
  exists(token: string): Promise<boolean>;
  setAvailable(isAvailable: boolean): void;
}

/** The contract of {@linkcode IdentityRemoval}, run for every adapter. */
export const identityRemovalContract = contractOnOneFixture<IdentityRemovalFixture>("IdentityRemoval", (fixture) => {
  it("deletes the token's account and no other, also when it is repeated", async () => {
    const [token, other] = [await fixture.signUp(), await fixture.signUp()];
    await fixture.removal.remove(token);
    await fixture.removal.remove(token);

    expect(await fixture.exists(token)).toBe(false);
    expect(await fixture.exists(other)).toBe(true);
  });

  it("asks for a new sign-in if the last one is too old", async () => {
    const token = await fixture.signUp({ isTooOld: true });

    await expect(fixture.removal.remove(token)).rejects.toMatchObject({ code: "sign_in_again" });
    expect(await fixture.exists(token)).toBe(true);
  });

  it("reports that the service can't be reached", async () => {
    const token = await fixture.signUp();
    fixture.setAvailable(false);
    try {
      await expect(fixture.removal.remove(token)).rejects.toMatchObject({ code: "identity_unavailable" });
    } finally {
      fixture.setAvailable(true);
    }
    await fixture.removal.remove(token);
    expect(await fixture.exists(token)).toBe(false);
  });
});
