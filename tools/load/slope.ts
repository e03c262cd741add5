import { mean } from "../measure/percentile.ts";

export interface Sample {
  /** Time, in any unit. */
  readonly at: number;
  readonly value: number;
}

/** Growth of the value per unit of time, by least squares. NaN for fewer than two samples. */
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
