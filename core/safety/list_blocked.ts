import type { UserId } from "../account/mod.ts";
import { BLOCKS_MAX } from "./block_person.ts";
import type { BlockedPerson, BlockStore } from "./block_store.ts";

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
