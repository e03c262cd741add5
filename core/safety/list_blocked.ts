import type { UserId } from "../account/mod.ts";
import { BLOCKS_MAX } from "./block_person.ts";
import type { BlockedPerson, BlockStore } from "./block_store.ts";

/** Everyone whom a person has blocked, the newest first. */
export function listBlocked(
  ports: { readonly blocks: Pick<BlockStore, "list"> },
  { userId }: { userId: UserId },
): Promise<BlockedPerson[]> {
  return ports.blocks.list(userId, { limit: BLOCKS_MAX });
}
