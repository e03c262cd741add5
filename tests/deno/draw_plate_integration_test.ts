import { expect, it } from "vitest";
import { PHOTO_FILES } from "../../core/community/mod.ts";
import { runWithServerPermissions } from "./testing/deno_server.ts";
import { drawPlate } from "./testing/draw_plate.ts";

it("draws a plate on Deno as on Node, with the server's permissions", async () => {
  const plate = await drawPlate();
  expect(plate).toHaveLength(PHOTO_FILES.length);

  const { output, errors } = await runWithServerPermissions(
    { file: "tests/deno/testing/print_plate.ts", args: [] },
    { DATABASE_URL: "postgres://127.0.0.1:5432/none", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" },
  );

  expect(output ? JSON.parse(output) : errors).toEqual(plate);
});
