import type { BlockPersonInput } from "./block_person.ts";
import type { BlockStore } from "./block_store.ts";

/** Ends a block. Does nothing if there is none. */
export async function unblockPerson(
  ports: { readonly blocks: Pick<BlockStore, "unblock"> },
  { userId, blockedId }: BlockPersonInput,
): Promise<void> {
  await ports.blocks.unblock(userId, blockedId);
}
