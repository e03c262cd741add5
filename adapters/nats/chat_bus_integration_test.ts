import { connect, type NatsConnection } from "@nats-io/transport-node";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import type { ChatEvent } from "../../core/chat/mod.ts";
import { chatBusContract } from "../contracts/chat/chat_bus_contract.ts";
import { maya, tomas } from "../memory/people_and_recipes.ts";
import { NatsChatBus, type NatsServers } from "./chat_bus.ts";
import { type NatsCluster, startNatsCluster } from "./testing/nats_cluster.ts";

const SUBJECT = "weekplate.events";
const CATCH_UP_TIMEOUT_MS = 10_000;
/** So many events have to arrive between two restarts. */
const FLOWING = 500;
const program = inject("natsServer");
let cluster: NatsCluster;
let faults: unknown[];
let buses: NatsChatBus[];

async function openBus(instance: string, servers: NatsServers = cluster.servers): Promise<NatsChatBus> {
  const bus = await NatsChatBus.open({ ...servers, instance, onFault: (error) => faults.push(error) });
  buses.push(bus);
  return bus;
}

chatBusContract("NATS", async () => {
  const own = await startNatsCluster(program, { size: 1 });
  const onFault = (error: unknown) => expect.unreachable(String(error));
  const ends = {
    here: await NatsChatBus.open({ ...own.servers, instance: "here", onFault }),
    there: await NatsChatBus.open({ ...own.servers, instance: "there", onFault }),
  };
  return {
    ...ends,
    async close() {
      await Promise.all([ends.here.close(), ends.there.close()]);
      await own.stop();
    },
  };
});

function messageWith(id: number): ChatEvent {
  return { kind: "message", id, senderId: maya.id, senderCursor: id, receiverId: tomas.id, receiverCursor: id };
}

function listen(bus: NatsChatBus) {
  const heard = { ids: [] as number[], gaps: 0 };
  bus.subscribe({
    onEvent: (event) => heard.ids.push(event.kind === "message" ? event.id : 0),
    onGap: () => (heard.gaps += 1),
  });
  return heard;
}

describe("NatsChatBus", () => {
  beforeEach(() => {
    [faults, buses] = [[], []];
  });
  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await cluster.stop();
  });

  it("delivers an event to local listeners synchronously, and only once", async () => {
    cluster = await startNatsCluster(program, { size: 1 });
    const [here, there] = [await openBus("here"), await openBus("there")];
    const [own, others] = [listen(here), listen(there)];
    here.publish(messageWith(1));
    expect(own.ids).toEqual([1]);

    there.publish(messageWith(2));
    await vi.waitFor(() => expect(own.ids).toEqual([1, 2]));
    await vi.waitFor(() => expect(others.ids).toEqual(expect.arrayContaining([1, 2])));
    expect(others.ids).toHaveLength(2);
  });

  it("reports no gap after a restart of NATS in which nothing was sent", async () => {
    cluster = await startNatsCluster(program, { size: 1 });
    const [here, there] = [await openBus("here"), await openBus("there")];
    const others = listen(there);
    await restart(0);
    await vi.waitFor(() => expect(faults).toHaveLength(2));
    const connection = await connectTo(cluster);
    const back = new Set<string>();
    connection.subscribe(SUBJECT, { callback: (_, notice) => void back.add(notice.json<{ from: string }>().from) });
    await vi.waitFor(() => expect(back.size).toBe(2), { timeout: CATCH_UP_TIMEOUT_MS });
    await connection.close();

    here.publish(messageWith(1));
    await vi.waitFor(() => expect(others.ids).toEqual([1]));
    expect(others.gaps).toBe(0);
  });

  it("notices a connection that is dead without an error, and reports what was missed as a gap", async () => {
    cluster = await startNatsCluster(program, { size: 1 });
    const [here, there] = [await openBus("here"), await openBus("there")];
    const others = listen(there);
    const [server] = cluster.nodes;
    server?.pause();
    await vi.waitFor(
      () => {
        here.publish(messageWith(1));
        expect(faults).toHaveLength(2);
      },
      { timeout: CATCH_UP_TIMEOUT_MS },
    );
    server?.resume();

    await vi.waitFor(() => expect(others.gaps).toBeGreaterThan(0), { timeout: CATCH_UP_TIMEOUT_MS });
    here.publish(messageWith(2));
    await vi.waitFor(() => expect(others.ids).toContain(2), { timeout: CATCH_UP_TIMEOUT_MS });
  });

  it("reports a gap for an instance that stops without notice, and none for a clean shutdown", async () => {
    cluster = await startNatsCluster(program, { size: 1 });
    const [here, there] = [await openBus("here"), await openBus("there")];
    const others = listen(there);
    await here.close();
    const ghost = await connectTo(cluster);
    ghost.publish(SUBJECT, JSON.stringify({ from: "ghost", count: 0, lives: true }));
    await ghost.flush();
    await ghost.close();

    await vi.waitFor(() => expect(others.gaps).toBe(1), { timeout: CATCH_UP_TIMEOUT_MS });
    expect(faults).toEqual([]);
  });

  it("does not open without a server, with a wrong password, or without the encryption that is asked for", async () => {
    cluster = await startNatsCluster(program, { size: 1 });
    await expect(openBus("here", { ...cluster.servers, password: "wrong" })).rejects.toThrow(/authorization/iu);
    await expect(openBus("here", { ...cluster.servers, tls: true })).rejects.toThrow(/tls/iu);
    await cluster.stop();
    await expect(openBus("here")).rejects.toThrow(/refused/u);
  });

  it("does not open if it does not know the authority of the server's certificate", async () => {
    cluster = await startNatsCluster(program, { size: 1, tls: true });
    await expect(openBus("here")).rejects.toThrow(/certificate/iu);
  });

  it("loses no event and repeats none while each of three servers is killed in turn", async () => {
    cluster = await startNatsCluster(program, { size: 3 });
    const senders = [await openBus("one"), await openBus("two"), await openBus("three")];
    const stored: number[] = [];
    const listeners = senders.map((bus) => {
      const known = new Set<number>();
      const received: number[] = [];
      bus.subscribe({
        onEvent(event) {
          received.push(event.kind === "message" ? event.id : 0);
          known.add(received.at(-1) ?? 0);
        },
        onGap: () => stored.forEach((id) => known.add(id)),
      });
      return { known, received };
    });
    const timer = setInterval(() => {
      for (const bus of senders) {
        stored.push(stored.length + 1);
        bus.publish(messageWith(stored.length));
      }
    }, 2);

    try {
      for (const index of cluster.nodes.keys()) {
        await restart(index);
        const before = stored.length;
        const hear = () => listeners.every(({ received }) => received.filter((id) => id > before).length > FLOWING);
        await expect.poll(hear, { timeout: CATCH_UP_TIMEOUT_MS }).toBe(true);
      }
    } finally {
      clearInterval(timer);
    }

    expect(faults.length).toBeGreaterThanOrEqual(senders.length);
    for (const { known, received } of listeners) {
      await expect.poll(() => known.size, { timeout: CATCH_UP_TIMEOUT_MS }).toBe(stored.length);
      expect(new Set(received).size).toBe(received.length);
    }
  });
});

async function connectTo({ servers }: NatsCluster): Promise<NatsConnection> {
  const { addresses, user = "", password = "" } = servers;
  return await connect({ servers: [...addresses], user, pass: password });
}

async function restart(index: number): Promise<void> {
  await cluster.nodes[index]?.kill();
  await cluster.nodes[index]?.start();
}
