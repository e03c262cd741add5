import { expect, it } from "vitest";
import { CHAT_SERVER_DEFAULTS } from "./chat_options.ts";

// #chat-authentication, #chat-ping, #chat-slow-reader
it("has the specification's times and sizes, which other tests change to wait less", () => {
  expect(CHAT_SERVER_DEFAULTS).toMatchObject({
    authenticateTimeoutMs: 10_000,
    pingIntervalMs: 25_000,
    maxBufferedBytes: 1_048_576,
  });
});
