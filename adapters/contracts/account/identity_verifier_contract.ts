import { beforeAll, expect, it } from "vitest";
import type { IdentityId, IdentityVerifier } from "../../../core/account/mod.ts";
import { type ContractFixture, contractOnOneFixture } from "../contract_fixture.ts";

/** Claims of a token in the contract. */
export interface TokenClaims {
  readonly email: string | undefined;
  readonly name: string | undefined;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
}

/** The contract's fixture: the identity service, with one person. Its clock stands still. */
interface IdentityVerifierFixture extends ContractFixture {
  readonly verifier: IdentityVerifier;
  /** The same verifier before it has reached the identity service, which is down. */
  readonly unreachable: IdentityVerifier;
  readonly now: Date;
  readonly identityId: IdentityId;
  /** A token of the person. */
  issue(claims: TokenClaims): Promise<string>;
  /** A token of the person that another service has made for us, or this service for another product. */
  issueElsewhere(claims: TokenClaims): Promise<readonly string[]>;
}

/** The contract of {@linkcode IdentityVerifier}, run for every adapter. */
export const identityVerifierContract = contractOnOneFixture<IdentityVerifierFixture>("IdentityVerifier", (fixture) => {
  let claims: TokenClaims;

  beforeAll(async () => {
    claims = {
      email: "maya@example.com",
      name: "Maya Lindqvist",
      signedInAt: after(-3600),
      expiresAt: after(1),
    };
  });

  function after(seconds: number): Date {
    return new Date(fixture.now.getTime() + seconds * 1000);
  }

  it("returns the identity of a valid token, when the person signed in, and when it expires", async () => {
    const { verifier, identityId } = fixture;

    expect(await verifier.verify(await fixture.issue(claims))).toMatchObject({ identityId, ...claims });
  });

  it("returns no name and no e-mail where the token has none", async () => {
    const token = await fixture.issue({ ...claims, email: undefined, name: undefined });

    expect(await fixture.verifier.verify(token)).toMatchObject({ email: undefined, name: undefined });
  });

  it("refuses an expired token", async () => {
    const token = await fixture.issue({ ...claims, expiresAt: after(0) });

    await expect(fixture.verifier.verify(token)).rejects.toMatchObject({ code: "not_signed_in" });
  });

  it("refuses tokens of other services, for other products, and changed ones", async () => {
    const token = await fixture.issue(claims);
    for (const other of [...(await fixture.issueElsewhere(claims)), "garbage", "", `${token}A`, `A${token}`]) {
      await expect(fixture.verifier.verify(other)).rejects.toMatchObject({ code: "not_signed_in" });
    }
  });

  it("reports that it can't check a token now", async () => {
    const token = await fixture.issue(claims);

    await expect(fixture.unreachable.verify(token)).rejects.toMatchObject({ code: "identity_unavailable" });
  });
});
