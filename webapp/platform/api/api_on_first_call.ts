/**
 * An API of asynchronous functions, whose code is loaded with the first call of one.
 *
 * @param hold what an answer or a failure that has arrived waits for, if anything
 */
export function apiOnFirstCall<Api extends object>(
  load: () => Promise<Api>,
  hold: () => Promise<void> | undefined,
): Api {
  type Call = (...parameters: unknown[]) => Promise<unknown>;
  const functions = new Proxy<Record<string, Call>>(
    {},
    {
      get:
        (_target, name): Call =>
        async (...parameters) => {
          const api = (await load()) as Record<string | symbol, Call>; // sound: its functions are asynchronous
          try {
            return await api[name]?.(...parameters);
          } finally {
            await hold();
          }
        },
    },
  );
  return functions as Api; // sound: a call reaches the function of the same name
}
