import { DomainError } from "../shared/mod.ts";
import type { UserId } from "./user_id.ts";

/** Who may not post and send messages for now. Every implementation passes `adapters/contracts/moderation_contract.ts`. */
export interface SuspensionStore {
  /** When a person's suspension ends; undefined if there is none now. */
  suspendedUntil(userId: UserId): Promise<Date | undefined>;
}

/** @throws {DomainError} `suspended`, with its end in `until`. */
export async function assertNotSuspended(suspensions: SuspensionStore, userId: UserId): Promise<void> {
  const until = await suspensions.suspendedUntil(userId);
  if (!until) return;
  throw new DomainError("suspended", `Posts and messages are paused for your account until ${until.toUTCString()}`, {
    until,
  });
}
