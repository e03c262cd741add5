import { expect, it } from "vitest";
import type { UserId } from "../../core/account/mod.ts";
import { maya, tomas } from "../memory/people_and_recipes.ts";
import { OneAtATime } from "./one_at_a_time.ts";

it("runs a person's tasks one after the other, also after one that fails, and refuses too many", async () => {
  const turns = new OneAtATime({ maxWaiting: 1 });
  const events: string[] = [];
  const gates = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() };
  const refuse = () => new Error("Too many");
  const run = (userId: UserId, name: string, gate?: Promise<void>) =>
    turns.run(userId, {
      async task() {
        events.push(`${name} starts`);
        await gate;
        events.push(`${name} ends`);
      },
      refuse,
    });
  const first = run(maya.id, "a", gates.a.promise);
  const second = run(maya.id, "b", gates.b.promise);

  await expect(run(maya.id, "c")).rejects.toThrow("Too many");
  await run(tomas.id, "other");
  gates.a.reject(new Error("Failed"));
  await expect(first).rejects.toThrow("Failed");
  gates.b.resolve();
  await second;
  await run(maya.id, "d");

  expect(events).toEqual(["a starts", "other starts", "other ends", "b starts", "b ends", "d starts", "d ends"]);
});
