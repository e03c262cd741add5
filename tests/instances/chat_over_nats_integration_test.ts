import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type NatsCluster, startNatsCluster } from "../../adapters/nats/testing/nats_cluster.ts";
import { chatDevice } from "./testing/chat_device.ts";
import { type Cluster, startCluster } from "./testing/cluster.ts";

// Two people on two instances that share events through NATS, over TLS with a certificate of an authority of its own.

/** Longest time to notice a lost connection and deliver missed messages. */
const CATCH_UP_TIMEOUT_MS = 10_000;

let nats: NatsCluster;
let cluster: Cluster;

beforeAll(async () => {
  nats = await startNatsCluster(inject("natsServer"), { size: 1, tls: true });
  const { addresses, user, password } = nats.servers;
  const port = addresses[0]?.split(":")[1];
  const NATS_URL = `tls://${user}:${encodeURIComponent(password ?? "")}@localhost:${port}`;
  const NODE_EXTRA_CA_CERTS = nats.authority ?? "";
  cluster = await startCluster({ settings: { CHAT_BUS: "nats", NATS_URL, NODE_EXTRA_CA_CERTS } });
});
afterAll(async () => {
  await cluster.stop();
  await nats.stop();
});

it("delivers messages between instances, also those sent while NATS was away", async () => {
  const [maya, tomas] = [await cluster.join("maya"), await cluster.join("tomas")];
  const [one, other] = cluster.instances;
  const [mayas, tomass] = [chatDevice(maya, { url: one.url }), chatDevice(tomas, { url: other.url })];
  await expect.poll(() => [mayas, tomass].map(({ connection }) => connection.status)).toEqual(["online", "online"]);
  const texts = () => tomass.known.map(({ text }) => text);

  mayas.send(tomas.userId, "Is there basil?");
  await expect.poll(texts).toEqual(["Is there basil?"]);

  await nats.nodes[0]?.kill();
  mayas.send(tomas.userId, "And thyme?");
  await expect.poll(() => mayas.acknowledged.length).toBe(2);
  await nats.nodes[0]?.start();
  await expect.poll(texts, { timeout: CATCH_UP_TIMEOUT_MS }).toEqual(["Is there basil?", "And thyme?"]);
  for (const { connection } of [mayas, tomass]) connection.stop();
});
