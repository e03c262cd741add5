import { median, percentile } from "../measure/percentile.ts";

/** Results of one round, or the medians of several. Latencies are in milliseconds. */
export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** The figures of one round, from the latency of each answer and the length of the round. */
export function figuresOf(latencies: readonly number[], seconds: number): Figures {
  const [p50 = 0, p95 = 0, p99 = 0] = [50, 95, 99].map((percent) => percentile(latencies, percent));
  return { perSecond: latencies.length / seconds, p50, p95, p99 };
}

/** The median of each figure over several rounds, so that one disturbed round does not count. */
export function medianFigures(rounds: readonly Figures[]): Figures {
  const middle = (of: (figures: Figures) => number) => median(rounds.map(of));
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p95: middle(({ p95 }) => p95),
    p99: middle(({ p99 }) => p99),
  };
}

/** How many times as many requests the floor answered: the median of the ratios of neighbouring rounds. */
export function medianRatio(server: readonly Figures[], floor: readonly Figures[]): number {
  const ratios = server.map(({ perSecond }, round) => (floor[round]?.perSecond ?? Number.NaN) / perSecond);
  return median(ratios);
}
