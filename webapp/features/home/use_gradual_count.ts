import { startTransition, useEffect, useState } from "react";

/** Step and interval, from the specification. */
export const GRADUAL_STEP = 10;
export const GRADUAL_INTERVAL_MS = 500;

/** Shown length of a list: starts with `start`, and grows by ten every half second. */
export function useGradualCount(total: number, start = GRADUAL_STEP): number {
  const [count, setCount] = useState(start);
  const isComplete = count >= total;
  useEffect(() => {
    if (isComplete) return undefined;
    const grow = () => startTransition(() => setCount((before) => before + GRADUAL_STEP));
    const timer = setInterval(grow, GRADUAL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isComplete]);
  return Math.min(count, total);
}
