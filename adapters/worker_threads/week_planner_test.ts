import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { UserId } from "../../core/account/mod.ts";
import { fillWeek } from "../../core/week_plan/mod.ts";
import { randomWeekProblem } from "../../core/week_plan/testing/random_week_problem.ts";
import { ingeborg, maya, priya, tomas } from "../memory/people_and_recipes.ts";
import { HANGS, moduleOf } from "./testing/thread_modules.ts";
import { WorkerWeekPlanner, type WorkerWeekPlannerOptions } from "./week_planner.ts";

const problem = randomWeekProblem(1, { dishes: 60, foods: 100 });
/** Ends itself. */
const dies = moduleOf(
  "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(1));",
);

let planner: WorkerWeekPlanner;
afterEach(() => planner.close());

function start(options: WorkerWeekPlannerOptions = {}) {
  planner = new WorkerWeekPlanner(options);
}
const fill = (userId: UserId, cancelled?: Promise<void>) =>
  planner.run({ kind: "fill", input: problem, userId, cancelled });
const codeOf = (search: Promise<unknown>) =>
  search.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );

describe("a worker that searches weeks", { timeout: 60_000 }, () => {
  it("finds the same week as this thread, while this one serves requests", async () => {
    start();
    const server = createServer((_request, response) => response.end("ok")).listen(0);
    const { port } = server.address() as AddressInfo;
    const search = fill(maya.id);
    let answered = 0;
    const countAnswers = async (): Promise<void> => {
      const response = await Promise.race([search, fetch(`http://127.0.0.1:${port}`)]);
      if (!(response instanceof Response)) return;
      await response.text();
      answered += 1;
      await countAnswers();
    };
    await countAnswers();
    server.close();

    expect(await search).toEqual(fillWeek(problem));
    // A search in this thread would let it answer once or twice.
    expect(answered).toBeGreaterThan(5);
  });

  it("fails a task that is wrong, and runs the next one", async () => {
    start();
    const wrong = { ...problem, foods: [] };
    await expect(planner.run({ kind: "fill", input: wrong, userId: maya.id })).rejects.toThrow("Cannot fill a week");
    expect(await codeOf(fill(maya.id))).toBe("done");
  });

  it("replaces a person's search by their newer one, whether it runs or waits", async () => {
    start();
    const [running, waiting] = [codeOf(fill(maya.id)), codeOf(fill(tomas.id))];
    const newer = [codeOf(fill(tomas.id)), codeOf(fill(maya.id))];

    expect(await Promise.all([running, waiting, ...newer])).toEqual([
      "search_replaced",
      "search_replaced",
      "done",
      "done",
    ]);
  });

  it("ends what a person does not wait for any more, and runs the next one", async () => {
    start();
    const gone = Promise.withResolvers<void>();
    const [first, second, third] = [
      codeOf(fill(maya.id, gone.promise)),
      codeOf(fill(tomas.id, gone.promise)),
      codeOf(fill(priya.id)),
    ];
    gone.resolve();

    expect(await Promise.all([first, second, third])).toEqual(["search_replaced", "search_replaced", "done"]);
  });

  it("refuses more than it can queue, and ends what takes too long", async () => {
    start({ maxQueued: 1, timeoutMs: 200, module: HANGS });
    const searches = [maya, tomas, ingeborg].map(({ id }) => fill(id));
    const unavailable = { code: "search_unavailable" };

    await expect(searches[2]).rejects.toMatchObject({ ...unavailable, message: expect.stringContaining("Too many") });
    await expect(searches[0]).rejects.toMatchObject({ ...unavailable, message: expect.stringContaining("too long") });
    await expect(searches[1]).rejects.toMatchObject({ ...unavailable, message: expect.stringContaining("too long") });
  });

  it("starts again after its thread has died, and ends all when it is closed", async () => {
    start({ module: dies });
    expect(await codeOf(fill(maya.id))).toBe("search_unavailable");
    expect(await codeOf(fill(maya.id))).toBe("search_unavailable");
    const open = codeOf(fill(tomas.id));
    await planner.close();
    expect(await open).toBe("search_unavailable");
  });
});
