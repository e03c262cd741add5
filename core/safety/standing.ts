import type { UserId } from "../account/mod.ts";

/** A moderator's warning that the person has not confirmed yet. */
export interface Warning {
  readonly id: number;
  readonly text: string;
  readonly warnedAt: Date;
}

/** Warnings and suspension of a person's account. */
export interface Standing {
  /** Undefined if the person is not suspended now. */
  readonly suspendedUntil: Date | undefined;
  /** The oldest first. */
  readonly warnings: readonly Warning[];
  /** The e-mail address that the identity service has verified, if any. */
  readonly verifiedEmail: string | undefined;
}

/** Most warnings in a standing. */
export const WARNINGS_MAX = 20;

/** People's standing. Every implementation passes `adapters/contracts/safety/moderation_contract.ts`. */
export interface StandingStore {
  /** At most `warnings` of the person's unconfirmed warnings. */
  find(userId: UserId, options: { warnings: number }): Promise<Standing>;

  /** Confirms the person's own warnings up to this id. */
  confirmWarnings(userId: UserId, options: { upTo: number }): Promise<void>;
}

/** A person's own standing. */
export function ownStanding(
  ports: { readonly standing: Pick<StandingStore, "find"> },
  { userId }: { userId: UserId },
): Promise<Standing> {
  return ports.standing.find(userId, { warnings: WARNINGS_MAX });
}

/** Confirms that a person has read their warnings, up to one of them. Repeating it changes nothing. */
export async function confirmWarnings(
  ports: { readonly standing: Pick<StandingStore, "confirmWarnings"> },
  { userId, upTo }: { userId: UserId; upTo: number },
): Promise<void> {
  await ports.standing.confirmWarnings(userId, { upTo });
}
