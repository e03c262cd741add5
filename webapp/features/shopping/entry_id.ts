import type { EntryId } from "../../../core/shopping/mod.ts";

/** An id that no other device makes. Pages without https have no `crypto.randomUUID`. */
export function entryId(): EntryId {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
