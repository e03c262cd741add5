import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { BlockedPerson, BlockStore } from "./block_store.ts";

/** Most people that one person can have blocked at a time. */
export const BLOCKS_MAX = 500;

export interface BlockPersonInput {
  readonly userId: UserId;
  /** The person to block or unblock. */
  readonly blockedId: UserId;
}

/**
 * Blocks a person, who is not notified. An unknown number can be blocked too, so that no one learns which belong to people.
 *
 * @throws {DomainError} `invalid_input` for oneself, `too_many_blocks`
 */
export async function blockPerson(
  ports: { readonly blocks: Pick<BlockStore, "block"> },
  { userId, blockedId }: BlockPersonInput,
): Promise<void> {
  if (blockedId === userId) throw new DomainError("invalid_input", "Cannot block oneself", { field: "id" });
  const outcome = await ports.blocks.block(userId, { blockedId, max: BLOCKS_MAX });
  if (outcome === "too_many") {
    throw new DomainError(
      "too_many_blocks",
      `Cannot block more than ${BLOCKS_MAX} people: unblock someone in the settings first`,
    );
  }
}

/** Ends a block. Does nothing if there is none. */
export async function unblockPerson(
  ports: { readonly blocks: Pick<BlockStore, "unblock"> },
  { userId, blockedId }: BlockPersonInput,
): Promise<void> {
  await ports.blocks.unblock(userId, blockedId);
}

/** A blocked person as the one who blocked them sees it. */
export type ListedBlock = Omit<BlockedPerson, "name"> & { readonly name: string };

/** Everyone whom a person has blocked, the newest first; by number where the person may not know the name. */
export async function listBlocked(
  ports: { readonly blocks: Pick<BlockStore, "list"> },
  { userId }: { userId: UserId },
): Promise<ListedBlock[]> {
  const blocked = await ports.blocks.list(userId, { limit: BLOCKS_MAX });
  return blocked.map((each) => ({ ...each, name: each.name ?? `Person ${each.userId}` }));
}
