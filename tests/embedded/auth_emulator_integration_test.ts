import { existsSync } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freePort } from "../../adapters/system/free_port.ts";
import { AuthEmulator } from "../../infra/embedded/auth_emulator.ts";
import { signInAtEmulator, signUpAtEmulator } from "../conformance/testing/emulator_sign_up.ts";

// Each start takes seconds of a processor's time, and most tests here take two: a busy machine needs its own.
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

it("has an account on the disk, for its owner's eyes only, before it says so, and knows it again at the next start", async () => {
  const host = await start();
  const { uid } = await signUpAtEmulator(host, maya);
  expect((await stat(accountsFile)).mode & 0o777).toBe(0o600);
  await emulator?.stop();

  expect(await signInAtEmulator(await start(), maya)).toMatchObject({ uid });
});

it("starts again where nobody ever made an account", async () => {
  await expect(signInAtEmulator(await start(), maya)).rejects.toThrow("EMAIL_NOT_FOUND");
  expect(existsSync(accountsFile)).toBe(true);
  await emulator?.stop();

  await expect(signInAtEmulator(await start(), maya)).rejects.toThrow("EMAIL_NOT_FOUND");
});

it("does not start over accounts that it can't read, so that it never writes over them", async () => {
  accountsFile = join(folder, "accounts.json");
  await writeFile(accountsFile, '{"users":[{"localId":');

  await expect(start()).rejects.toThrow("The identity service's emulator did not start");
});

it("does not start on a port that is taken, and says so", async () => {
  const other = createServer().listen(port, "localhost");
  try {
    await expect(start()).rejects.toThrow("EADDRINUSE");
  } finally {
    other.close();
  }
});
