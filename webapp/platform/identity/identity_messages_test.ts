import { describe, expect, it } from "vitest";
import { IdentityError, toIdentityError } from "./mod.ts";

function refusal(code: string, message = "Error"): Error {
  return Object.assign(new Error(`Firebase: ${message} (${code}).`), { code });
}

describe("toIdentityError", () => {
  it("says the same of a wrong password and of an unknown person", () => {
    const wrong = toIdentityError(refusal("auth/wrong-password"), "Login failed");
    const unknown = toIdentityError(refusal("auth/user-not-found"), "Login failed");

    expect(wrong.message).toBe("E-mail or password is wrong.");
    expect(unknown.message).toBe(wrong.message);
    expect(unknown.field).toBe(wrong.field);
  });

  it.each([
    ["auth/email-already-in-use", "email"],
    ["auth/invalid-email", "email"],
    ["auth/weak-password", "password"],
  ])("names the field that %s is about", (code, field) => {
    expect(toIdentityError(refusal(code), "Something went wrong").field).toBe(field);
  });

  // #error-identity-codes
  it.each([
    ["unauthorized-domain", "Signing in does not work from this address. Use e-mail and password."],
    ["popup-blocked", "The browser blocked the window. Allow popups for this page and try again."],
    ["network-request-failed", "No connection. Check your network and try again."],
    ["invalid-api-key", "Signing in is not set up here. Tell whoever runs this site."],
    ["internal-error", "The sign-in service has a problem. Try again in a moment."],
    ["wrong-password", "E-mail or password is wrong."],
    ["user-not-found", "E-mail or password is wrong."],
    ["invalid-credential", "E-mail or password is wrong."], // with protection against the enumeration of addresses
    ["email-already-in-use", "There is an account with this e-mail already. Log in instead."],
    ["too-many-requests", "Too many attempts. Wait a few minutes and try again."],
    ["expired-action-code", "This link has expired. Ask for a new one."],
  ])("words %s of the specification's catalogue for a person", (code, words) => {
    expect(toIdentityError(refusal(`auth/${code}`), "Something went wrong").message).toBe(words);
  });

  it("words a key that the service does not know as it words one that is missing", () => {
    const error = refusal("auth/api-key-not-valid.-please-pass-a-valid-api-key.");

    expect(toIdentityError(error, "Login failed").message).toBe(
      "Signing in is not set up here. Tell whoever runs this site.",
    );
  });

  it("knows who turned back themselves from a refusal", () => {
    expect(toIdentityError(refusal("auth/popup-closed-by-user"), "Google login failed").isCancelled).toBe(true);
    expect(toIdentityError(refusal("auth/popup-blocked"), "Google login failed").isCancelled).toBe(false);
  });

  it("keeps what a person can read of the provider's own message", () => {
    const error = refusal("auth/new-rule", "Sign-ups are closed until Monday.");

    expect(toIdentityError(error, "Something went wrong").message).toBe("Sign-ups are closed until Monday.");
  });

  it.each([
    ["a code without words", refusal("auth/argument-error")],
    ["a fault of ours", new TypeError("x is not a function")],
    ["nothing at all", undefined],
  ])("falls back for %s", (_name, error) => {
    expect(toIdentityError(error, "Login failed").message).toBe("Login failed");
  });

  it("leaves words that were found before", () => {
    const worded = new IdentityError("There is an account with this e-mail already.", {
      code: "auth/email-already-in-use",
    });

    expect(toIdentityError(worded, "Something went wrong")).toBe(worded);
  });
});
