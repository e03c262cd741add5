import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuiltImage, filesOf } from "./built_image.ts";
import { buildImage } from "./docker.ts";
import { ensureGoProgram, type GoProgram, goProgramPath } from "./go_program.ts";

const CONTEXT = join(import.meta.dirname, "minio");
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
/** The last version of its source. */
const MINIO: GoProgram = {
  name: "minio",
  module: "github.com/minio/minio",
  version: "v0.0.0-20260212201848-7aac2a2c5b7c",
};

/** MinIO, built from its source. */
export async function minioImage({ onProgress }: { onProgress: (step: string) => void }): Promise<BuiltImage> {
  return {
    name: "minio",
    recipe: [MINIO.version, ...(await filesOf(CONTEXT))],
    async build(tag, temporary) {
      const binary = await ensureGoProgram(MINIO, {
        onBuild: () => onProgress("Building MinIO from its source, about two minutes on two cores the first time …"),
      });
      await copyFile(join(CONTEXT, "Dockerfile"), join(temporary, "Dockerfile"));
      await copyFile(binary, join(temporary, "minio"));
      await copyFile(CERTIFICATES, join(temporary, "ca-certificates.crt"));
      await buildImage(temporary, { tag });
    },
  };
}

/** Path of the cached binary, which may not exist yet. It also runs without Docker. */
export const MINIO_BINARY = goProgramPath(MINIO);
