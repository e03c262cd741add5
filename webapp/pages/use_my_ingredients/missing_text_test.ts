import { expect, it } from "vitest";
import { missingText } from "./missing_text.ts";

it.each([
  [[], "You have everything"],
  [["dill"], "Missing: dill"],
  [["dill", "lemon", "rice", "soy sauce"], "Missing: dill, lemon, rice, soy sauce"],
  [["dill", "lemon", "rice", "soy sauce", "tofu"], "Missing: dill, lemon, rice and 2 more"],
])("says of %j: %s", (missing, text) => {
  expect(missingText(missing)).toBe(text);
});
