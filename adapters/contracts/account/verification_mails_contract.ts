import { expect, it } from "vitest";
import type { VerificationMails } from "../../../core/account/mod.ts";
import { type ContractFixture, contractOnOneFixture } from "../contract_fixture.ts";

/** The contract's fixture: the identity service and its accounts. */
interface VerificationMailsFixture extends ContractFixture {
  readonly mails: VerificationMails;
  /** The same accounts while the identity service is unreachable. */
  readonly unreachable: VerificationMails;
  /** Creates an account. @returns its token. */
  signUp(): Promise<string>;
  /** How many mails were sent to the token's account. */
  sentTo(token: string): Promise<number>;
}

/** The contract of {@linkcode VerificationMails}, run for every adapter. */
export const verificationMailsContract = contractOnOneFixture<VerificationMailsFixture>(
  "VerificationMails",
  (fixture) => {
    it("sends a mail to the token's account and to no other, each time it is asked", async () => {
      const [token, other] = [await fixture.signUp(), await fixture.signUp()];
      await fixture.mails.send(token);
      await fixture.mails.send(token);

      expect(await fixture.sentTo(token)).toBe(2);
      expect(await fixture.sentTo(other)).toBe(0);
    });

    it("reports an unreachable service as unavailable", async () => {
      const token = await fixture.signUp();

      await expect(fixture.unreachable.send(token)).rejects.toMatchObject({ code: "identity_unavailable" });
      expect(await fixture.sentTo(token)).toBe(0);
    });
  },
);
