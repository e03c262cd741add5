import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../../adapters/system/free_port.ts";
import { docker } from "../../../infra/production/images/docker.ts";

const execute = promisify(execFile);
const PRODUCTION = join(import.meta.dirname, "..", "..", "..", "infra", "production");

/** How a command went, and all that it said. */
export interface Ran {
  readonly code: number | null;
  readonly said: string;
}

/** What `make up` starts, under a name, on ports and with secrets of its own. */
export class ProductionStack {
  /** What images built by a test are called, so that nobody's own are replaced. */
  readonly #name = `weekplate-test-${randomBytes(4).toString("hex")}`;
  readonly #folder: string;
  readonly #ports: { readonly http: number; readonly https: number; readonly emulator: number };

  private constructor(folder: string, ports: { http: number; https: number; emulator: number }) {
    this.#folder = folder;
    this.#ports = ports;
  }

  static async prepare(): Promise<ProductionStack> {
    const folder = await mkdtemp(join(tmpdir(), "weekplate-production-"));
    const [http, https, emulator] = await Promise.all([freePort(), freePort(), freePort()]);
    return new ProductionStack(folder, { http, https, emulator });
  }

  get url(): string {
    return `http://localhost:${this.#ports.http}`;
  }

  /** Where it is when a certificate is given. */
  get secureUrl(): string {
    return `https://localhost:${this.#ports.https}`;
  }

  get emulatorHost(): string {
    return `localhost:${this.#ports.emulator}`;
  }

  /** For files of a test's own; removed at the end. */
  get folder(): string {
    return this.#folder;
  }

  /** Runs `make up`, `down`, `backup` or `restore` to its end. */
  async make(
    target: "up" | "down" | "backup" | "restore",
    settings: Readonly<Record<string, string>> = {},
  ): Promise<Ran> {
    const child = spawn(process.execPath, [join(PRODUCTION, `${target}.ts`)], {
      env: { ...process.env, ...this.#environment, ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => {
      child.once("close", resolve);
    });
    return { code, said };
  }

  /** Numbers of a service's containers that run. */
  async containersOf(service: string): Promise<string[]> {
    const labels = [`com.docker.compose.project=${this.#name}`, `com.docker.compose.service=${service}`];
    const said = await docker("ps", "--quiet", ...labels.map((label) => `--filter=label=${label}`));
    return said.split("\n").filter(Boolean).sort();
  }

  /** Asks Postgres, as its owner. */
  async sql(statement: string): Promise<string> {
    const [postgres = ""] = await this.containersOf("postgres");
    return await docker("exec", postgres, "psql", "-qtAX", "-U", "weekplate", "-c", statement);
  }

  /** Removes the data for good, without a trace in the volumes. What people are called by the identity service stays. */
  async destroyData(): Promise<void> {
    await this.make("down");
    await docker("volume", "rm", `${this.#name}_database`, `${this.#name}_photos`);
  }

  /** Removes everything that it ever made. */
  async remove(): Promise<void> {
    await this.make("down");
    const volumes = ["database", "photos", "accounts"].map((volume) => `${this.#name}_${volume}`);
    await docker("volume", "rm", "--force", ...volumes);
    const images = ["SERVER_IMAGE", "EMULATOR_IMAGE", "PROXY_IMAGE"].map((name) => this.#environment[name] ?? "");
    await execute("docker", ["rmi", ...images]).catch(() => {});
    await rm(this.#folder, { recursive: true, force: true });
  }

  get #environment(): Readonly<Record<string, string>> {
    return {
      COMPOSE_PROJECT_NAME: this.#name,
      HTTP_BIND: `127.0.0.1:${this.#ports.http}`,
      HTTPS_BIND: `127.0.0.1:${this.#ports.https}`,
      AUTH_EMULATOR_PORT: String(this.#ports.emulator),
      SECRETS_FOLDER: join(this.#folder, "secrets"),
      SERVER_IMAGE: `${this.#name}-server`,
      EMULATOR_IMAGE: `${this.#name}-emulator`,
      PROXY_IMAGE: `${this.#name}-proxy`,
      // What is configured on this machine is not the test's.
      FIREBASE_PROJECT_ID: "",
      TLS_CERTIFICATE: "",
      SEED_PEOPLE: "off",
    };
  }
}
