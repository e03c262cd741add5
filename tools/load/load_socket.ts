import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type RawData, WebSocket } from "ws";
import type { SignedInPerson } from "../measure/people.ts";
import { sourceAddress } from "./machine.ts";

/** How many sockets are opened at once; the server allows 1,000 that are not signed in yet. */
const OPENED_AT_ONCE = 200;

/** A person's chat socket with little overhead, so that one process can open 10,000. */
export class LoadSocket {
  readonly #ws: WebSocket;
  #userId = 0;
  #refused = 0;
  /** Called with the text of every message from another person. */
  onMessage: (text: string) => void = () => {};

  private constructor(ws: WebSocket) {
    this.#ws = ws;
    ws.on("error", () => {}); // a broken socket shows in isOpen
  }

  /**
   * Opens one socket.
   *
   * @param from the loopback address to connect from
   * @throws {Error} if the server rejects it
   */
  static async open(url: string, { token }: SignedInPerson, { from }: { from: string }): Promise<LoadSocket> {
    const ws = new WebSocket(`${url.replace("http", "ws")}/ws`, {
      headers: { authorization: `Bearer ${token}` },
      localAddress: from,
      perMessageDeflate: false,
    });
    const socket = new LoadSocket(ws);
    const authenticated = new Promise<void>((resolve, reject) => {
      ws.on("message", (data) => socket.#receive(data, resolve));
      ws.once("close", (code) => reject(new Error(`The socket was closed with ${code} before it was signed in`)));
      ws.once("error", reject);
    });
    await authenticated;
    return socket;
  }

  get isOpen(): boolean {
    return this.#ws.readyState === WebSocket.OPEN;
  }

  /** The id that others send messages to. */
  get userId(): number {
    return this.#userId;
  }

  /** How many of its messages the server refused; a real client would send them again. */
  get refused(): number {
    return this.#refused;
  }

  send(receiverId: number, message: string): void {
    const data = { receiverId, message, clientMessageId: randomUUID() };
    this.#ws.send(JSON.stringify({ event: "sendMessage", data }));
  }

  async close(): Promise<void> {
    if (this.#ws.readyState === WebSocket.CLOSED) return;
    const closed = once(this.#ws, "close");
    this.#ws.close();
    await closed;
  }

  #receive(frame: RawData, onAuthenticated: () => void): void {
    const { event, data } = JSON.parse(Buffer.isBuffer(frame) ? frame.toString() : "{}") as {
      event: string;
      data: { userId?: number; message?: string };
    };
    if (event === "newMessage") this.onMessage(data.message ?? "");
    else if (event === "messageError") this.#refused += 1;
    else if (event === "authenticated") {
      this.#userId = data.userId ?? 0;
      onAuthenticated();
    }
  }
}

/**
 * Opens a socket for each person.
 *
 * @throws {Error} if the server rejects one
 */
export async function openSockets(url: string, people: readonly SignedInPerson[]): Promise<LoadSocket[]> {
  const sockets: LoadSocket[] = [];
  let next = 0;
  async function openSome(): Promise<void> {
    for (let nth = next++; nth < people.length; nth = next++) {
      const person = people[nth];
      if (person) sockets[nth] = await LoadSocket.open(url, person, { from: sourceAddress(nth) });
    }
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openSome));
  return sockets;
}
