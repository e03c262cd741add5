import { setTimeout as delay } from "node:timers/promises";
import { NatsChatBus, type NatsServers } from "../../adapters/nats/chat_bus.ts";
import { PostgresChatBus } from "../../adapters/postgres/chat/chat_bus.ts";
import { openDatabase } from "../../adapters/postgres/database.ts";
import type { UserId } from "../../core/account/mod.ts";
import type { ChatBus } from "../../core/chat/mod.ts";
import { pace } from "./pace.ts";

// One instance that publishes events, as a process of its own; publisher.ts starts it and sends it the start signal.

/** Chat's part of a server's pool. */
const CONNECTIONS = 6;
/** Most events that are not delivered yet. */
const WINDOW = 64;
const POLL_MS = 1;

/** The options of a publisher. */
export interface PublisherSettings {
  /** Number of the instance, which its events have as their sender. */
  readonly instance: number;
  readonly bus:
    | { readonly kind: "postgres"; readonly url: string }
    | { readonly kind: "nats"; readonly servers: NatsServers };
}

export type PublisherOrder =
  /** Publish as fast as events are delivered. */
  | { readonly flood: { readonly seconds: number } }
  | { readonly pace: { readonly perSecond: number; readonly seconds: number } }
  /** How many of its events the listener has received so far. */
  | { readonly received: number };

const settings = JSON.parse(process.argv[2] ?? "") as PublisherSettings; // sound: publisher.ts writes it
let published = 0;
let received = 0;
const bus = await openBus(settings.bus);
process.on("message", (order: PublisherOrder) => void obey(order));
process.once("disconnect", () => process.exit(0));
process.send?.({ ready: true });

/** Opens a bus as a server does. */
async function openBus(options: PublisherSettings["bus"]): Promise<ChatBus> {
  const instance = `publisher-${settings.instance}`;
  const onFault = (error: unknown) => console.error(error);
  if (options.kind === "nats") return await NatsChatBus.open({ ...options.servers, instance, onFault });
  const knex = openDatabase(options.url, { size: CONNECTIONS });
  return await PostgresChatBus.open({ knex, url: options.url, instance, onFault });
}

async function obey(order: PublisherOrder): Promise<void> {
  if ("received" in order) {
    received = order.received;
    return;
  }
  const before = published;
  if ("flood" in order) await flood(order.flood);
  else await pace(async () => publish(), order.pace);
  process.send?.({ published: published - before });
}

async function flood({ seconds }: { seconds: number }): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    if (published - received < WINDOW) publish();
    else await delay(POLL_MS);
  }
}

/** The time of sending is in the event, since the listener is another process. */
function publish(): void {
  published += 1;
  const sender = settings.instance as UserId;
  bus.publish({
    kind: "message",
    id: published,
    senderId: sender,
    senderCursor: performance.timeOrigin + performance.now(),
    receiverId: sender,
    receiverCursor: published,
  });
}
