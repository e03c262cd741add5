import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import { type WeekProblem, weekCosts } from "../../core/week_plan/mod.ts";

const FILE = new URL("best_costs.json", import.meta.url);

const storedCosts = z.record(z.string(), z.object({ problem: z.string(), cost: z.number() }));

/**
 * The least costs that long searches found, in micro-points. A problem that has changed since has none, as by new recipes or
 * weights.
 */
export class BestCosts {
  readonly #stored: z.infer<typeof storedCosts>;

  constructor(stored: z.infer<typeof storedCosts>) {
    this.#stored = stored;
  }

  static async read(): Promise<BestCosts> {
    return new BestCosts(storedCosts.parse(JSON.parse(await readFile(FILE, "utf8"))));
  }

  find(name: string, problem: WeekProblem): number | undefined {
    const stored = this.#stored[name];
    return stored?.problem === digestOf(problem) ? stored.cost : undefined;
  }

  /** Stores this cost if it is lower than the stored one. */
  put(name: string, { problem, cost }: { problem: WeekProblem; cost: number }): void {
    const least = Math.min(cost, this.find(name, problem) ?? Infinity);
    this.#stored[name] = { problem: digestOf(problem), cost: least };
  }

  async write(): Promise<void> {
    await writeFile(FILE, `${JSON.stringify(this.#stored, null, 2)}\n`);
  }
}

function digestOf(problem: WeekProblem): string {
  const priced = { problem, costs: weekCosts(problem.wishes.variety) };
  return createHash("sha256").update(JSON.stringify(priced)).digest("hex").slice(0, 12);
}
