import { expect, it } from "vitest";
import { runWithServerPermissions } from "./testing/deno_server.ts";

it("verifies signed tokens with the server's permissions", async () => {
  const { output, errors } = await runWithServerPermissions(
    { file: "tests/deno/testing/verify_tokens.ts", args: [] },
    {
      DATABASE_URL: "postgres://127.0.0.1:5432/none",
      FIREBASE_PROJECT_ID: "weekplate-kitchen",
      FIREBASE_API_KEY: "key",
    },
  );

  expect(output ? JSON.parse(output) : errors).toEqual(["maya", "not_signed_in"]);
});
