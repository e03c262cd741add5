import { chatBusContract } from "../contracts/chat_bus_contract.ts";
import { InProcessChatBus } from "./in_process_chat_bus.ts";

chatBusContract("one process", async () => {
  const bus = new InProcessChatBus();
  return { here: bus, there: bus, async close() {} };
});
