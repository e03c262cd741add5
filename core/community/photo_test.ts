import { expect, it } from "vitest";
import { photoKey } from "./photo.ts";

it.each(["0b7f7c1e-6f0e-4f43-9d7c-2f1f4a3a8f11", "id-1", "a", "ab", "x".repeat(64)])(
  "accepts %j as a photo's key",
  (text) => {
    expect(photoKey(text)).toBe(text);
  },
);

it.each(["", "..", "a/b", "../a", "A", "-a", "a-", "a.webp", "a b", "a\n", "å", "x".repeat(65)])(
  "refuses %j, which could mean another file",
  (text) => {
    expect(() => photoKey(text)).toThrow(
      expect.objectContaining({
        code: "invalid_input",
        message: "Cannot read the photo's key: it is not lower-case letters, digits and dashes",
      }),
    );
  },
);
