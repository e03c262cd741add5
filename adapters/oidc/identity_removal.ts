import type { IdentityRemoval } from "../../core/personal_data/mod.ts";

/** {@linkcode IdentityRemoval} where the accounts belong to an OpenID Connect provider: it keeps them. */
export class OidcIdentityRemoval implements IdentityRemoval {
  async remove(): Promise<void> {}
}
