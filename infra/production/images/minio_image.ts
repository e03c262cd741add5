import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type BuiltImage, CACHE, filesOf } from "./built_image.ts";
import { buildImage } from "./docker.ts";
import { runGo } from "./go.ts";
import { PINS } from "./pins.ts";

const CONTEXT = join(import.meta.dirname, "minio");
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
const { module, version } = PINS.minio;

/** MinIO, built from its source. */
export async function minioImage({ onProgress }: { onProgress: (step: string) => void }): Promise<BuiltImage> {
  return {
    name: "minio",
    recipe: [version, ...(await filesOf(CONTEXT))],
    async build(tag, temporary) {
      await ensureMinioBinary({ onProgress });
      await copyFile(join(CONTEXT, "Dockerfile"), join(temporary, "Dockerfile"));
      await copyFile(MINIO_BINARY, join(temporary, "minio"));
      await copyFile(CERTIFICATES, join(temporary, "ca-certificates.crt"));
      await buildImage(temporary, { tag });
    },
  };
}

/** Path of the cached binary, which may not exist yet. It also runs without Docker. */
export const MINIO_BINARY = join(CACHE, `minio-${version}`, "minio");

async function ensureMinioBinary({ onProgress }: { onProgress: (step: string) => void }): Promise<void> {
  if (existsSync(MINIO_BINARY)) return;
  onProgress("Building MinIO from its source, about two minutes on two cores the first time …");
  await mkdir(dirname(MINIO_BINARY), { recursive: true });
  const temporary = await mkdtemp(join(CACHE, "temporary-"));
  try {
    // Statically linked, for an image without a libc.
    const env = { GOBIN: temporary, CGO_ENABLED: "0", GOFLAGS: "-mod=mod" };
    await runGo(["install", "-trimpath", "-ldflags=-s -w", `${module}@${version}`], env);
    await rename(join(temporary, "minio"), MINIO_BINARY);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
