import type { IdentityRemoval } from "../../core/personal_data/mod.ts";

/**
 * {@linkcode IdentityRemoval} for accounts of an OpenID Connect provider. It removes nothing: the accounts belong to the
 * provider.
 */
export class OidcIdentityRemoval implements IdentityRemoval {
  async remove(): Promise<void> {}
}
