import { createRequire } from "node:module";
import { type Figures, figuresOf, medianFigures } from "./figures.ts";
import type { BenchRequest } from "./read_calls.ts";

/** Where the same requests are sent to: the server, or the floor. */
export interface Target {
  readonly url: string;
  /** How the target calls the requests. */
  readonly requests: readonly BenchRequest[];
}

export interface MeasureOptions {
  /** How many requests are under way at once, each on a connection of its own that is kept. */
  readonly connections: number;
  /** Length of one round. */
  readonly seconds: number;
}

/** The little of autocannon that is used here; it comes without types. */
interface Run extends PromiseLike<{ readonly errors: number; readonly non2xx: number }> {
  on(event: "response", hear: (client: unknown, status: number, bytes: number, milliseconds: number) => void): void;
}

const autocannon = createRequire(import.meta.url)("autocannon") as (options: object) => Run;
const ROUNDS = 3;

/**
 * Measures two targets under the same circumstances: in short rounds by turns, the first to go changing from one round
 * to the next, and of each the middle round.
 *
 * @throws {Error} when a request is refused or fails
 */
export async function measureBoth(
  [first, second]: readonly [Target, Target],
  options: MeasureOptions,
): Promise<[Figures, Figures]> {
  const rounds: [Figures[], Figures[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const firstGoes = async () => rounds[0].push(await measureRound(first, options));
    const secondGoes = async () => rounds[1].push(await measureRound(second, options));
    for (const go of round % 2 === 0 ? [firstGoes, secondGoes] : [secondGoes, firstGoes]) await go();
  }
  return [medianFigures(rounds[0]), medianFigures(rounds[1])];
}

/** @throws {Error} when a request is refused or fails */
export async function measureRound(
  { url, requests }: Target,
  { connections, seconds }: MeasureOptions,
): Promise<Figures> {
  const latencies: number[] = [];
  const begun = performance.now();
  let ended = begun;
  const run = autocannon({ url, connections, duration: seconds, sampleInt: 20, requests, skipAggregateResult: true });
  run.on("response", (_client, _status, _bytes, milliseconds) => {
    latencies.push(milliseconds);
    ended = performance.now();
  });
  const { errors, non2xx } = await run;
  if (errors > 0 || non2xx > 0) {
    throw new Error(`Cannot measure ${url}${requests[0]?.path}: ${errors} errors, ${non2xx} refusals`);
  }
  return figuresOf(latencies, (ended - begun) / 1_000);
}
