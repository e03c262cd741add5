import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { type BuiltImage, CACHE, filesOf } from "./built_image.ts";
import { buildImage, run } from "./docker.ts";

const CONTEXT = join(import.meta.dirname, "minio");
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
/** The last version of its source. */
const MODULE = "github.com/minio/minio";
const VERSION = "v0.0.0-20260212201848-7aac2a2c5b7c";

/** MinIO, built from its source. */
export async function minioImage({ onProgress }: { onProgress: (step: string) => void }): Promise<BuiltImage> {
  return {
    name: "minio",
    recipe: [VERSION, ...(await filesOf(CONTEXT))],
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
export const MINIO_BINARY = join(CACHE, `minio-${VERSION}`, "minio");

async function ensureMinioBinary({ onProgress }: { onProgress: (step: string) => void }): Promise<void> {
  if (existsSync(MINIO_BINARY)) return;
  onProgress("Building MinIO from its source, about two minutes on two cores the first time …");
  await mkdir(dirname(MINIO_BINARY), { recursive: true });
  const temporary = await mkdtemp(join(CACHE, "temporary-"));
  try {
    // Statically linked, for an image without a libc.
    const env = { GOBIN: temporary, CGO_ENABLED: "0", GOFLAGS: "-mod=mod" };
    await runGo(["install", "-trimpath", "-ldflags=-s -w", `${MODULE}@${VERSION}`], env);
    await rename(join(temporary, "minio"), MINIO_BINARY);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The folder of Go's installer, which PATH may lack; Debian's Go may be too old. */
const USUAL_GO = "/usr/local/go/bin";

/** Runs Go, as {@linkcode run} does. */
export async function runGo(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const PATH = [USUAL_GO, process.env["PATH"]].join(delimiter);
  return await run("go", args, { env: { ...env, PATH } });
}
