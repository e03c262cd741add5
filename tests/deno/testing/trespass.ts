import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { cpus } from "node:os";
import { join } from "node:path";

// What the server may and may not do, tried in its place: `trespass.ts <host:port that is configured> <one that is not>
// <the photos' folder>`. Prints as JSON how each ended: "done", or the name of the refusal.

const [, , known = "", foreign = "", photos = ""] = process.argv;

const ATTEMPTS: Readonly<Record<string, () => unknown>> = {
  "read the screens": () => readdirSync("webapp/dist"),
  "write a photo": () => {
    mkdirSync(photos, { recursive: true });
    writeFileSync(join(photos, "trespass"), "");
    rmSync(join(photos, "trespass"));
  },
  "call the database": () => call(known),
  "read a setting": () => mustBeSet("PORT"),
  "read a file of the machine": () => readFileSync("/etc/passwd"),
  "read the project's source": () => readFileSync("infra/config.ts"),
  "read the environment of the process": () => readFileSync("/proc/self/environ"),
  "write beside the photos": () => writeFileSync(join(photos, "..", "trespass"), ""),
  "call another port": () => call(foreign),
  "call the world": async () => await fetch("https://example.com"),
  "read a variable that is no setting": () => mustBeSet("HOME"),
  "start a program": () => once(spawn("true"), "exit"),
  "ask what machine it is": () => cpus(),
};

const ends: Record<string, string> = {};
for (const [name, attempt] of Object.entries(ATTEMPTS)) {
  ends[name] = await Promise.resolve()
    .then(attempt)
    .then(
      () => "done",
      (error: unknown) => (error instanceof Error ? nameOf(error) : String(error)),
    );
}
console.log(JSON.stringify(ends));

function mustBeSet(name: string): void {
  if (process.env[name] === undefined) throw new Error("not set");
}

async function call(address: string): Promise<void> {
  const { hostname, port } = new URL(`tcp://${address}`);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, "connect");
  socket.destroy();
}

function nameOf(error: Error): string {
  // fetch tells why it failed one level below.
  const { cause } = error;
  return error.name === "Error" ? error.message : cause instanceof Error ? nameOf(cause) : error.name;
}
