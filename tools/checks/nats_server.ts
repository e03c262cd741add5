import { ensureGoProgram, type GoProgram } from "../../infra/production/images/go_program.ts";

const NATS_SERVER: GoProgram = {
  name: "nats-server",
  module: "github.com/nats-io/nats-server/v2",
  version: "v2.15.2",
};

/**
 * Builds NATS's server, once.
 *
 * @returns the path of its program.
 * @throws {Error} without Go, or if the source can't be downloaded or built.
 */
export async function ensureNatsServer(): Promise<string> {
  return await ensureGoProgram(NATS_SERVER, {
    onBuild: () => process.stderr.write("Building NATS's server from its source, about a minute the first time …\n"),
  });
}

let prepared: Promise<string | undefined> | undefined;

/** Builds it once. @returns why it can't run on this machine, or undefined. */
export function prepareNatsServer(): Promise<string | undefined> {
  prepared ??= prepare();
  return prepared;
}

async function prepare(): Promise<string | undefined> {
  try {
    await ensureNatsServer();
    return undefined;
  } catch (error) {
    return `not run, because NATS's server could not be built: ${String(error).split("\n", 1)[0]}`;
  }
}
