import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type RawData, WebSocket } from "ws";
import { sourceAddress } from "./machine.ts";
import type { LoadPerson } from "./people.ts";

/** How many sockets come in at once; the server lets no more than 1,000 in that it does not know yet. */
const AT_ONCE = 200;

/** A socket that says who it is, and hears messages. */
export class ChatDevice {
  readonly #ws: WebSocket;
  #userId = 0;
  #refused = 0;
  /** Called with the text of every message from somebody else. */
  onMessage: (text: string) => void = () => {};

  private constructor(ws: WebSocket) {
    this.#ws = ws;
    ws.on("error", () => {}); // a broken one is no longer open, which is counted
  }

  /**
   * Opens one socket.
   *
   * @param from the loopback address that it comes from
   * @throws {Error} where it is not let in
   */
  static async open(url: string, { token }: LoadPerson, { from }: { from: string }): Promise<ChatDevice> {
    const ws = new WebSocket(`${url.replace("http", "ws")}/ws`, {
      headers: { authorization: `Bearer ${token}` },
      localAddress: from,
      perMessageDeflate: false,
    });
    const device = new ChatDevice(ws);
    const welcomed = new Promise<void>((resolve, reject) => {
      ws.on("message", (data) => device.#hear(data, resolve));
      ws.once("close", (code) => reject(new Error(`The socket was closed with ${code} before it was let in`)));
      ws.once("error", reject);
    });
    await welcomed;
    return device;
  }

  get isOpen(): boolean {
    return this.#ws.readyState === WebSocket.OPEN;
  }

  /** The number by which others write to the person. */
  get userId(): number {
    return this.#userId;
  }

  /** How many of its messages the server said it had not taken: its person would send them again. */
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

  #hear(frame: RawData, welcome: () => void): void {
    // Frames come in one piece by default, as a Buffer.
    const { event, data } = JSON.parse(Buffer.isBuffer(frame) ? frame.toString() : "{}") as {
      event: string;
      data: { userId?: number; message?: string };
    };
    if (event === "newMessage") this.onMessage(data.message ?? "");
    else if (event === "messageError") this.#refused += 1;
    else if (event === "authenticated") {
      this.#userId = data.userId ?? 0;
      welcome();
    }
  }
}

/**
 * Opens a socket for each person, some at a time.
 *
 * @throws {Error} where one is not let in
 */
export async function openDevices(url: string, people: readonly LoadPerson[]): Promise<ChatDevice[]> {
  const devices: ChatDevice[] = [];
  let next = 0;
  async function openSome(): Promise<void> {
    for (let nth = next++; nth < people.length; nth = next++) {
      const person = people[nth];
      if (person) devices[nth] = await ChatDevice.open(url, person, { from: sourceAddress(nth) });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  return devices;
}
