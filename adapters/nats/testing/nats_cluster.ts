import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { connect } from "@nats-io/transport-node";
import { freePort } from "../../system/free_port.ts";
import type { NatsServers } from "../chat_bus.ts";

export const USER = "weekplate";
export const PASSWORD = "herbs, salt & oil";

const execute = promisify(execFile);

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

/** Servers that forward each other's published messages. */
export interface NatsCluster {
  readonly nodes: readonly NatsNode[];
  readonly servers: NatsServers;
  /** The file of the authority that signed the servers' certificate; undefined without TLS. */
  readonly authority: string | undefined;
  stop(): Promise<void>;
}

export interface NatsClusterOptions {
  /** How many servers. */
  readonly size: number;
  /** Whether clients have to use TLS. Default false. */
  readonly tls?: boolean;
}

/** @param program the path of NATS's server. */
export async function startNatsCluster(
  program: string,
  { size, tls = false }: NatsClusterOptions,
): Promise<NatsCluster> {
  const certificate = tls ? await makeCertificate() : undefined;
  const ports = await Promise.all(Array.from({ length: size }, () => freePort()));
  const routePorts = await Promise.all(Array.from({ length: size }, () => freePort()));
  const routes = routePorts.map((port) => `nats://127.0.0.1:${port}`).join(",");
  const ca = certificate && (await readFile(certificate.authority, "utf8"));
  const nodes = ports.map((port, index) =>
    nodeOf(program, { port, ca }, [
      "--addr=127.0.0.1",
      `--port=${port}`,
      `--user=${USER}`,
      `--pass=${PASSWORD}`,
      ...(size === 1
        ? []
        : ["--cluster_name=tests", `--cluster=nats://127.0.0.1:${routePorts[index]}`, `--routes=${routes}`]),
      ...(certificate ? ["--tls", `--tlscert=${certificate.file}`, `--tlskey=${certificate.key}`] : []),
    ]),
  );
  await Promise.all(nodes.map((node) => node.start()));
  return {
    nodes,
    servers: { addresses: nodes.map(({ address }) => address), user: USER, password: PASSWORD, tls },
    authority: certificate?.authority,
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()));
      if (certificate) await rm(certificate.folder, { recursive: true });
    },
  };
}

/** A certificate of `localhost` by an authority of its own, as an installation without public names has it. */
async function makeCertificate() {
  const folder = await mkdtemp(join(tmpdir(), "weekplate-nats-"));
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const request = (args: string) => execute("openssl", ["req", ...kind, ...args.split(" ")], { cwd: folder });
  await request("-subj /CN=authority -keyout authority.key -out authority.pem");
  await request(
    "-subj /CN=nats -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE " +
      "-CA authority.pem -CAkey authority.key -keyout server.key -out server.pem",
  );
  const [authority = "", file = "", key = ""] = ["authority.pem", "server.pem", "server.key"].map((name) =>
    join(folder, name),
  );
  return { folder, authority, file, key };
}

function nodeOf(
  program: string,
  { port, ca }: { port: number; ca: string | undefined },
  args: readonly string[],
): NatsNode {
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
          await (
            await connect({ servers: address, user: USER, pass: PASSWORD, ...(ca ? { tls: { ca } } : {}) })
          ).close();
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
