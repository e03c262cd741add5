import { createRequire } from "node:module";
import type { BenchRequest } from "../measure/read_calls.ts";
import { type Figures, figuresOf, medianFigures, medianRatio } from "./figures.ts";

/** The server or the floor. */
export interface Target {
  readonly url: string;
  /** The same requests for both, but for their paths. */
  readonly requests: readonly BenchRequest[];
}

export interface MeasureOptions {
  /** How many requests are made at once, each on its own keep-alive connection. */
  readonly connections: number;
  /** Length of one round; longer for slow calls. */
  readonly seconds: number;
}

/** The part of autocannon's API that is used here; it has no types. */
interface Run extends PromiseLike<{ readonly errors: number; readonly non2xx: number }> {
  on(event: "response", listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void): void;
}

const autocannon = createRequire(import.meta.url)("autocannon") as (options: object) => Run;
const ROUNDS = 5;
/** The first search by ingredients, or with an exclusion, reads the needs of the whole catalogue. */
const REPLY_TIMEOUT_SECONDS = 120;

/** Results of the two targets. */
export interface Comparison {
  readonly server: Figures;
  readonly floor: Figures;
  /** How many times as many requests the floor answers; 1 if the server is as fast. */
  readonly ratio: number;
}

/**
 * Measures the server and the floor in short alternating rounds, with the order reversed each time. The medians count: of
 * each figure over all rounds, and of the ratio over the pairs of neighbouring rounds, because a disturbance of the
 * machine affects both of a pair.
 *
 * @throws {Error} if a request fails
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

/**
 * One round. If the replies are so slow that not every connection made each request once, another one that lasts until they
 * did: otherwise the first requests would count more than the others.
 *
 * @throws {Error} if a request fails
 */
export async function measureRound(target: Target, { connections, seconds }: MeasureOptions): Promise<Figures> {
  const replies = connections * target.requests.length;
  const round = await runLoad(target, { connections, duration: seconds });
  const whole = round.latencies.length < replies ? await runLoad(target, { connections, amount: replies }) : round;
  return figuresOf(whole.latencies, whole.seconds);
}

interface Round {
  /** Duration of each reply, in milliseconds. */
  readonly latencies: readonly number[];
  readonly seconds: number;
}

async function runLoad(
  { url, requests }: Target,
  load: { connections: number } & ({ duration: number } | { amount: number }),
): Promise<Round> {
  const latencies: number[] = [];
  const begun = performance.now();
  let ended = begun;
  const run = autocannon({
    url,
    ...load,
    timeout: REPLY_TIMEOUT_SECONDS,
    sampleInt: 20,
    requests,
    skipAggregateResult: true,
  });
  run.on("response", (_client, _status, _bytes, milliseconds) => {
    latencies.push(milliseconds);
    ended = performance.now();
  });
  const { errors, non2xx } = await run;
  const about = `Cannot measure ${url}${requests[0]?.path}`;
  if (errors > 0 || non2xx > 0) throw new Error(`${about}: ${errors} errors, ${non2xx} error statuses`);
  if ("amount" in load && latencies.length === 0) throw new Error(`${about}: no reply`);
  return { latencies, seconds: (ended - begun) / 1_000 };
}
