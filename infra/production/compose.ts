import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CannotStart } from "../embedded/state_lock.ts";
import { CACHE } from "./images/built_image.ts";
import { run } from "./images/docker.ts";
import { runGo } from "./images/go_program.ts";
import type { ProductionSettings } from "./settings.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const MODULE = "github.com/docker/compose/v2";
const VERSION = "v2.40.3";
const CACHED = join(CACHE, `docker-compose-${VERSION}`);
/** The end of a failed command's error output that is shown, in characters. */
const SHOWN_ERROR_LENGTH = 2_000;

export interface ComposeStreams {
  /** The command's standard input. */
  readonly input?: Readable;
  /** Receives its standard output, which is otherwise returned as text. */
  readonly output?: Writable;
}

/** Docker Compose with the project's files. */
export class Compose {
  readonly #command: readonly string[];
  readonly #variables: Readonly<Record<string, string>>;

  private constructor(command: readonly string[], variables: Readonly<Record<string, string>>) {
    this.#command = command;
    this.#variables = variables;
  }

  /**
   * @param images the image names for the variables of `compose.yaml`.
   * @throws {CannotStart} if Compose is missing and cannot be built.
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
   * Runs a Compose command.
   *
   * @returns its output, unless `output` receives it.
   * @throws {CannotStart} with the end of its error output.
   */
  async run(args: readonly string[], { input, output }: ComposeStreams = {}): Promise<string> {
    const [program = "", ...first] = this.#command;
    const child = spawn(program, [...first, ...args], {
      env: { ...process.env, ...this.#variables },
      stdio: [input ? "pipe" : "ignore", "pipe", "pipe"],
    });
    let text = "";
    let errors = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-SHOWN_ERROR_LENGTH);
    });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    // A command that fails early closes its input; its own error is the one to show.
    const inputWritten = input && child.stdin ? pipeline(input, child.stdin).catch(() => {}) : undefined;
    if (output && child.stdout) await pipeline(child.stdout, output);
    else child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
    const code = await ended;
    await inputWritten;
    if (code !== 0) throw new CannotStart(`Cannot run docker compose ${args.join(" ")}:\n${errors.trim()}`);
    return text;
  }

  /** Ids of a service's containers, including stopped ones. */
  async containersOf(service: string): Promise<string[]> {
    return (await this.run(["ps", "--all", "--quiet", service])).split("\n").filter(Boolean);
  }
}

/**
 * Finds Docker's Compose plugin, or the one in the cache, or builds it with Go.
 *
 * @param options `onProgress` receives the names of long steps.
 * @returns the command, without flags and arguments.
 * @throws {CannotStart} if it is missing and cannot be built.
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
  onProgress("Docker has no Compose: building it from source, about three minutes on two cores …");
  await mkdir(CACHE, { recursive: true });
  const temporary = await mkdtemp(join(CACHE, "temporary-"));
  try {
    // In the module's own folder: `go install` from elsewhere rejects a go.mod that excludes versions.
    const downloaded = await runGo(["mod", "download", "-json", `${MODULE}@${VERSION}`]);
    const { Dir: folder } = JSON.parse(downloaded) as { Dir: string }; // sound: Go's documented output
    const flags = `-s -w -X ${MODULE}/internal.Version=${VERSION}`;
    const binary = join(temporary, "docker-compose");
    const env = { CGO_ENABLED: "0", GOFLAGS: "-buildvcs=false" };
    await runGo(["build", "-C", folder, "-trimpath", "-ldflags", flags, "-o", binary, "./cmd"], env);
    await rename(binary, CACHED);
  } catch (error) {
    throw new CannotStart(
      "Docker has no Compose, and it cannot be built here: install Docker's compose plugin (https://docs.docker.com/compose/install/) or Go.",
      { cause: error },
    );
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return CACHED;
}

/** The arguments of {@linkcode Compose.run} that read or write the photos. */
export function transferPhotos(way: "export" | "import"): string[] {
  const options = ["--rm", "--no-deps", "--no-TTY"];
  return ["run", ...options, "server", "node", "infra/production/transfer_photos.ts", way];
}
