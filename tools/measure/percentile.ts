/** The percentile by nearest rank: the smallest value that is not less than so many percent of all. NaN for no values. */
export function percentile(values: Iterable<number>, percent: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** The 50th percentile. */
export function median(values: Iterable<number>): number {
  return percentile(values, 50);
}

/** NaN for no values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
