export {
  MEMORY_CHAT_ANSWERS,
  type MemoryChatAnswer,
  MemoryChatConnection,
} from "./memory_chat_connection.ts";
