import { expect, it } from "vitest";
import { CryptoSessionTokens } from "./session_tokens.ts";

const tokens = new CryptoSessionTokens();

it("creates a new token of 256 bits each time", () => {
  const created = Array.from({ length: 100 }, () => tokens.create());

  expect(new Set(created).size).toBe(100);
  expect(created.map((token) => Buffer.from(token, "base64url").length)).toEqual(created.map(() => 32));
});

it("opens what it sealed with the same token, and seals it differently each time", () => {
  const token = tokens.create();
  const [sealed, again] = [tokens.seal("a refresh token", token), tokens.seal("a refresh token", token)];

  expect(tokens.open(sealed, token)).toBe("a refresh token");
  expect(again).not.toBe(sealed);
});

it("opens nothing with another token, with the token's hash, or after a change", () => {
  const token = tokens.create();
  const sealed = tokens.seal("a refresh token", token);
  const changed = Buffer.from(sealed, "base64url");
  changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);

  expect(() => tokens.open(sealed, tokens.create())).toThrow("unable to authenticate data");
  expect(() => tokens.open(sealed, tokens.hash(token))).toThrow("unable to authenticate data");
  expect(() => tokens.open(changed.toString("base64url"), token)).toThrow("unable to authenticate data");
});
