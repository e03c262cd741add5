import type { VerificationMails } from "../../core/account/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";

/** {@linkcode VerificationMails} where an OpenID Connect provider verifies addresses by itself: it sends none for us. */
export class OidcVerificationMails implements VerificationMails {
  async send(): Promise<void> {
    throw new DomainError("identity_unavailable", "Verify your e-mail address where you sign in.");
  }
}
