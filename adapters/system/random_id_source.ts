import { randomUUID } from "node:crypto";
import type { IdSource } from "../../core/shared/mod.ts";

/** Identifiers from the machine's source of randomness. */
export class RandomIdSource implements IdSource {
  next(): string {
    return randomUUID();
  }
}
