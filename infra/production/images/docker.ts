import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);
/** Longest wait for a first response of an engine or a registry. */
const RESPONSE_TIMEOUT_MS = 10_000;
/** Longest time of a pull after the first response. */
const PULL_TIMEOUT_MS = 10 * 60_000;
const MAX_OUTPUT_BYTES = 16 * 1024 ** 2;

/**
 * Runs Docker's client, which negotiates the API version with the engine.
 *
 * @returns its output.
 * @throws {Error} with the end of its error output.
 */
export async function docker(...args: readonly string[]): Promise<string> {
  return await run("docker", args);
}

/** Version of the Docker engine, such as `28.5.1`; undefined if none answers. */
export async function dockerEngine(): Promise<string | undefined> {
  try {
    const { stdout } = await execute("docker", ["version", "--format", "{{.Server.Version}}"], {
      timeout: RESPONSE_TIMEOUT_MS,
    });
    return stdout.trim();
  } catch {
    return undefined;
  }
}

/** Whether the engine has an image with this name, which may contain a digest. */
export async function hasImage(name: string): Promise<boolean> {
  // Not `image ls`, which finds no image by a name with both tag and digest.
  return await docker("image", "inspect", "--format", "{{.Id}}", name).then(
    () => true,
    () => false,
  );
}

/** @returns whether the image could be pulled; false also if the registry does not respond. */
export async function pullImage(name: string): Promise<boolean> {
  const child = spawn("docker", ["pull", name], { stdio: ["ignore", "pipe", "ignore"] });
  let timeout = setTimeout(() => child.kill(), RESPONSE_TIMEOUT_MS);
  // The first output shows that the registry has responded.
  child.stdout.once("data", () => {
    clearTimeout(timeout);
    timeout = setTimeout(() => child.kill(), PULL_TIMEOUT_MS);
  });
  child.stdout.resume();
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(null));
    child.once("close", resolve);
  });
  clearTimeout(timeout);
  return code === 0;
}

/** Builds the Dockerfile of a folder, with the host's network, because the engine's may have no access. */
export async function buildImage(
  context: string,
  { tag, flags = [] }: { tag: string; flags?: readonly string[] },
): Promise<void> {
  const args = ["build", "--quiet", "--network=host", `--tag=${tag}`, ...flags, context];
  // The classic builder, because many engines, and Debian's client, have no BuildKit.
  await run("docker", args, { env: { DOCKER_BUILDKIT: "0" } });
}

/** Runs a program, as {@linkcode docker} does. */
export async function run(
  command: string,
  args: readonly string[],
  { env = {} }: { env?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  try {
    const options = { env: { ...process.env, ...env }, maxBuffer: MAX_OUTPUT_BYTES };
    return (await execute(command, args, options)).stdout;
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr).trim().slice(-1_500) : "";
    throw new Error(`Cannot run ${command} ${args[0] ?? ""}: ${output || String(error)}`, { cause: error });
  }
}
