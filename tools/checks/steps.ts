import { spawn } from "node:child_process";

/** One thing that `make check` or `make test` does. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** How long a step may take before it is ended: many times what the longest takes on two busy cores. In milliseconds. */
const LIMIT = 40 * 60_000;
/** How long it then has to end what it started, in milliseconds. */
const GRACE = 30_000;

/**
 * Runs a step with its output shown as it comes; true when it went well. One that takes longer than 40 minutes is ended:
 * a browser can stop for ever without a word.
 */
export async function runStep({ name, command, args, env = {} }: Step): Promise<boolean> {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const code = await new Promise<number>((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "inherit", "inherit"],
      // The project's own programs first: npm's Node 24 among them.
      env: { ...process.env, PATH: `node_modules/.bin:${process.env["PATH"]}`, ...env },
    });
    const limit = setTimeout(() => {
      console.error(`\n── ${name}: took over ${LIMIT / 60_000} minutes, and is ended`);
      child.kill();
      setTimeout(() => child.kill("SIGKILL"), GRACE).unref();
    }, LIMIT);
    child.once("error", (error) => {
      console.error(error.message);
      clearTimeout(limit);
      resolve(1);
    });
    child.once("exit", (exitCode) => {
      clearTimeout(limit);
      resolve(exitCode ?? 1);
    });
  });
  console.log(`── ${name}: ${code === 0 ? "ok" : "FAILED"} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return code === 0;
}
