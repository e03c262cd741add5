import { expect, it } from "vitest";
import { LOAD_PARTS, readOptions } from "./options.ts";

it("measures everything by default", () => {
  expect(readOptions([])).toMatchObject({ parts: LOAD_PARTS, sockets: 10_000, talking: 1_000, rate: 500, minutes: 30 });
});

it("measures only some parts, with smaller numbers", () => {
  expect(readOptions(["--only", "soak,uploads", "--minutes", "0.5"])).toMatchObject({
    parts: ["soak", "uploads"],
    minutes: 0.5,
  });
});

it.each([
  ["--only", "everything"],
  ["--minutes", "0"],
  ["--sockets", "ten"],
  ["--sockets", "10.5"],
  ["--talking", "3"],
  ["--talking", "20000"],
  ["--households", "3000"],
])("rejects %s %s", (option, value) => {
  expect(() => readOptions([option, value])).toThrow(`Cannot read ${option}`);
});
