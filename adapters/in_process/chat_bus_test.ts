import { chatBusContract } from "../contracts/chat/chat_bus_contract.ts";
import { InProcessChatBus } from "./chat_bus.ts";

chatBusContract("one process", async () => {
  const bus = new InProcessChatBus();
  return { here: bus, there: bus };
});
