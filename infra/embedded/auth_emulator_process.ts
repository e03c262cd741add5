import { mkdirSync } from "node:fs";
import { open, readFile, rename } from "node:fs/promises";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname } from "node:path";

// A process of its own, started by auth_emulator.ts: `node auth_emulator_process.ts <project> <port> <accounts file>`; or
// by a container, with a fourth argument: the address to listen at, in place of the loopback.
// It serves the identity service's own emulator (firebase-tools) without the rest of that command line, which would take
// longer to start, ask for more ports, and keep the accounts only when it is ended politely.

type CreateApp = (projectId: string) => Promise<RequestListener>;

/** The service's calls by path, as OpenAPI has them. */
interface ApiSpec {
  readonly paths: Record<string, unknown>;
}

/** Tenants, the administration of other identity providers, second factors and passkeys. */
const UNUSED_CALLS = /\/tenants|IdpConfigs|SamlConfigs|\/mfa|\/passkey/u;

const OWNER = { authorization: "Bearer owner" }; // the emulator's administrator; reachable on the loopback only

// By name: on some machines that is ::1 and not 127.0.0.1. localhost, as the emulator does by default: browsers take it
// for a safe origin.
const [, , project = "", port = "", accountsFile = "", address = "localhost"] = process.argv;
const origin = `http://localhost:${port}`;
const accountsUrl = `${origin}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;

const require = createRequire(import.meta.url);
const { default: calls } = require("firebase-tools/lib/emulator/auth/apiSpec.js") as { default: ApiSpec };
// The emulator compiles a schema for each call of the service: without those that nobody here makes it starts in nearly
// half the time, with 100 MB less.
for (const path of Object.keys(calls.paths)) if (UNUSED_CALLS.test(path)) delete calls.paths[path];
const { createApp } = require("firebase-tools/lib/emulator/auth/server.js") as { createApp: CreateApp };
const app = await createApp(project);
let restored = false;

const server = createServer((request, response) => {
  // What was acknowledged has to survive a kill: an answer to a change waits until the accounts are on the disk.
  if (restored && request.method !== "GET" && request.method !== "OPTIONS") afterSaving(response);
  app(request, response);
});
server.on("error", giveUp);
server.listen(Number(port), address, () => {
  restore().then(() => process.send?.("ready"), giveUp);
});
process.on("SIGTERM", () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
});
// Whoever started us is gone, killed perhaps: nobody is left to serve.
process.on("disconnect", () => process.exit(0));

function afterSaving(response: ServerResponse): void {
  const end = response.end.bind(response);
  response.end = ((...args: Parameters<typeof response.end>) => {
    void saved().finally(() => end(...args));
    return response;
  }) as typeof response.end;
}

function giveUp(error: Error): void {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function restore(): Promise<void> {
  const accounts = await readFile(accountsFile, "utf8").catch(() => "{}");
  const { users = [] } = JSON.parse(accounts) as { users?: unknown[] };
  if (users.length > 0) {
    const headers = { ...OWNER, "content-type": "application/json" };
    const reply = await fetch(`${accountsUrl}:batchCreate`, { method: "POST", headers, body: accounts });
    if (!reply.ok) throw new Error(`Cannot restore the accounts of ${accountsFile}: ${await reply.text()}`);
  }
  restored = true;
}

let saving: Promise<void> | undefined;
let next: Promise<void> | undefined;

/** Resolves when a snapshot that was taken after the call is on the disk. Calls that come while one is written share the next one. */
function saved(): Promise<void> {
  if (!saving) {
    saving = save().finally(() => {
      saving = undefined;
    });
    return saving;
  }
  next ??= saving.then(() => {
    next = undefined;
    return saved();
  });
  return next;
}

async function save(): Promise<void> {
  const reply = await fetch(`${accountsUrl}:batchGet?maxResults=-1`, { headers: OWNER });
  mkdirSync(dirname(accountsFile), { recursive: true });
  const file = await open(`${accountsFile}.new`, "w", 0o600); // passwords are in it in clear, as the emulator keeps them
  await file.writeFile(await reply.text());
  await file.sync();
  await file.close();
  await rename(`${accountsFile}.new`, accountsFile);
}
