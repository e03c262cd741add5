import { DomainError } from "../shared/mod.ts";
import type { UserId } from "./user_id.ts";

/** The reason, for the person and the moderators, why a new account of a suspended person is suspended too. */
export const SUSPENDED_AGAIN =
  "An earlier account with this sign-in or e-mail address is suspended, so this one is too, until the same time. It can read, but not post and send messages.";

/** Who may not post and send messages for now. Every implementation passes `adapters/contracts/safety/moderation_contract.ts`. */
export interface SuspensionStore {
  /** When a person's suspension ends; undefined if there is none now. */
  suspendedUntil(userId: UserId): Promise<Date | undefined>;
}

/** E-mail addresses that the identity service has verified. {@linkcode PersonStore} has them. */
export interface VerifiedEmails {
  /** A person's verified address; undefined if they have none. */
  verifiedEmail(userId: UserId): Promise<string | undefined>;
}

export interface PublishingPorts {
  readonly suspensions: SuspensionStore;
  /** Undefined where people may post and send messages without a verified e-mail address. */
  readonly verifiedEmails?: VerifiedEmails | undefined;
}

/**
 * Whether a person may post and send messages now.
 *
 * @throws {DomainError} `suspended`, with its end in `until`; `email_not_verified`
 */
export async function assertMayPublish(
  { suspensions, verifiedEmails }: PublishingPorts,
  userId: UserId,
): Promise<void> {
  await assertNotSuspended({ suspensions }, { userId, paused: "Posts and messages are" });
  await assertVerified({ verifiedEmails }, userId);
}

/**
 * Whether a person may do now what others see.
 *
 * @param input `paused`: what a suspension pauses, for the person
 * @throws {DomainError} `suspended`, with its end in `until`
 */
export async function assertNotSuspended(
  { suspensions }: Pick<PublishingPorts, "suspensions">,
  { userId, paused }: { userId: UserId; paused: string },
): Promise<void> {
  const until = await suspensions.suspendedUntil(userId);
  if (until) throw suspended(until, paused);
}

/** The refusal of what others would see, while its author is suspended. */
export function suspended(until: Date, paused = "Posts and messages are"): DomainError {
  return new DomainError("suspended", `${paused} paused for your account until ${until.toUTCString()}`, { until });
}

/**
 * Whether a person's e-mail address is verified where that is required.
 *
 * @throws {DomainError} `email_not_verified`
 */
export async function assertVerified(
  { verifiedEmails }: Pick<PublishingPorts, "verifiedEmails">,
  userId: UserId,
): Promise<void> {
  if (verifiedEmails && (await verifiedEmails.verifiedEmail(userId)) === undefined) {
    throw new DomainError("email_not_verified", "Verify your e-mail address to post and send messages");
  }
}
