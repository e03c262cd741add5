import { expect, it } from "vitest";
import { passwordProblem } from "./common_passwords.ts";

it.each(["123456", "password", "PassWord1", "freepass", "spiderman"])("refuses %s", (password) => {
  expect(passwordProblem(password)).toBe(
    "This is one of the most common passwords, which are guessed first. Choose another.",
  );
});

// A password with a common one in it is not common itself, and the identity service refuses a short or missing one.
it.each(["laid-table", "my password", "passwords-of-mine", "1234", ""])("accepts %s", (password) => {
  expect(passwordProblem(password)).toBeUndefined();
});
