import { randomUUID } from "node:crypto";
import type { IdSource } from "../../core/shared/mod.ts";

/** Random UUIDs. */
export class RandomIdSource implements IdSource {
  next(): string {
    return randomUUID();
  }
}
