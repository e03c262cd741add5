export { CHAT_SERVER_DEFAULTS, type ChatRateLimit, type ChatServerOptions } from "./chat_options.ts";
export { ChatServer, type ChatServerCounts, type ChatServerPorts } from "./chat_server.ts";
export type { ChatCaller } from "./chat_session.ts";
