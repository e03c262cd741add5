import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AuthPurpose, SocialProvider } from "./identity.ts";

/** The specification's messages for a failed popup without a known error code. */
export const SOCIAL_FAILURES: Readonly<Record<AuthPurpose, Readonly<Record<SocialProvider, MessageDescriptor>>>> = {
  "sign-up": { google: msg`Google sign-in failed`, facebook: msg`Facebook sign-in failed` },
  login: { google: msg`Google login failed`, facebook: msg`Facebook login failed` },
};
