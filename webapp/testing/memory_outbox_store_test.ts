import { MemoryOutboxStore } from "./memory_outbox_store.ts";
import { outboxStoreContract } from "./outbox_store_contract.ts";

let device = new MemoryOutboxStore();

outboxStoreContract("the memory of a test", {
  tab: () => device,
  async cleanUp() {
    device = new MemoryOutboxStore();
  },
});
