import { decodeJwt } from "jose";
import { type IdentityRemoval, signInAgain } from "../../core/personal_data/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { codeOf, type FirebaseAdmin, isRevoked } from "./firebase_admin.ts";
import { notRemoved } from "./identity_removal.ts";

/** {@linkcode IdentityRemoval} with a service account. How old the sign-in may be, the use case checks. */
export class AdminIdentityRemoval implements IdentityRemoval {
  readonly #admin: FirebaseAdmin;

  constructor(admin: FirebaseAdmin) {
    this.#admin = admin;
  }

  /** @param identityToken a verified one */
  async remove(identityToken: string): Promise<void> {
    const { sub: uid = "", auth_time } = decodeJwt(identityToken);
    try {
      await this.#admin.call(async (auth) => {
        if (isRevoked(Number(auth_time), await auth.getUser(uid))) throw signInAgain();
        // First, so that after a failed deletion no other device can fill the deleted account again.
        await auth.revokeRefreshTokens(uid);
        await auth.deleteUser(uid);
      });
    } catch (error) {
      if (codeOf(error) === "auth/user-not-found") return;
      throw error instanceof DomainError ? error : notRemoved(error);
    }
  }
}
