import { randomUUID } from "node:crypto";
import type { RawData, WebSocket } from "ws";
import type { ChatDataFromServer, ChatErrorCode, ChatFrameFromServer } from "../../wire/chat/chat_frames.ts";
import { runInConnectionGroup } from "../shared/connection_group.ts";
import type { ChatServerOptions } from "./chat_options.ts";
import { InboundQueue } from "./inbound_queue.ts";
import type { InboundText } from "./read_frame.ts";

/** One WebSocket: handles its frames in order, sends frames, and cuts it when it is dead or does not read. */
export class ChatSocket {
  readonly id = randomUUID();
  readonly #ws: WebSocket;
  readonly #options: ChatServerOptions;
  readonly #inbound: InboundQueue<{ readonly text: InboundText }>;
  #alive = true;
  #readingStopped = false;

  constructor(ws: WebSocket, options: ChatServerOptions, onFrame: (text: InboundText) => Promise<void>) {
    this.#ws = ws;
    this.#options = options;
    this.#inbound = new InboundQueue(({ text }) => runInConnectionGroup("chat", () => onFrame(text)), {
      pauseAt: options.maxQueuedFrames,
      pause: () => ws.pause(),
      resume: () => ws.resume(),
    });
    ws.on("message", (data, isBinary) => this.#onMessage(data, isBinary));
    ws.on("pong", () => {
      this.#alive = true;
    });
    // A broken connection also emits `close`, which the session handles.
    ws.on("error", () => {});
  }

  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  /** Sends a frame; drops it where the socket is closed or does not read. A later `resume` loads it from the store. */
  send<Event extends ChatFrameFromServer["event"]>(event: Event, data: ChatDataFromServer<Event>): void {
    if (!this.isOpen) return;
    if (this.#ws.bufferedAmount >= this.#options.maxBufferedBytes) {
      this.#ws.terminate(); // a close frame would only join the queue
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

  /** Pings, or cuts the connection when the last ping was not answered and no frame is being handled. */
  ping(): void {
    if (!this.#alive && !this.#inbound.busy) return this.#ws.terminate();
    this.#alive = false;
    if (this.isOpen) this.#ws.ping();
  }

  /** Ignores further frames, and resolves when the received ones are handled. */
  async stopReading(): Promise<void> {
    this.#readingStopped = true;
    await this.#inbound.idle();
  }

  terminate(): void {
    this.#ws.terminate();
  }

  #onMessage(data: RawData, isBinary: boolean): void {
    if (this.#readingStopped) return;
    this.#alive = true;
    // By default ws gives a frame as one Buffer, and has checked that a text frame is UTF-8.
    this.#inbound.push({ text: !isBinary && Buffer.isBuffer(data) ? data.toString() : undefined });
  }
}
