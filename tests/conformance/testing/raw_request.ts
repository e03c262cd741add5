import { once } from "node:events";
import { connect } from "node:net";

export interface RawReply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends exactly this text to a server, which a client library would not send. */
export async function rawRequest(host: string, text: string): Promise<RawReply> {
  const [name, port] = host.split(":");
  const socket = connect(Number(port), name);
  let received = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    received += chunk;
  });
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  const [head = "", body = ""] = received.split("\r\n\r\n", 2);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/u.exec(head)?.[1]), head, body };
}

/** GETs a path without normalising it. */
export function rawGet(host: string, path: string): Promise<RawReply> {
  return rawRequest(host, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
}
