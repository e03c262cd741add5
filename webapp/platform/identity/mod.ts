export {
  type AuthPurpose,
  type Identity,
  IdentityError,
  type SignedInUser,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from "./identity.ts";
export { toIdentityError } from "./identity_messages.ts";
export { signInProblemText } from "./sign_in_problems.ts";
