/**
 * Props of one element from two sources. Where both have a handler, both run, the first one's first; otherwise the second's
 * value counts unless it is undefined. React Aria's `mergeProps` also joins ids, which brings 1 KB to every page.
 */
export function mergeHandlers<First extends object, Second extends object>(first: First, second: Second) {
  const merged = new Map<string, unknown>(Object.entries(first));
  const others: [string, unknown][] = Object.entries(second);
  for (const [name, value] of others) {
    const one = merged.get(name);
    if (isHandler(one) && isHandler(value)) {
      merged.set(name, (...parameters: unknown[]) => {
        one(...parameters);
        value(...parameters);
      });
    } else if (value !== undefined) merged.set(name, value);
  }
  return Object.fromEntries(merged) as First & Second; // sound: a merged handler has the parameters of both
}

function isHandler(value: unknown): value is (...parameters: unknown[]) => void {
  return typeof value === "function";
}
