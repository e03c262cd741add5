import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);
/** How long an engine, or a registry that it asks, may be silent before it counts as not there. In milliseconds. */
const RESPONSE_TIMEOUT_MS = 10_000;
/** How long a pull may take that has begun, in milliseconds. */
const PULL_TIMEOUT_MS = 10 * 60_000;
const LARGEST_OUTPUT = 16 * 1024 ** 2;

/**
 * Runs Docker's own client, which agrees with the engine on a version of its API.
 *
 * @returns what it said.
 * @throws with the end of what it complained of.
 */
export async function docker(...args: readonly string[]): Promise<string> {
  return await run("docker", args);
}

/** Version of the Docker engine that answers, such as `28.5.1`; undefined where none does. */
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

/** Whether the engine holds an image of this name. */
export async function hasImage(name: string): Promise<boolean> {
  return (await docker("image", "ls", "--quiet", name)).trim() !== "";
}

/** Asks the registry for an image; false where it can't be had, at the latest when the registry was silent for a moment. */
export async function pullImage(name: string): Promise<boolean> {
  const child = spawn("docker", ["pull", name], { stdio: ["ignore", "pipe", "ignore"] });
  let timeout = setTimeout(() => child.kill(), RESPONSE_TIMEOUT_MS);
  // The first word comes when the registry has answered.
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

/** Builds the Dockerfile of a folder under a name. The network is the machine's: an engine's own may lead nowhere. */
export async function buildImage(
  context: string,
  { tag, arguments: given = {} }: { tag: string; arguments?: Readonly<Record<string, string>> },
): Promise<void> {
  const flags = Object.entries(given).flatMap(([name, value]) => ["--build-arg", `${name}=${value}`]);
  const args = ["build", "--quiet", "--network=host", ...flags, "--tag", tag, context];
  // The builder that every engine has: Debian's client comes without the other one.
  await run("docker", args, { env: { DOCKER_BUILDKIT: "0" } });
}

/** Runs a program to its end, as {@linkcode docker} does. */
export async function run(
  command: string,
  args: readonly string[],
  { env = {} }: { env?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  try {
    const options = { env: { ...process.env, ...env }, maxBuffer: LARGEST_OUTPUT };
    return (await execute(command, args, options)).stdout;
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim().slice(-1_500) : "";
    throw new Error(`Cannot run ${command} ${args[0] ?? ""}: ${said || String(error)}`, { cause: error });
  }
}
