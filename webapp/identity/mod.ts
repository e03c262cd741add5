export {
  type AuthPurpose,
  type CredentialField,
  type Identity,
  IdentityError,
  type SignedInUser,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from "./identity.ts";
export { wordedIdentityError } from "./identity_words.ts";
