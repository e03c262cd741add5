import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "@nats-io/transport-node";
import { freePort } from "../../system/free_port.ts";
import type { NatsServers } from "../chat_bus.ts";

export const USER = "weekplate";
export const PASSWORD = "herbs, salt & oil";

export interface NatsNode {
  /** `host:port`. */
  readonly address: string;
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** Ends it without notice. */
  kill(): Promise<void>;
  /** Stops its process: connections stay open, but nothing answers. */
  pause(): void;
  resume(): void;
}

/** Servers that forward to each other what is published. */
export interface NatsCluster {
  readonly nodes: readonly NatsNode[];
  readonly servers: NatsServers;
  stop(): Promise<void>;
}

/** @param program the path of NATS's server. */
export async function startNatsCluster(program: string, { size }: { readonly size: number }): Promise<NatsCluster> {
  const ports = await Promise.all(Array.from({ length: size }, () => freePort()));
  const routePorts = await Promise.all(Array.from({ length: size }, () => freePort()));
  const routes = routePorts.map((port) => `nats://127.0.0.1:${port}`).join(",");
  const nodes = ports.map((port, index) =>
    nodeOf(program, port, [
      "--addr=127.0.0.1",
      `--port=${port}`,
      `--user=${USER}`,
      `--pass=${PASSWORD}`,
      ...(size === 1
        ? []
        : ["--cluster_name=tests", `--cluster=nats://127.0.0.1:${routePorts[index]}`, `--routes=${routes}`]),
    ]),
  );
  await Promise.all(nodes.map((node) => node.start()));
  return {
    nodes,
    servers: { addresses: nodes.map(({ address }) => address), user: USER, password: PASSWORD, tls: false },
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()));
    },
  };
}

function nodeOf(program: string, port: number, args: readonly string[]): NatsNode {
  const address = `127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    address,
    async start() {
      const started = spawn(program, args, { stdio: "ignore" });
      child = started;
      for (let attempt = 0; attempt < 300; attempt += 1) {
        if (started.exitCode !== null) throw new Error(`NATS ended with ${started.exitCode} before it answered`);
        try {
          await (await connect({ servers: address, user: USER, pass: PASSWORD })).close();
          return;
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
      throw new Error("NATS did not answer within 15 seconds");
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
    pause() {
      child?.kill("SIGSTOP");
    },
    resume() {
      child?.kill("SIGCONT");
    },
  };
}
