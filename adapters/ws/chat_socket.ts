import { randomUUID } from "node:crypto";
import type { RawData, WebSocket } from "ws";
import type { ChatDataFromServer, ChatErrorCode, ChatFrameFromServer } from "../../wire/chat_frames.ts";
import type { ChatServerOptions } from "./chat_options.ts";
import { InboundQueue } from "./inbound_queue.ts";
import type { InboundText } from "./read_frame.ts";

/** One connection: frames in order in, frames out, and an end to those that are dead or don't read. */
export class ChatSocket {
  /** Known to this server only. */
  readonly id = randomUUID();
  readonly #ws: WebSocket;
  readonly #options: ChatServerOptions;
  readonly #inbound: InboundQueue<{ readonly text: InboundText }>;
  #alive = true;
  #deaf = false;

  constructor(ws: WebSocket, options: ChatServerOptions, onFrame: (text: InboundText) => Promise<void>) {
    this.#ws = ws;
    this.#options = options;
    this.#inbound = new InboundQueue(({ text }) => onFrame(text), {
      pauseAt: options.maxQueuedFrames,
      pause: () => ws.pause(),
      resume: () => ws.resume(),
    });
    ws.on("message", (data, isBinary) => this.#onMessage(data, isBinary));
    ws.on("pong", () => {
      this.#alive = true;
    });
    // A broken connection also closes, which is where it is dealt with.
    ws.on("error", () => {});
  }

  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  /** Says something. To a socket that is closed or doesn't read, nothing: the store has it, and a resume brings it. */
  send<Event extends ChatFrameFromServer["event"]>(event: Event, data: ChatDataFromServer<Event>): void {
    if (!this.isOpen) return;
    if (this.#ws.bufferedAmount >= this.#options.maxBufferedBytes) {
      this.#ws.terminate(); // a goodbye would only join the queue
      return;
    }
    this.#ws.send(JSON.stringify({ event, data }));
  }

  sendError(code: ChatErrorCode, message: string): void {
    this.send("error", { code, message });
  }

  close(code: number, reason: string): void {
    this.#ws.close(code, reason);
  }

  /** Pings, or cuts the connection when the last ping was not answered. Whoever is still being served is not dead. */
  ping(): void {
    if (!this.#alive && !this.#inbound.busy) return this.#ws.terminate();
    this.#alive = false;
    if (this.isOpen) this.#ws.ping();
  }

  /** Hears nothing more, and resolves when everything heard so far has been dealt with. */
  async stopReading(): Promise<void> {
    this.#deaf = true;
    await this.#inbound.idle();
  }

  terminate(): void {
    this.#ws.terminate();
  }

  #onMessage(data: RawData, isBinary: boolean): void {
    if (this.#deaf) return;
    this.#alive = true;
    // Frames come in one piece by default, as a Buffer; of a text frame ws has checked that it is UTF-8.
    this.#inbound.push({ text: !isBinary && Buffer.isBuffer(data) ? data.toString() : undefined });
  }
}
