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

let prepared: Promise<string | undefined> | undefined;

/** Installs it once. @returns why Schemathesis can't run on this machine, or undefined. */
export function prepareSchemathesis(): Promise<string | undefined> {
  prepared ??= prepare();
  return prepared;
}

async function prepare(): Promise<string | undefined> {
  try {
    await ensureSchemathesis();
    return undefined;
  } catch (error) {
    return `not run, because Schemathesis could not be installed: ${String(error).split("\n", 1)[0]}`;
  }
}
