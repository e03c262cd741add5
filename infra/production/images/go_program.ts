import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { CACHE } from "./built_image.ts";
import { run } from "./docker.ts";

/** A program that is built from its source, because no package has it. */
export interface GoProgram {
  readonly name: string;
  /** Path of its main package. */
  readonly module: string;
  readonly version: string;
}

/** The folder of Go's installer, which PATH may lack; Debian's Go may be too old. */
const USUAL_GO = "/usr/local/go/bin";

/** Path of the cached program, which may not exist yet. */
export function goProgramPath({ name, version }: GoProgram): string {
  return join(CACHE, `${name}-${version}`, name);
}

/**
 * Builds a program, unless it is cached.
 *
 * @returns its path.
 * @throws {Error} without Go, or if the source can't be downloaded or built.
 */
export async function ensureGoProgram(program: GoProgram, { onBuild }: { onBuild: () => void }): Promise<string> {
  const path = goProgramPath(program);
  if (existsSync(path)) return path;
  onBuild();
  await mkdir(dirname(path), { recursive: true });
  const temporary = await mkdtemp(join(CACHE, "temporary-"));
  try {
    // Statically linked, for an image without a libc.
    const env = { GOBIN: temporary, CGO_ENABLED: "0", GOFLAGS: "-mod=mod" };
    await runGo(["install", "-trimpath", "-ldflags=-s -w", `${program.module}@${program.version}`], env);
    await rename(join(temporary, program.name), path);
    return path;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Runs Go, as {@linkcode run} does. */
export async function runGo(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const PATH = [USUAL_GO, process.env["PATH"]].join(delimiter);
  return await run("go", args, { env: { ...env, PATH } });
}
