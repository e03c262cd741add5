/** What one round, or the middle of several, came to. Latencies are in milliseconds. */
export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** The figures of one round, from the latency of each answer and the seconds that all of them took. */
export function figuresOf(latencies: readonly number[], seconds: number): Figures {
  const sorted = Float64Array.from(latencies).sort();
  return {
    perSecond: sorted.length / seconds,
    p50: percentile(sorted, 50),
    p95: percentile(sorted, 95),
    p99: percentile(sorted, 99),
  };
}

/** The middle of each figure over several rounds, so that one that something disturbed does not count. */
export function medianFigures(rounds: readonly Figures[]): Figures {
  const middle = (of: (figures: Figures) => number) => percentile(Float64Array.from(rounds, of).sort(), 50);
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p95: middle(({ p95 }) => p95),
    p99: middle(({ p99 }) => p99),
  };
}

/** How many times as much the floor answered: the middle over the rounds, each held against its neighbour. */
export function medianRatio(server: readonly Figures[], floor: readonly Figures[]): number {
  const ratios = server.map(({ perSecond }, round) => (floor[round]?.perSecond ?? Number.NaN) / perSecond);
  return percentile(Float64Array.from(ratios).sort(), 50);
}

/** By nearest rank: the smallest value that so many percent of all are no greater than. NaN where there is none. */
export function percentile(sorted: Float64Array, percent: number): number {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
