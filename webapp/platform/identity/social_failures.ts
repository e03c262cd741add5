import type { AuthPurpose, SocialProvider } from "./identity.ts";

/** The specification's messages for a failed popup without a known error code. */
export const SOCIAL_FAILURES: Readonly<Record<AuthPurpose, Readonly<Record<SocialProvider, string>>>> = {
  "sign-up": { google: "Google sign-in failed", facebook: "Facebook sign-in failed" },
  login: { google: "Google login failed", facebook: "Facebook login failed" },
};
