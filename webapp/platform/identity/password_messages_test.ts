import { expect, it } from "vitest";
import { type PasswordStatus, weakPassword } from "./password_messages.ts";

function status(changes: Partial<PasswordStatus>): PasswordStatus {
  return { passwordPolicy: { customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 64 } }, ...changes };
}

// #account-password-policy
it.each<[Partial<PasswordStatus>, string]>([
  [{ meetsMinPasswordLength: false }, "The password needs at least 8 characters."],
  [{ meetsMaxPasswordLength: false }, "The password needs at most 64 characters."],
  [
    { meetsMinPasswordLength: false, containsUppercaseLetter: false, containsNumericCharacter: false },
    "The password needs at least 8 characters, a capital letter and a digit.",
  ],
  [
    { containsLowercaseLetter: false, containsNonAlphanumericCharacter: false },
    "The password needs a small letter and a sign such as ! or ?.",
  ],
])("says all that a password lacks in one sentence", (changes, message) => {
  expect(weakPassword(status({ containsNumericCharacter: true, ...changes }))).toMatchObject({
    message,
    field: "password",
  });
});

it("knows the service's own minimum where the policy names none", () => {
  const plain = { passwordPolicy: { customStrengthOptions: {} }, meetsMinPasswordLength: false };

  expect(weakPassword(plain).message).toBe("The password needs at least 6 characters.");
});
