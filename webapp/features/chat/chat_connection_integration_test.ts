import { once } from "node:events";
import { type AddressInfo, connect as connectTcp, createServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { WebSocket as WsWebSocket } from "ws";
import { maya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import type { FreshDatabase } from "../../../adapters/postgres/testing/fresh_database.ts";
import { type ChatRig, chatDatabase, sessionCookieOf, startChatRig } from "../../../adapters/ws/testing/chat_rig.ts";
import type { Person } from "../../../core/account/mod.ts";
import { type ChatTiming, ResumingChatConnection, webSocketLink } from "./mod.ts";

/** Connects as a browser does in which this person is signed in. */
function browserOf(person: Person) {
  return (address: string) => {
    const headers = { origin: `http://${new URL(address).host}`, cookie: sessionCookieOf(person).cookie };
    const socket = new WsWebSocket(address, { headers });
    socket.on("error", () => {}); // a browser's socket throws none: its end follows as "close"
    return socket as unknown as WebSocket; // sound: it has what the link uses
  };
}

/** As in the product, only faster. */
const timing: ChatTiming = {
  connectTimeoutMs: 2_000,
  backoffMinMs: 10,
  backoffMaxMs: 50,
  replyTimeoutMs: 1_000,
};
let database: FreshDatabase;
let rig: ChatRig;

beforeAll(async () => {
  database = await chatDatabase();
  rig = await startChatRig(database, { messageRateLimit: "off", drainTimeoutMs: 500 });
});
afterAll(async () => {
  await rig.close();
  await database.drop();
});

/** A person's device, and everything that it came to know, in the order in which it came. */
function deviceOf(person: Person, url: string) {
  const known: { id: number; text: string; own: boolean }[] = [];
  const failed: string[] = [];
  const connection = new ResumingChatConnection({
    open: webSocketLink(url, browserOf(person)),
    isSignedIn: async () => true,
    firebaseUid: person.identityId,
    timing,
  });
  connection.subscribe({
    onMessage: ({ id, message, sender_id }) => known.push({ id, text: message, own: sender_id === person.id }),
    onSent: ({ id, text }) => known.push({ id, text, own: true }),
    onFailed: ({ text }, { code }) => failed.push(`${text}: ${code}`),
  });
  return { connection, known, failed };
}

/** A network between devices and server that cuts whole connections, in the middle of anything. */
async function badNetwork(host: string) {
  const [, port] = host.split(":");
  const open = new Set<Socket>();
  const server = createServer((device) => {
    const upstream = connectTcp(Number(port), "127.0.0.1");
    for (const [from, to] of [
      [device, upstream],
      [upstream, device],
    ] as const) {
      open.add(from);
      from.on("error", () => {});
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
      // Late, so that a cut often falls between a message and its answer, or into the middle of a frame.
      let turn = Promise.resolve();
      from.on("data", (bytes) => {
        turn = turn.then(() => delay(Math.random() * 3)).then(() => void (to.writable && to.write(bytes)));
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  let cuts = 0;
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`,
    get cuts() {
      return cuts;
    },
    /** Cuts about every third connection. */
    cutSome() {
      for (const socket of open) {
        if (Math.random() > 0.2) continue;
        cuts += 1;
        socket.resetAndDestroy();
      }
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

it("brings a thousand messages through cuts: none lost, none twice, in one order for all", async () => {
  const network = await badNetwork(rig.host);
  const phone = deviceOf(maya, network.url);
  const laptop = deviceOf(maya, network.url);
  const tablet = deviceOf(tomas, network.url);
  const all = [phone, laptop, tablet];
  for (const { connection } of all) connection.start();
  await vi.waitFor(() => expect(all.map(({ connection }) => connection.status)).toEqual(all.map(() => "online")), {
    timeout: 10_000,
  });

  const cutting = setInterval(() => network.cutSome(), 60);
  const written: string[] = [];
  for (let n = 1; n <= 1_000; n += 1) {
    const [device, receiverId, who] = (
      [
        [phone, tomas.id, "phone"],
        [tablet, maya.id, "tablet"],
        [laptop, tomas.id, "laptop"],
      ] as const
    )[n % 3] ?? [phone, tomas.id, "phone"];
    const text = `${who} ${n}`;
    written.push(text);
    device.connection.send({ clientMessageId: crypto.randomUUID(), receiverId, text });
    // Not all at once: many cuts have to fall between them.
    await vi.waitFor(() => expect(network.cuts).toBeGreaterThan(n / 20 - 1), { timeout: 60_000, interval: 5 });
  }
  try {
    await vi.waitFor(() => expect(all.map(({ known }) => known.length)).toEqual([1_000, 1_000, 1_000]), {
      timeout: 60_000,
      interval: 100,
    });
  } finally {
    clearInterval(cutting);
    for (const { connection } of all) connection.stop();
    network.close();
  }

  const stored = await rig.store.listConversation(maya.id, { with: tomas.id, before: undefined, limit: 10_000 });
  const order = stored?.map(({ id, text }) => ({ id, text }));
  expect(stored?.map(({ text }) => text).sort()).toEqual([...written].sort());
  for (const { known, failed } of all) {
    expect(known.map(({ id, text }) => ({ id, text }))).toEqual(order);
    expect(failed).toEqual([]);
  }
  // Messages of one device are in the order in which they were written.
  for (const who of ["phone", "tablet", "laptop"]) {
    const own = (texts: readonly string[]) => texts.filter((text) => text.startsWith(who));
    expect(own(order?.map(({ text }) => text) ?? [])).toEqual(own(written));
  }
  expect(network.cuts).toBeGreaterThan(20);
  expect(rig.faults).toEqual([]);
}, 120_000);
