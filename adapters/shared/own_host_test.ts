import { expect, it } from "vitest";
import { isOwnHost } from "./own_host.ts";

const origins = ["https://weekplate.example", "not an address"];

it.each([
  "localhost:3000",
  "127.0.0.1:3000",
  "192.168.1.20",
  "[::1]:3000",
  "[fd00::1]",
  "server:3000",
  "weekplate.example",
])("accepts %s", (host) => {
  expect(isOwnHost(host, { origins })).toBe(true);
});

it.each([
  "evil.example",
  "evil.example:3000",
  "127.0.0.1.evil.example",
  "localhost.evil.example",
  "weekplate.example:81",
  "",
  undefined,
])("refuses %s", (host) => {
  expect(isOwnHost(host, { origins })).toBe(false);
});
