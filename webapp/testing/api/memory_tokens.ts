/** Tokens that stories and tests know: "invitation-1", "invitation-2". Their hash is the token itself. */
export function memoryTokens() {
  let last = 0;
  return {
    create: () => {
      last += 1;
      return `invitation-${last}`;
    },
    hash: (token: string) => token,
  };
}
