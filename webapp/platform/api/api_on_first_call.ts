/** An API of asynchronous functions, whose code is loaded with the first call of one. */
export function apiOnFirstCall<Api extends object>(load: () => Promise<Api>): Api {
  type Call = (...parameters: unknown[]) => Promise<unknown>;
  const functions = new Proxy<Record<string, Call>>(
    {},
    {
      get:
        (_target, name): Call =>
        async (...parameters) => {
          const api = (await load()) as Record<string | symbol, Call>; // sound: its functions are asynchronous
          return await api[name]?.(...parameters);
        },
    },
  );
  return functions as Api; // sound: a call reaches the function of the same name
}
