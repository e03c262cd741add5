import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { recordStatements } from "./capture_statements.ts";

it("records what a call asks, as bare pg takes it, and nothing that comes before or after", async () => {
  const knex = new EventEmitter();
  const ask = (sql: string, rest: object = {}) => knex.emit("query", { sql, ...rest });

  ask("SELECT before");
  const ofWeek = await recordStatements(knex, async () => {
    ask("SELECT $1", { bindings: ["maya"], options: {} });
    ask("SELECT $1 AS named", { bindings: [7], options: { name: "week" } });
  });
  ask("SELECT between");
  const ofNothing = await recordStatements(knex, async () => {});
  ask("SELECT after");

  expect(ofWeek).toEqual([
    { name: undefined, text: "SELECT $1", values: ["maya"] },
    { name: "week", text: "SELECT $1 AS named", values: [7] },
  ]);
  expect(ofNothing).toEqual([]);
});

it("stops listening where the call fails", async () => {
  const knex = new EventEmitter();
  const failing = recordStatements(knex, () => Promise.reject(new Error("refused")));

  await expect(failing).rejects.toThrow("refused");
  expect(knex.listenerCount("query")).toBe(0);
});
