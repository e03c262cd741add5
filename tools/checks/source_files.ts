import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Every file of the project that git knows or would take, relative to its root. */
export async function sourceFiles(): Promise<string[]> {
  const { stdout } = await execute("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    maxBuffer: 64 * 1024 ** 2,
  });
  return stdout.split("\n").filter((path) => path !== "" && existsSync(path));
}
