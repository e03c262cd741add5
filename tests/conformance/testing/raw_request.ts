import { once } from "node:events";
import { connect } from "node:net";

export interface RawReply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Says exactly these bytes to a server and hears what it answers: for what no client library would send. */
export async function rawRequest(host: string, text: string): Promise<RawReply> {
  const [name, port] = host.split(":");
  const socket = connect(Number(port), name);
  let heard = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    heard += chunk;
  });
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  const [head = "", body = ""] = heard.split("\r\n\r\n", 2);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/u.exec(head)?.[1]), head, body };
}

/** GETs a path as it is written, dots and all. */
export function rawGet(host: string, path: string): Promise<RawReply> {
  return rawRequest(host, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
}
