import { pino } from "pino";
import { expect, it } from "vitest";
import { describeFault } from "../adapters/http/request_log.ts";
import { readableLine } from "./readable_log.ts";

/** A logger's output, formatted for a person. */
function lineOf(log: (logger: pino.Logger) => void): string {
  const lines: string[] = [];
  log(pino({ level: "debug" }, { write: (line: string) => lines.push(readableLine(line)) }));
  return lines.join("\n");
}

it("has the time, the level and the message, and the fields in brackets", () => {
  expect(lineOf((logger) => logger.warn("the replica is away"))).toMatch(/^\d\d:\d\d:\d\d warn: the replica is away$/u);
  expect(lineOf((logger) => logger.info({ route: "/api/meals", status: 200, userId: undefined }, "request"))).toMatch(
    / info: request \(route=\/api\/meals, status=200\)$/u,
  );
});

it("has the stack of an error and of its cause, indented", () => {
  const fault = describeFault(new TypeError("no such dish", { cause: new Error("the shelf is empty") }));

  const [head, ...stack] = lineOf((logger) => logger.error({ fault }, "request failed")).split("\n");

  expect(head).toMatch(/ error: request failed$/u);
  expect(stack[0]).toBe("  TypeError: no such dish");
  expect(stack).toContain("  Error: the shelf is empty");
  for (const line of stack) expect(line).toMatch(/^ {2}/u);
});
