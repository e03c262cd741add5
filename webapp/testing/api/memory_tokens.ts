import type { SessionTokens } from "../../../core/account/mod.ts";

/** Tokens that stories and tests know: "invitation-1", "invitation-2". Their hash is the token itself, and nothing is encrypted. */
export function memoryTokens(): SessionTokens {
  let last = 0;
  return {
    create: () => {
      last += 1;
      return `invitation-${last}`;
    },
    hash: (token) => token,
    seal: (text) => text,
    open: (sealed) => sealed,
  };
}
