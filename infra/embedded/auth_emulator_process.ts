import { mkdirSync } from "node:fs";
import { open, readFile, rename } from "node:fs/promises";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { isOwnRequest } from "./emulator_access.ts";

// Started by auth_emulator.ts as a separate process: `node auth_emulator_process.ts <project> <port> <accounts file>`. A
// container adds a fourth argument: the address to listen on instead of the loopback address. ALLOWED_ORIGINS are the
// origins of the product's pages, comma separated.
// It serves the identity service's emulator (firebase-tools) without that package's command line, which starts more slowly,
// needs more ports, and saves the accounts only at a normal exit.

type CreateApp = (projectId: string) => Promise<RequestListener>;

/** The service's OpenAPI document. */
interface ApiSpec {
  readonly paths: Record<string, unknown>;
}

/** The accounts and keys against which the emulator checks requests. */
interface Exegesis {
  middleware(document: unknown, options: object): unknown;
}

/** Weekplate uses none of these, and the emulator needs less memory without them. */
const UNUSED_CALLS =
  /\/tenants|IdpConfigs|Saml|\/mfa|\/passkey|GameCenter|PhoneNumber|VerificationCode|IosClient|CustomToken|EmailLink|SessionCookie/iu;

/** A failed update is ignored, because only the time of the last sign-in is lost. */
const SIGN_INS = /accounts:signInWithPassword|\/token$/u;

const OWNER = { authorization: "Bearer owner" }; // the emulator's administrator

// `localhost` and not 127.0.0.1, because it is ::1 on some machines, and because browsers treat it as a secure origin.
const [, , project = "", port = "", accountsFile = "", address = "localhost"] = process.argv;
const origin = `http://localhost:${port}`;
const accountsUrl = `${origin}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;

const require = createRequire(import.meta.url);
// sound: the installed version exports it
const { default: calls } = require("firebase-tools/lib/emulator/auth/apiSpec.js") as { default: ApiSpec };
for (const path of Object.keys(calls.paths)) if (UNUSED_CALLS.test(path)) delete calls.paths[path];
// Most of the start was to compile a schema for each parameter of each call. This compiles one when it is first used.
const exegesis = require("exegesis-express") as Exegesis;
const { middleware } = exegesis;
exegesis.middleware = (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });
// sound: the installed version exports it
const { createApp } = require("firebase-tools/lib/emulator/auth/server.js") as { createApp: CreateApp };
const app = await createApp(project);
const allowedOrigins = (process.env["ALLOWED_ORIGINS"] ?? "").split(",").filter(Boolean);
let restored = false;

const server = createServer((request, response) => {
  if (!isOwnRequest(request.headers, { allowedOrigins })) {
    response.writeHead(403, { "content-type": "application/json" });
    return response.end(JSON.stringify({ error: { code: 403, message: "ORIGIN_NOT_ALLOWED" } }));
  }
  // An acknowledged change has to survive a kill, so the response waits until the accounts are on the disk.
  if (restored && request.method !== "GET" && request.method !== "OPTIONS") {
    endAfterSaving(response, { path: request.url?.split("?", 1)[0] ?? "" });
  }
  app(request, response);
});
server.on("error", fail);
server.listen(Number(port), address, () => {
  restore().then(() => process.send?.("ready"), fail);
});
process.on("SIGTERM", () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
});
// The parent process is gone.
process.on("disconnect", () => process.exit(0));

/** Holds back the whole response, not only its end: a client that knows the length would treat it as complete. */
function endAfterSaving(response: ServerResponse, { path }: { path: string }): void {
  const end = response.end.bind(response);
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    return true;
  };
  response.write = collect;
  response.end = (chunk?: unknown) => {
    collect(chunk);
    const body = Buffer.concat(chunks);
    saved().then(
      () => end(body),
      async (error: Error) => {
        process.stderr.write(`Cannot save the accounts: ${error.message}\n`);
        if (response.statusCode >= 400 || SIGN_INS.test(path)) return end(body);
        await forgetNewAccount(body.toString(), path);
        response.statusCode = 503;
        for (const name of ["content-length", "etag"]) response.removeHeader(name);
        end(JSON.stringify({ error: { code: 503, message: "UNAVAILABLE" } }));
      },
    );
    return response;
  };
}

/** Removes the account of a sign-up that could not be saved, so that the person can try again with the same e-mail. */
async function forgetNewAccount(reply: string, path: string): Promise<void> {
  try {
    // sound: the emulator's reply
    const { localId, isNewUser } = JSON.parse(reply) as { localId?: string; isNewUser?: boolean };
    if (localId === undefined || !(isNewUser || path.endsWith("accounts:signUp"))) return;
    const headers = { ...OWNER, "content-type": "application/json" };
    // Its own reply says that the accounts could not be saved either.
    await fetch(`${accountsUrl}:delete`, { method: "POST", headers, body: JSON.stringify({ localId }) });
  } catch (error) {
    process.stderr.write(`Cannot remove an account that was not saved: ${String(error)}\n`);
  }
}

function fail(error: Error): void {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function restore(): Promise<void> {
  const accounts = await readFile(accountsFile, "utf8").catch(() => "{}");
  // sound: this process has written it
  const { users = [] } = JSON.parse(accounts) as { users?: { localId: string; validSince?: string }[] };
  if (users.length > 0) {
    await call("batchCreate", accounts);
    // The emulator restores accounts as if everyone had just changed their password, which would sign everyone out.
    for (const { localId, validSince } of users) {
      if (validSince !== undefined) await call("update", JSON.stringify({ localId, validSince }));
    }
  }
  restored = true;
}

async function call(name: string, body: string): Promise<void> {
  const headers = { ...OWNER, "content-type": "application/json" };
  const reply = await fetch(`${accountsUrl}:${name}`, { method: "POST", headers, body });
  if (!reply.ok) throw new Error(`Cannot restore the accounts of ${accountsFile}: ${await reply.text()}`);
}

let saving: Promise<void> | undefined;
let next: Promise<void> | undefined;

/** Resolves when a snapshot taken after this call is on the disk. Calls during a write share the next write. */
function saved(): Promise<void> {
  if (!saving) {
    saving = save().finally(() => {
      saving = undefined;
    });
    return saving;
  }
  const saveAgain = () => {
    next = undefined;
    return saved();
  };
  next ??= saving.then(saveAgain, saveAgain); // a failed write says nothing of the next one
  return next;
}

async function save(): Promise<void> {
  const reply = await fetch(`${accountsUrl}:batchGet?maxResults=-1`, { headers: OWNER });
  mkdirSync(dirname(accountsFile), { recursive: true });
  const file = await open(`${accountsFile}.new`, "w", 0o600); // the emulator stores passwords unencrypted
  try {
    await file.writeFile(await reply.text());
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${accountsFile}.new`, accountsFile);
}
