export { type CredentialField, type Identity, IdentityError, type SignedInUser } from "./identity.ts";
export { wordedIdentityError } from "./identity_words.ts";
