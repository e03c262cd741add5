import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CannotStart } from "../embedded/state_lock.ts";
import { CACHE } from "./images/built_image.ts";
import { run } from "./images/docker.ts";
import { runGo } from "./images/go.ts";
import type { ProductionSettings } from "./settings.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const MODULE = "github.com/docker/compose/v2";
const VERSION = "v2.40.3";
const CACHED = join(CACHE, `docker-compose-${VERSION}`);
/** Of what a command said, what is told of when it fails, in characters. */
const LAST_WORDS = 2_000;

export interface ComposeStreams {
  /** What the command reads. */
  readonly input?: Readable;
  /** Where its output goes; it is returned as text where absent. */
  readonly output?: Writable;
}

/** Docker Compose over the project's files. */
export class Compose {
  readonly #command: readonly string[];
  readonly #variables: Readonly<Record<string, string>>;

  private constructor(command: readonly string[], variables: Readonly<Record<string, string>>) {
    this.#command = command;
    this.#variables = variables;
  }

  /**
   * @param images the names of those that `compose.yaml` asks for.
   * @throws {CannotStart} where there is none and no Go to build it with.
   */
  static async open(
    { files, variables }: Pick<ProductionSettings, "files" | "variables">,
    { images, onProgress }: { images: Readonly<Record<string, string>>; onProgress: (step: string) => void },
  ): Promise<Compose> {
    const command = await ensureComposeCommand({ onProgress });
    const flags = ["--project-directory", ROOT, ...files.flatMap((file) => ["--file", file])];
    return new Compose([...command, ...flags], { ...variables, ...images });
  }

  /**
   * Runs a command of Compose to its end.
   *
   * @returns what it said, where its output goes nowhere else.
   * @throws {CannotStart} with the end of what it complained of.
   */
  async do(args: readonly string[], { input, output }: ComposeStreams = {}): Promise<string> {
    const [program = "", ...first] = this.#command;
    const child = spawn(program, [...first, ...args], {
      env: { ...process.env, ...this.#variables },
      stdio: [input ? "pipe" : "ignore", "pipe", "pipe"],
    });
    let said = "";
    let complaints = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      complaints = (complaints + chunk.toString()).slice(-LAST_WORDS);
    });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    // A command that ends early closes its input: its own complaint is the better one.
    const fed = input && child.stdin ? pipeline(input, child.stdin).catch(() => {}) : undefined;
    if (output && child.stdout) await pipeline(child.stdout, output);
    else child.stdout?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const code = await ended;
    await fed;
    if (code !== 0) throw new CannotStart(`Cannot do docker compose ${args.join(" ")}:\n${complaints.trim()}`);
    return said;
  }

  /** Numbers of a service's containers, those that have ended too. */
  async containersOf(service: string): Promise<string[]> {
    return (await this.do(["ps", "--all", "--quiet", service])).split("\n").filter(Boolean);
  }
}

/**
 * Finds Docker's own plugin, else the one in the cache, else builds that.
 *
 * @param options `onProgress` hears of what takes long.
 * @returns the command, to which flags and arguments are added.
 * @throws {CannotStart} where there is none and no Go to build it with.
 */
export async function ensureComposeCommand({
  onProgress,
}: {
  onProgress: (step: string) => void;
}): Promise<readonly string[]> {
  const hasPlugin = await run("docker", ["compose", "version"]).then(
    () => true,
    () => false,
  );
  return hasPlugin ? ["docker", "compose"] : [await buildCompose(onProgress)];
}

async function buildCompose(onProgress: (step: string) => void): Promise<string> {
  if (existsSync(CACHED)) return CACHED;
  onProgress("Docker has no Compose: it is built from its source, about three minutes on two cores …");
  await mkdir(CACHE, { recursive: true });
  const workshop = await mkdtemp(join(CACHE, "workshop-"));
  try {
    // In the module's own folder, since its go.mod excludes versions, which `go install` from elsewhere refuses.
    const downloaded = await runGo(["mod", "download", "-json", `${MODULE}@${VERSION}`]);
    const { Dir: folder } = JSON.parse(downloaded) as { Dir: string };
    const flags = `-s -w -X ${MODULE}/internal.Version=${VERSION}`;
    const binary = join(workshop, "docker-compose");
    const env = { CGO_ENABLED: "0", GOFLAGS: "-buildvcs=false" };
    await runGo(["build", "-C", folder, "-trimpath", "-ldflags", flags, "-o", binary, "./cmd"], env);
    await rename(binary, CACHED);
  } catch (error) {
    throw new CannotStart(
      "Docker has no Compose, and it can't be built here: install Docker's compose plugin (https://docs.docker.com/compose/install/), or Go.",
      { cause: error },
    );
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return CACHED;
}
