export { BLOCKS_MAX, type BlockPersonInput, blockPerson } from "./block_person.ts";
export type { BlockedPerson, BlockOutcome, BlockStore } from "./block_store.ts";
export { listBlocked } from "./list_blocked.ts";
export { unblockPerson } from "./unblock_person.ts";
