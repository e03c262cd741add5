import { expect, it } from "vitest";
import { runProgram } from "./testing/deno_server.ts";
import { randomWeeks } from "./testing/random_weeks.ts";

it("fills a week on Deno as on Node", async () => {
  const weeks = randomWeeks();
  expect(weeks.filter((week) => week !== undefined).length).toBeGreaterThan(2);

  const { code, output, errors } = await runProgram("tests/deno/testing/print_random_weeks.ts");

  expect(errors).toBe("");
  expect(code).toBe(0);
  expect(JSON.parse(output)).toEqual(JSON.parse(JSON.stringify(weeks)));
});
