import { median } from "../measure/percentile.ts";

/** The medians of two sides over several rounds. */
export interface Pairs {
  readonly first: number;
  readonly second: number;
  /** Second divided by first: the median over neighbouring rounds, because a disturbance affects both. */
  readonly ratio: number;
}

/** Measures two sides alternately, so many rounds each; the first one of a pair alternates too. */
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
  return {
    first: median(pairs.map(({ first }) => first)),
    second: median(pairs.map(({ second }) => second)),
    ratio: median(pairs.map(({ first, second }) => second / first)),
  };
}
