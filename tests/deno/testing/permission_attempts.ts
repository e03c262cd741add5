import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { cpus } from "node:os";
import { join } from "node:path";

// Tries what the server may and may not do, with the server's permissions:
// `permission_attempts.ts <configured host:port> <another host:port> <photos folder>`. Prints the results as JSON: "done", or
// the error's name.

const [, , known = "", foreign = "", photos = ""] = process.argv;

const ATTEMPTS: Readonly<Record<string, () => unknown>> = {
  "read the screens": () => readdirSync("webapp/dist"),
  "write a photo": () => {
    mkdirSync(photos, { recursive: true });
    writeFileSync(join(photos, "attempt"), "");
    rmSync(join(photos, "attempt"));
  },
  "call the database": () => call(known),
  "read a setting": () => mustBeSet("PORT"),
  "read another file": () => readFileSync("/etc/passwd"),
  "read the project's source": () => readFileSync("infra/config.ts"),
  "read the environment of the process": () => readFileSync("/proc/self/environ"),
  "write outside the photos' folder": () => writeFileSync(join(photos, "..", "attempt"), ""),
  "call another port": () => call(foreign),
  "call the network's web servers": () => call("10.255.0.1:443"),
  "call the cloud's metadata": () => call("169.254.169.254:80"),
  "call a public web server by a name": async () => await fetch("https://example.com"),
  "call a public web server by its checked address": () => mustBeGranted("1.1.1.1:443"),
  "call another port of a public server": () => mustBeGranted("1.1.1.1:25"),
  "read another variable": () => mustBeSet("HOME"),
  "start a program": () => once(spawn("true"), "exit"),
  "read system information": () => cpus(),
};

const results: Record<string, string> = {};
for (const [name, attempt] of Object.entries(ATTEMPTS)) {
  results[name] = await Promise.resolve()
    .then(attempt)
    .then(
      () => "done",
      (error: unknown) => (error instanceof Error ? nameOf(error) : String(error)),
    );
}
console.log(JSON.stringify(results));

function mustBeSet(name: string): void {
  if (process.env[name] === undefined) throw new Error("not set");
}

/** Asks Deno, so that no test needs the internet. */
function mustBeGranted(host: string): void {
  // sound: Deno runs this file, and Node's types do not know its global
  const { Deno } = globalThis as unknown as {
    Deno: { permissions: { querySync(descriptor: { name: "net"; host: string }): { state: string } } };
  };
  const { state } = Deno.permissions.querySync({ name: "net", host });
  if (state !== "granted") throw new Error(state);
}

async function call(address: string): Promise<void> {
  const { hostname, port } = new URL(`tcp://${address}`);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, "connect");
  socket.destroy();
}

function nameOf(error: Error): string {
  // fetch has the reason in `cause`.
  const { cause } = error;
  return error.name === "Error" ? error.message : cause instanceof Error ? nameOf(cause) : error.name;
}
