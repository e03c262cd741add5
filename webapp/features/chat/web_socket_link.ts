import type { OpenChatLink } from "./chat_connection.ts";

/**
 * Opens links over WebSocket. The browser sends the session's cookie.
 *
 * @param url such as `wss://weekplate.example/ws`.
 * @param connect opens a socket; for clients that are no browser.
 */
export function webSocketLink(url: string, connect = (address: string) => new WebSocket(address)): OpenChatLink {
  return (handlers) => {
    const socket = connect(url);
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
