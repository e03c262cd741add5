import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const VERSION = "4.32.5";
const FOLDER = join(import.meta.dirname, "..", "..", ".cache", `schemathesis-${VERSION}`);
const PROGRAM = join(FOLDER, "bin", "schemathesis");
const INSTALL_TIMEOUT_MS = 5 * 60_000;

const execute = promisify(execFile);

/**
 * Installs Schemathesis into an environment of its own, once.
 *
 * @returns the path of its program.
 * @throws {Error} without Python, or without a package index.
 */
export async function ensureSchemathesis(): Promise<string> {
  if (existsSync(PROGRAM)) return PROGRAM;
  try {
    const timeout = INSTALL_TIMEOUT_MS;
    await execute("python3", ["-m", "venv", FOLDER], { timeout });
    await execute(join(FOLDER, "bin", "pip"), ["install", "--quiet", `schemathesis==${VERSION}`], { timeout });
    return PROGRAM;
  } catch (error) {
    await rm(FOLDER, { recursive: true, force: true });
    throw error;
  }
}
