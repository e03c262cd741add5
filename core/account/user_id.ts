declare const userBrand: unique symbol;
declare const identityBrand: unique symbol;

/** A person's id in our database; not the identity service's uid. */
export type UserId = number & { readonly [userBrand]: "UserId" };

/** The identity service's uid of a person: a token's `sub`, `firebaseUid` on the wire. Never shown to others. */
export type IdentityId = string & { readonly [identityBrand]: "IdentityId" };
