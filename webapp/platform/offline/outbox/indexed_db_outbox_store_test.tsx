import { outboxStoreContract } from "../../../testing/outbox_store_contract.ts";
import { deleteDeviceDatabase } from "../device_database/mod.ts";
import { IndexedDbOutboxStore } from "./indexed_db_outbox_store.ts";

outboxStoreContract("IndexedDB", { tab: () => new IndexedDbOutboxStore(), cleanUp: deleteDeviceDatabase });
