import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type Product, startProduct } from "../conformance/testing/product.ts";

// Schemathesis makes requests from the published OpenAPI document: examples, boundary values, random and wrong input, and
// sequences of calls.

const SECONDS = 40;
/** Starting it and reading the document takes a few seconds more. */
const TIME_LIMIT_MS = 3 * SECONDS * 1_000;

const execute = promisify(execFile);
let product: Product;

beforeAll(async () => {
  product = await startProduct({ seed: "catalogue and demo users", settings: { RATE_LIMITS: "off" } });
});
afterAll(() => product.stop());

it(`no generated request of ${SECONDS} seconds makes the server fail`, { timeout: TIME_LIMIT_MS }, async () => {
  const maya = await product.join("Maya Lindqvist");

  const { stdout } = await execute(
    inject("schemathesis"),
    [
      "run",
      `${product.url}/api/openapi.json`,
      `--header=Authorization: Bearer ${maya.token}`,
      "--checks=not_a_server_error",
      `--max-time=${SECONDS}`,
      "--seed=1", // a change of the code fails, not another draw
      "--suppress-health-check=all", // they measure the generator, whose speed depends on the machine
      "--continue-on-failure",
      "--no-color",
    ],
    { timeout: TIME_LIMIT_MS },
  ).catch((error: Error & { stdout?: string }) => ({ stdout: `${error.stdout ?? ""}\n${error.message}` }));

  // The report names each failing request with a command that repeats it.
  expect(stdout).toMatch(/(\d+) generated, \1 passed/u);
  const faults = (await product.readLog()).filter((line) => line.includes('"fault"'));
  expect(faults).toEqual([]);
  expect((await product.stranger.get("/readyz")).status).toBe(200);
});
