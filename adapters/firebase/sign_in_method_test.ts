import { UnsecuredJWT } from "jose";
import { expect, it } from "vitest";
import { firebaseSignInMethod } from "./sign_in_method.ts";

it.each([
  ["password", "password"],
  ["google.com", "google"],
  ["facebook.com", "facebook"],
  ["phone", "other"],
] as const)("reads that a person signed in with %s", (provider, method) => {
  const token = new UnsecuredJWT({ firebase: { sign_in_provider: provider } }).encode();

  expect(firebaseSignInMethod(token)).toBe(method);
});

it("does not know the method of a token without one", () => {
  expect(firebaseSignInMethod(new UnsecuredJWT({}).encode())).toBe("other");
});
