import { join } from "node:path";
import { debianImage, nodeImage } from "./images/debian_images.ts";
import { buildImage } from "./images/docker.ts";
import { ensureImage, ensureImages } from "./images/images.ts";
import type { ProductionSettings } from "./settings.ts";

const ROOT = join(import.meta.dirname, "..", "..");

export interface BuildOptions {
  /** Receives the names of long steps. */
  readonly onProgress: (step: string) => void;
}

/**
 * Builds the product's images if the settings say so, and pulls or builds the others.
 *
 * @returns the image names, by the variables of `compose.yaml`.
 */
export async function prepareImages(
  { isTrial, buildsImages }: ProductionSettings,
  { onProgress }: BuildOptions,
): Promise<Record<string, string>> {
  if (buildsImages) return await buildProductionImages({ emulator: isTrial, onProgress });
  const { postgres, minio } = await ensureImages({ onProgress });
  return imageNames({ postgres, minio });
}

/**
 * Builds the product's images from this folder, and pulls or builds the others.
 *
 * @param options `emulator`: also build the identity service's emulator, for a trial.
 * @returns the image names, by the variables of `compose.yaml`.
 */
export async function buildProductionImages({
  emulator,
  onProgress,
}: BuildOptions & { readonly emulator: boolean }): Promise<Record<string, string>> {
  const { postgres, minio } = await ensureImages({ onProgress });
  const debian = await ensureImage(
    "debian:bookworm-slim@sha256:96e378d7e6531ac9a15ad505478fcc2e69f371b10f5cdf87857c4b8188404716",
    { instead: debianImage, onProgress },
  );
  const names = imageNames({ postgres, minio });
  await buildTarget("server", { tag: names.SERVER_IMAGE, onProgress });
  if (emulator) await buildTarget("emulator", { tag: names.EMULATOR_IMAGE, onProgress });
  const proxy = join(import.meta.dirname, "proxy");
  await buildImage(proxy, { tag: names.PROXY_IMAGE, flags: [`--build-arg=BASE=${debian}`] });
  return names;
}

function imageNames({ postgres, minio }: { readonly postgres: string; readonly minio: string }) {
  return {
    POSTGRES_IMAGE: postgres,
    MINIO_IMAGE: minio,
    SERVER_IMAGE: process.env["SERVER_IMAGE"] ?? "weekplate-server",
    EMULATOR_IMAGE: process.env["EMULATOR_IMAGE"] ?? "weekplate-emulator",
    PROXY_IMAGE: process.env["PROXY_IMAGE"] ?? "weekplate-proxy",
  };
}

/** Builds a target of the project's `Dockerfile`. Docker's cache skips unchanged layers. */
export async function buildTarget(
  target: "server" | "emulator",
  { tag, onProgress }: BuildOptions & { readonly tag: string },
): Promise<void> {
  const node = await ensureImage(
    "node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d",
    { instead: await nodeImage({ onProgress }), onProgress },
  );
  onProgress(target === "server" ? "Building the server with its web app …" : "Building the emulator …");
  await buildImage(ROOT, { tag, flags: [`--target=${target}`, `--build-arg=NODE_IMAGE=${node}`] });
}
