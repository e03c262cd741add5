import type { OpenChatLink } from "./chat_connection.ts";

/** Links over the web's own WebSocket. @param url such as `wss://weekplate.example/ws`. */
export function webSocketLink(url: string): OpenChatLink {
  return (ends) => {
    const socket = new WebSocket(url);
    socket.addEventListener("open", () => ends.onOpen());
    socket.addEventListener("message", ({ data }) => {
      if (typeof data === "string") ends.onText(data);
    });
    let closed = false;
    socket.addEventListener("close", ({ code, reason }) => {
      if (!closed) ends.onClose({ code, reason });
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
