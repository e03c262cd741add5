import { useLayoutEffect, useRef, useState } from "react";

type Handler = (...parameters: never[]) => unknown;

/**
 * The same functions at every render, each of which calls the newest one of its name. So components with these props, such
 * as a card of a long list, do not render again. Only for functions that are called after rendering.
 */
export function useStableHandlers<Handlers extends Readonly<Record<keyof Handlers, Handler>>>(
  handlers: Handlers,
): Handlers {
  const newest = useRef(handlers);
  useLayoutEffect(() => {
    newest.current = handlers;
  });
  const [stable] = useState(() => {
    const names = Object.keys(handlers) as (keyof Handlers)[]; // sound: these are its own keys
    const callers = names.map((name) => [name, (...parameters: never[]) => newest.current[name](...parameters)]);
    return Object.fromEntries(callers) as Handlers; // sound: each has the parameters and the result of its namesake
  });
  return stable;
}
