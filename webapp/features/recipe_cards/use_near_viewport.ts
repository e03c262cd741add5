import { type RefCallback, useCallback, useState } from "react";

/** Margin and visible share, from the specification. */
const NEAR: IntersectionObserverInit = { rootMargin: "200px", threshold: 0.01 };

/** Whether an element has ever come near the viewport. */
export function useNearViewport<T extends Element>(): { ref: RefCallback<T>; isNear: boolean } {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback((element: T | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      setIsNear(true);
      observer.disconnect();
    }, NEAR);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
