import { join } from "node:path";
import { debianImage } from "./images/debian_image.ts";
import { run } from "./images/docker.ts";
import { ensureImage, ensureImages } from "./images/images.ts";
import { nodeImage } from "./images/node_image.ts";

const ROOT = join(import.meta.dirname, "..", "..");

export interface BuildOptions {
  /** Hears of what takes long. */
  readonly onProgress: (step: string) => void;
}

/**
 * Builds our own images from this folder, and has all others in the engine.
 *
 * @param options `emulator`: also the identity service's emulator, for trying out.
 * @returns their names, under the variables by which `compose.yaml` asks for them.
 */
export async function buildProductionImages({
  emulator,
  onProgress,
}: BuildOptions & { readonly emulator: boolean }): Promise<Record<string, string>> {
  const { postgres, minio } = await ensureImages({ onProgress });
  const debian = await ensureImage("debian:bookworm-slim", { instead: debianImage, onProgress });
  const names = {
    POSTGRES_IMAGE: postgres,
    MINIO_IMAGE: minio,
    SERVER_IMAGE: process.env["SERVER_IMAGE"] ?? "weekplate-server",
    EMULATOR_IMAGE: process.env["EMULATOR_IMAGE"] ?? "weekplate-emulator",
    PROXY_IMAGE: process.env["PROXY_IMAGE"] ?? "weekplate-proxy",
  };

  await buildTarget("server", { tag: names.SERVER_IMAGE, onProgress });
  if (emulator) await buildTarget("emulator", { tag: names.EMULATOR_IMAGE, onProgress });
  const proxy = join(import.meta.dirname, "proxy");
  await build(proxy, { tag: names.PROXY_IMAGE, flags: [`--build-arg=BASE=${debian}`] });
  return names;
}

/** Builds a target of the project's `Dockerfile` from this folder; what did not change since the last time is not made again. */
export async function buildTarget(
  target: "server" | "emulator",
  { tag, onProgress }: BuildOptions & { readonly tag: string },
): Promise<void> {
  const node = await ensureImage("node:24-bookworm-slim", { instead: await nodeImage({ onProgress }), onProgress });
  onProgress(target === "server" ? "Building the server with its web app …" : "Building the emulator …");
  await build(ROOT, { tag, flags: [`--target=${target}`, `--build-arg=NODE_IMAGE=${node}`] });
}

async function build(context: string, { tag, flags }: { tag: string; flags: readonly string[] }): Promise<void> {
  // Without BuildKit, since many engines come without it. The network is the machine's: an engine's own may lead nowhere.
  const env = { DOCKER_BUILDKIT: "0" };
  await run("docker", ["build", "--quiet", "--network=host", `--tag=${tag}`, ...flags, context], { env });
}
