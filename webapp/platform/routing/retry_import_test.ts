import { expect, it } from "vitest";
import { retryImport } from "./retry_import.ts";

const notFetched = new TypeError("Failed to fetch dynamically imported module: http://weekplate.test/assets/week.js");

function moduleThatFails(times: number, error: Error) {
  const attempts: number[] = [];
  async function load(): Promise<string> {
    attempts.push(attempts.length + 1);
    if (attempts.length <= times) throw error;
    return "the module";
  }
  return { load, attempts };
}

it("loads a module whose first attempts fail with the network", async () => {
  const { load } = moduleThatFails(2, notFetched);

  expect(await retryImport(load, { delaysMs: [0, 0] })).toBe("the module");
});

it("gives up after the last delay", async () => {
  const { load, attempts } = moduleThatFails(9, notFetched);

  await expect(retryImport(load, { delaysMs: [0, 0] })).rejects.toBe(notFetched);
  expect(attempts).toHaveLength(3);
});

it("does not repeat an error of the module itself", async () => {
  const { load, attempts } = moduleThatFails(9, new Error("The module threw"));

  await expect(retryImport(load, { delaysMs: [0, 0] })).rejects.toThrow("The module threw");
  expect(attempts).toHaveLength(1);
});
