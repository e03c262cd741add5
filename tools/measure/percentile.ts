/** The percentile by nearest rank: the smallest value that is not less than so many percent of all. NaN for no values. */
export function percentile(sorted: Float64Array, percent: number): number {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** The 50th percentile of values in any order. */
export function median(values: readonly number[]): number {
  return percentile(Float64Array.from(values).sort(), 50);
}
