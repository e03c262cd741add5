import { expect, it } from "vitest";
import { isOwnRequest } from "./emulator_access.ts";

const allowedOrigins = ["http://localhost:3000", "http://127.0.0.1:3000"];
const host = "localhost:9099";

it.each([
  { host },
  { host: "127.0.0.1:9099" },
  { host: "[::1]:9099" },
  { host: "emulator:9099" },
  { host, origin: "http://localhost:3000" },
  { host, origin: "http://127.0.0.1:3000" },
  { host, origin: "http://localhost:9099" },
])("accepts $host with the origin $origin", (headers) => {
  expect(isOwnRequest(headers, { allowedOrigins })).toBe(true);
});

it.each([
  { host, origin: "https://evil.example" },
  { host, origin: "http://localhost:3001" },
  { host, origin: "http://localhost:3000.evil.example" },
  { host, origin: "null" },
  { host: "evil.example:9099" },
  { host: "evil.example:9099", origin: "http://evil.example:9099" },
  { host: "127.0.0.1.evil.example:9099", origin: "http://127.0.0.1.evil.example:9099" },
  {},
])("refuses $host with the origin $origin", (headers) => {
  expect(isOwnRequest(headers, { allowedOrigins })).toBe(false);
});
