import { existsSync } from "node:fs";
import { mkdtemp, rm, stat, symlink, unlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FirebaseAdmin } from "../../adapters/firebase/firebase_admin.ts";
import { FirebaseIdentityAccounts } from "../../adapters/firebase/identity_accounts.ts";
import { FirebaseIdentityVerifier } from "../../adapters/firebase/identity_verifier.ts";
import { freePort } from "../../adapters/system/free_port.ts";
import { SystemClock } from "../../adapters/system/system_clock.ts";
import type { IdentityId } from "../../core/account/mod.ts";
import { AuthEmulator } from "../../infra/embedded/auth_emulator.ts";
import { signInAtEmulator, signUpAtEmulator } from "../conformance/testing/emulator_sign_up.ts";

// Each start needs seconds of CPU time, and a test starts up to three times.
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
  emulator = await AuthEmulator.start({
    projectId: "demo-weekplate",
    port,
    accountsFile,
    allowedOrigins: ["http://localhost:3000"],
  });
  return emulator.host;
}

it("stores its accounts over restarts, stores one before it answers, readable for the owner only, and shows them to no other site", async () => {
  await expect(signInAtEmulator(await start(), maya)).rejects.toThrow("EMAIL_NOT_FOUND");
  expect(existsSync(accountsFile)).toBe(true);
  await emulator?.stop();

  const { uid, token, refreshToken } = await signUpAtEmulator(await start(), maya);
  expect((await stat(accountsFile)).mode & 0o777).toBe(0o600);
  await expectOnlyOwnPagesToRead();
  await emulator?.stop();

  const host = await start();
  const clock = new SystemClock();
  const project = { apiKey: "demo-key", authDomain: "demo-weekplate.firebaseapp.com", emulatorHost: host, clock };
  const accounts = new FirebaseIdentityAccounts(project);
  const verifier = new FirebaseIdentityVerifier({
    admin: new FirebaseAdmin({ projectId: "demo-weekplate", emulatorHost: host }),
    clock,
  });
  expect(await accounts.check(uid as IdentityId, { identityToken: token, refreshToken })).toMatchObject({
    proof: { refreshToken },
  });
  expect(await verifier.verify(token)).toMatchObject({ identityId: uid });
  expect(await signInAtEmulator(host, maya)).toMatchObject({ uid });

  // A sign-up that a full disk does not store fails. The accounts that it answered stay.
  const tomas = { email: "tomas@example.com", password: "laid-table" };
  const written = `${accountsFile}.new`;
  await symlink("/dev/full", written);
  for (let n = 0; n < 2; n += 1) await expect(signUpAtEmulator(host, tomas)).rejects.toThrow('"UNAVAILABLE"');
  expect(await signInAtEmulator(host, maya)).toMatchObject({ uid });
  await emulator?.stop();
  expect(await signInAtEmulator(await start(), maya)).toMatchObject({ uid });
  await expect(signInAtEmulator(host, tomas)).rejects.toThrow("EMAIL_NOT_FOUND");

  await unlink(written);
  expect(await signUpAtEmulator(host, tomas)).toMatchObject({ uid: expect.any(String) });
});

/** It answers the product's pages, and shows no account to those of another site. */
async function expectOnlyOwnPagesToRead(): Promise<void> {
  const accounts = `http://localhost:${port}/identitytoolkit.googleapis.com/v1/projects/demo-weekplate/accounts:query`;
  const read = async (origin: string) => {
    const headers = { authorization: "Bearer owner", "content-type": "application/json", origin };
    const reply = await fetch(accounts, { method: "POST", headers, body: "{}" });
    return {
      status: reply.status,
      allowed: reply.headers.get("access-control-allow-origin"),
      text: await reply.text(),
    };
  };
  const preflight = await fetch(accounts, {
    method: "OPTIONS",
    headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
  });

  expect(await read("http://localhost:3000")).toMatchObject({
    status: 200,
    allowed: "http://localhost:3000",
    text: expect.stringContaining(maya.email),
  });
  for (const origin of ["https://evil.example", "http://localhost:3001", "null"]) {
    expect(await read(origin)).toEqual({ status: 403, allowed: null, text: expect.not.stringContaining(maya.email) });
  }
  expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([403, null]);
}

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
