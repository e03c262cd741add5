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
