declare const userBrand: unique symbol;
declare const identityBrand: unique symbol;

/** A person's number in our database; never the identity service's uid. */
export type UserId = number & { readonly [userBrand]: "UserId" };

/** What the identity service calls a person: the verified token's `sub`, `firebaseUid` on the wire. Never shown to others. */
export type IdentityId = string & { readonly [identityBrand]: "IdentityId" };
