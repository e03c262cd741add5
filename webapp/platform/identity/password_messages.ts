import { t } from "@lingui/core/macro";
import { joinWords } from "../format/mod.ts";
import { IdentityError } from "./identity.ts";

/**
 * The rules of the service's policy that a password breaks. A rule that is absent or true is met; the policy has the length.
 */
export interface PasswordStatus {
  readonly meetsMinPasswordLength?: boolean;
  readonly meetsMaxPasswordLength?: boolean;
  readonly containsLowercaseLetter?: boolean;
  readonly containsUppercaseLetter?: boolean;
  readonly containsNumericCharacter?: boolean;
  readonly containsNonAlphanumericCharacter?: boolean;
  readonly passwordPolicy: {
    readonly customStrengthOptions: { readonly minPasswordLength?: number; readonly maxPasswordLength?: number };
  };
}

/** The service's own minimum where a policy names none. */
const DEFAULT_MIN_LENGTH = 6;

/** Everything that is missing, in one sentence: "The password needs at least 8 characters, a capital letter and a digit." */
export function weakPassword(status: PasswordStatus): IdentityError {
  const { minPasswordLength = DEFAULT_MIN_LENGTH, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const rules: readonly [kept: boolean | undefined, words: string][] = [
    [status.meetsMinPasswordLength, t`at least ${minPasswordLength} characters`],
    [status.meetsMaxPasswordLength, t`at most ${maxPasswordLength ?? 0} characters`],
    [status.containsLowercaseLetter, t`a small letter`],
    [status.containsUppercaseLetter, t`a capital letter`],
    [status.containsNumericCharacter, t`a digit`],
    [status.containsNonAlphanumericCharacter, t`a sign such as ! or ?`],
  ];
  const missing = rules.filter(([kept]) => kept === false).map(([, words]) => words);
  const message = t`The password needs ${joinWords(missing)}.`;
  return new IdentityError(message, { code: "auth/password-does-not-meet-requirements", field: "password" });
}
