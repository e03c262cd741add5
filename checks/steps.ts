import { spawn } from "node:child_process";

/** One thing that `make check` or `make test` does. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a step with its output shown as it comes; true when it went well. */
export async function runStep({ name, command, args, env = {} }: Step): Promise<boolean> {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const code = await new Promise<number>((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "inherit", "inherit"],
      // The project's own programs first: npm's Node 24 among them.
      env: { ...process.env, PATH: `node_modules/.bin:${process.env["PATH"]}`, ...env },
    });
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once("exit", (exitCode) => resolve(exitCode ?? 1));
  });
  console.log(`── ${name}: ${code === 0 ? "ok" : "FAILED"} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return code === 0;
}
