import { percentile } from "../bench/figures.ts";

/** What two sides came to, each the middle of several rounds. */
export interface Pairs {
  readonly first: number;
  readonly second: number;
  /** Second against first: the middle over the pairs of neighbours, because what disturbs a machine disturbs both. */
  readonly ratio: number;
}

/** Measures two sides by turns, so many rounds of each; the one that begins changes from pair to pair. */
export async function measurePairs(
  sides: { first: () => Promise<number>; second: () => Promise<number> },
  { rounds }: { rounds: number },
): Promise<Pairs> {
  const pairs: { first: number; second: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await sides.first();
      pairs.push({ first, second: await sides.second() });
    } else {
      const second = await sides.second();
      pairs.push({ first: await sides.first(), second });
    }
  }
  const middle = (values: readonly number[]) => percentile(Float64Array.from(values).sort(), 50);
  return {
    first: middle(pairs.map(({ first }) => first)),
    second: middle(pairs.map(({ second }) => second)),
    ratio: middle(pairs.map(({ first, second }) => second / first)),
  };
}
