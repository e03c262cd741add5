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

/** MinIO alone, built from its source. */
export async function minioImage({ onProgress }: { onProgress: (step: string) => void }): Promise<BuiltImage> {
  return {
    name: "minio",
    recipe: [version, ...(await filesOf(CONTEXT))],
    async build(tag, workshop) {
      await ensureMinioBinary({ onProgress });
      await copyFile(join(CONTEXT, "Dockerfile"), join(workshop, "Dockerfile"));
      await copyFile(MINIO_BINARY, join(workshop, "minio"));
      await copyFile(CERTIFICATES, join(workshop, "ca-certificates.crt"));
      await buildImage(workshop, { tag });
    },
  };
}

/** Where the binary is kept, whether or not it is there: it runs without Docker, too. */
export const MINIO_BINARY = join(CACHE, `minio-${version}`, "minio");

async function ensureMinioBinary({ onProgress }: { onProgress: (step: string) => void }): Promise<void> {
  if (existsSync(MINIO_BINARY)) return;
  onProgress("Building MinIO from its source, about two minutes on two cores the first time …");
  await mkdir(dirname(MINIO_BINARY), { recursive: true });
  const workshop = await mkdtemp(join(CACHE, "workshop-"));
  try {
    // Static, for an image without a libc.
    const env = { GOBIN: workshop, CGO_ENABLED: "0", GOFLAGS: "-mod=mod" };
    await runGo(["install", "-trimpath", "-ldflags=-s -w", `${module}@${version}`], env);
    await rename(join(workshop, "minio"), MINIO_BINARY);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}
