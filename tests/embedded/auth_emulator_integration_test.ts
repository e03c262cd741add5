import { existsSync } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freePort } from "../../adapters/system/free_port.ts";
import { AuthEmulator } from "../../infra/embedded/auth_emulator.ts";
import { signInAtEmulator, signUpAtEmulator } from "../conformance/testing/emulator_sign_up.ts";

// Each start needs seconds of CPU time, and most tests start twice.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const maya = { email: "maya@example.com", password: "laid-table" };
let folder: string;
let accountsFile: string;
let port: number;
let emulator: AuthEmulator | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weekplate-emulator-"));
  accountsFile = join(folder, "identity", "accounts.json");
  port = await freePort();
});

afterEach(async () => {
  await emulator?.stop();
  emulator = undefined;
  await rm(folder, { recursive: true });
});

async function start(): Promise<string> {
  emulator = await AuthEmulator.start({ projectId: "demo-weekplate", port, accountsFile });
  return emulator.host;
}

it("saves an account, readable for the owner only, before it answers, and has it after a restart", async () => {
  const host = await start();
  const { uid } = await signUpAtEmulator(host, maya);
  expect((await stat(accountsFile)).mode & 0o777).toBe(0o600);
  await emulator?.stop();

  expect(await signInAtEmulator(await start(), maya)).toMatchObject({ uid });
});

it("restarts without accounts", async () => {
  await expect(signInAtEmulator(await start(), maya)).rejects.toThrow("EMAIL_NOT_FOUND");
  expect(existsSync(accountsFile)).toBe(true);
  await emulator?.stop();

  await expect(signInAtEmulator(await start(), maya)).rejects.toThrow("EMAIL_NOT_FOUND");
});

it("does not start with an unreadable accounts file, which it would overwrite", async () => {
  accountsFile = join(folder, "accounts.json");
  await writeFile(accountsFile, '{"users":[{"localId":');

  await expect(start()).rejects.toThrow("The identity service's emulator did not start");
});

it("does not start on a port in use, and says so", async () => {
  const other = createServer().listen(port, "localhost");
  try {
    await expect(start()).rejects.toThrow("EADDRINUSE");
  } finally {
    other.close();
  }
});
