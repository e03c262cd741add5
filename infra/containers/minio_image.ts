import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type BuiltImage, cacheFolder, filesOf } from "./built_image.ts";
import { buildImage, run } from "./docker.ts";
import { PINS } from "./pins.ts";

const CONTEXT = join(import.meta.dirname, "minio");
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
/** Where Go's own installer puts it, beside the PATH. */
const USUAL_GO = "/usr/local/go/bin/go";
const { module, version } = PINS.minio;

/** MinIO alone, built from its source. */
export async function minioImage({ onProgress }: { onProgress: (step: string) => void }): Promise<BuiltImage> {
  return {
    name: "minio",
    recipe: [version, ...(await filesOf(CONTEXT))],
    async build(tag, workshop) {
      const binary = await needMinioBinary({ onProgress });
      await copyFile(join(CONTEXT, "Dockerfile"), join(workshop, "Dockerfile"));
      await copyFile(binary, join(workshop, "minio"));
      await copyFile(CERTIFICATES, join(workshop, "ca-certificates.crt"));
      await buildImage(workshop, { tag });
    },
  };
}

/** Path of the binary in the cache, whether or not it is there. */
export async function minioBinary(): Promise<string> {
  return join(await cacheFolder(), `minio-${version}`, "minio");
}

async function needMinioBinary({ onProgress }: { onProgress: (step: string) => void }): Promise<string> {
  const binary = await minioBinary();
  if (existsSync(binary)) return binary;
  onProgress("Building MinIO from its source, about six minutes on two cores the first time …");
  const workshop = await mkdtemp(join(await cacheFolder(), "workshop-"));
  try {
    // Static, for an image without a libc; not verified against a vendor folder of ours, which there is none of.
    const env = { GOBIN: workshop, CGO_ENABLED: "0", GOFLAGS: "-mod=mod" };
    const go = existsSync(USUAL_GO) ? USUAL_GO : "go";
    await run(go, ["install", "-trimpath", "-ldflags=-s -w", `${module}@${version}`], { env });
    await mkdir(dirname(binary), { recursive: true });
    await rename(join(workshop, "minio"), binary);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return binary;
}
