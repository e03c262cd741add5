import type { OpenChatLink } from "./chat_connection.ts";

/** Opens links over WebSocket. @param url such as `wss://weekplate.example/ws`. */
export function webSocketLink(url: string): OpenChatLink {
  return (handlers) => {
    const socket = new WebSocket(url);
    socket.addEventListener("open", () => handlers.onOpen());
    socket.addEventListener("message", ({ data }) => {
      if (typeof data === "string") handlers.onText(data);
    });
    let closed = false;
    socket.addEventListener("close", ({ code, reason }) => {
      if (!closed) handlers.onClose({ code, reason });
      closed = true;
    });
    return {
      send(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close() {
        closed = true;
        socket.close();
      },
    };
  };
}
