import { useEffect, useState } from "react";

/** How many at once, and how long until the next ones, in milliseconds: the specification's numbers. */
export const GRADUAL_STEP = 10;
export const GRADUAL_INTERVAL_MS = 500;

/** How much of a list is shown: ten at once, ten more every half second, until all are. Grows from `start`. */
export function useGradualCount(total: number, start = GRADUAL_STEP): number {
  const [count, setCount] = useState(start);
  const isComplete = count >= total;
  useEffect(() => {
    if (isComplete) return undefined;
    const timer = setInterval(() => setCount((before) => before + GRADUAL_STEP), GRADUAL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isComplete]);
  return Math.min(count, total);
}
