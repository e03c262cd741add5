import { createRequire } from "node:module";
import { type Figures, figuresOf, medianFigures, medianRatio } from "./figures.ts";
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
const ROUNDS = 5;

/** What two targets came to side by side. */
export interface Comparison {
  readonly server: Figures;
  readonly floor: Figures;
  /** How many times as much the floor answers in the same time; 1 where the server is as fast. */
  readonly ratio: number;
}

/**
 * Measures the server beside the floor under the same circumstances: in short rounds by turns, the first to go changing
 * from one round to the next. Of each figure the middle round counts, and of the ratio the middle pair of neighbours,
 * because what disturbs a machine for a while disturbs both of a pair.
 *
 * @throws {Error} when a request is refused or fails
 */
export async function compare(
  targets: { server: Target; floor: Target },
  options: MeasureOptions,
): Promise<Comparison> {
  const server: Figures[] = [];
  const floor: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0) server.push(await measureRound(targets.server, options));
    floor.push(await measureRound(targets.floor, options));
    if (round % 2 !== 0) server.push(await measureRound(targets.server, options));
  }
  return { server: medianFigures(server), floor: medianFigures(floor), ratio: medianRatio(server, floor) };
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
