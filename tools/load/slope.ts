/** One look at something that may grow. */
export interface Sample {
  /** When, in any unit. */
  readonly at: number;
  readonly value: number;
}

/** By how much the value grows in one unit of time: least squares over all samples. NaN for fewer than two. */
export function slope(samples: readonly Sample[]): number {
  const at = mean(samples.map((sample) => sample.at));
  const value = mean(samples.map((sample) => sample.value));
  let together = 0;
  let spread = 0;
  for (const sample of samples) {
    together += (sample.at - at) * (sample.value - value);
    spread += (sample.at - at) ** 2;
  }
  return spread === 0 ? Number.NaN : together / spread;
}

/** NaN where there is none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
