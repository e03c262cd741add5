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

/** The exit code and output of a command. */
export interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** The stack of `make up`, with its own name, ports and secrets. */
export class ProductionStack {
  /** The images have this name too, so that the test replaces no others. */
  readonly #name = `weekplate-test-${randomBytes(4).toString("hex")}`;
  readonly #folder: string;
  readonly #ports: { readonly http: number; readonly https: number; readonly emulator: number };
  #isBuilt = false;

  private constructor(folder: string, ports: { http: number; https: number; emulator: number }) {
    this.#folder = folder;
    this.#ports = ports;
  }

  static async create(): Promise<ProductionStack> {
    const folder = await mkdtemp(join(tmpdir(), "weekplate-production-"));
    const [http, https, emulator] = await Promise.all([freePort(), freePort(), freePort()]);
    const stack = new ProductionStack(folder, { http, https, emulator });
    await stack.#createDataVolumes();
    return stack;
  }

  get url(): string {
    return `http://localhost:${this.#ports.http}`;
  }

  /** The address with TLS. */
  get secureUrl(): string {
    return `https://localhost:${this.#ports.https}`;
  }

  get emulatorHost(): string {
    return `localhost:${this.#ports.emulator}`;
  }

  /** For a test's files; removed at the end. */
  get folder(): string {
    return this.#folder;
  }

  async make(
    target: "up" | "down" | "backup" | "restore",
    settings: Readonly<Record<string, string>> = {},
  ): Promise<Ran> {
    const child = spawn(process.execPath, [join(PRODUCTION, `${target}.ts`)], {
      // The first start builds the images; looking for changes again would take longer than most commands.
      env: { ...process.env, ...this.#environment, BUILD_IMAGES: this.#isBuilt ? "off" : "on", ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => {
      child.once("close", resolve);
    });
    if (target === "up" && code === 0) this.#isBuilt = true;
    return { code, output };
  }

  /** Ids of a service's running containers. */
  async containersOf(service: string): Promise<string[]> {
    const labels = [`com.docker.compose.project=${this.#name}`, `com.docker.compose.service=${service}`];
    const output = await docker("ps", "--quiet", ...labels.map((label) => `--filter=label=${label}`));
    return output.split("\n").filter(Boolean).sort();
  }

  /** Runs a statement as the database's owner. */
  async sql(statement: string): Promise<string> {
    const [postgres = ""] = await this.containersOf("postgres");
    return await docker("exec", postgres, "psql", "-qtAX", "-U", "weekplate", "-c", statement);
  }

  /** The end of every container's log, for the report of a failure. */
  async logs(): Promise<string> {
    const label = `label=com.docker.compose.project=${this.#name}`;
    const output = await docker("ps", "--all", "--format={{.ID}} {{.Names}}: {{.Status}}", `--filter=${label}`);
    const logs = output
      .split("\n")
      .filter(Boolean)
      .map(async (line) => {
        const { stdout, stderr } = await execute("docker", ["logs", "--tail=20", line.slice(0, line.indexOf(" "))]);
        return `${line}\n${stdout}${stderr}`;
      });
    return (await Promise.all(logs)).join("\n");
  }

  /** Deletes the volumes of the database and the photos, with the containers. Only the emulator stays, as an identity service. */
  async destroyData(): Promise<void> {
    const containers = await Promise.all(
      ["proxy", "server", "postgres", "minio"].map((name) => this.containersOf(name)),
    );
    await docker("rm", "--force", ...containers.flat());
    await docker("volume", "rm", ...this.#dataVolumes);
    await this.#createDataVolumes();
  }

  /** Removes containers, volumes, images and files. */
  async remove(): Promise<void> {
    await this.make("down");
    await docker("volume", "rm", "--force", ...this.#dataVolumes, `${this.#name}_accounts`);
    const images = ["SERVER_IMAGE", "EMULATOR_IMAGE", "PROXY_IMAGE"].map((name) => this.#environment[name] ?? "");
    await execute("docker", ["rmi", ...images]).catch(() => {});
    await rm(this.#folder, { recursive: true, force: true });
  }

  get #dataVolumes(): readonly string[] {
    return [`${this.#name}_database`, `${this.#name}_photos`];
  }

  /** In memory, because MinIO stores nothing on a disk of which less than 1 % is free. Compose would create them on the disk. */
  async #createDataVolumes(): Promise<void> {
    const inMemory = ["type=tmpfs", "device=tmpfs"].flatMap((option) => ["--opt", option]);
    for (const volume of this.#dataVolumes) await docker("volume", "create", ...inMemory, volume);
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
      // Overrides this machine's configuration.
      FIREBASE_PROJECT_ID: "",
      TLS_CERTIFICATE: "",
      SEED_PEOPLE: "off",
    };
  }
}
