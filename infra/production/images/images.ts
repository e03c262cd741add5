import { type BuiltImage, ensureBuiltImage, tagOf } from "./built_image.ts";
import { postgresImage } from "./debian_images.ts";
import { hasImage, pullImage } from "./docker.ts";
import { minioImage } from "./minio_image.ts";

/** The official images. */
const OFFICIAL = {
  postgres: "postgres:15.14-bookworm@sha256:496f07cd16dff6406cee521a66b37080be917ea063f017336affdfcb1c61f90e",
  /** The last published image. */
  minio:
    "minio/minio:RELEASE.2025-09-07T16-13-09Z@sha256:14cea493d9a34af32f524e538b8346cf79f3321eff8e708c1e2960462bd8936e",
};

/** Names of images in the engine. */
export interface Images {
  readonly postgres: string;
  readonly minio: string;
  /** Whether all are official images; otherwise at least one was built here. */
  readonly official: boolean;
}

export interface EnsureImagesOptions {
  /** Receives the names of long steps. */
  readonly onProgress: (step: string) => void;
}

/**
 * Makes sure that the engine has images of Postgres and MinIO: the official ones if they can be pulled, otherwise compatible
 * ones, which are built once and cached.
 *
 * @throws {Error} if neither works, with the reason.
 */
export async function ensureImages(options: EnsureImagesOptions): Promise<Images> {
  const postgres = await ensureImage(OFFICIAL.postgres, { ...options, instead: await postgresImage(options) });
  const minio = await ensureImage(OFFICIAL.minio, { ...options, instead: await minioImage(options) });
  const official = postgres === OFFICIAL.postgres && minio === OFFICIAL.minio;
  return { postgres, minio, official };
}

/** Makes sure that the engine has the official image or its replacement. @returns its name. */
export async function ensureImage(
  official: string,
  { instead, onProgress }: EnsureImagesOptions & { instead: BuiltImage },
): Promise<string> {
  if (await hasImage(official)) return official;
  // It was built because no registry answered; do not ask again each time.
  const tag = tagOf(instead);
  if (await hasImage(tag)) return tag;

  onProgress(`Pulling ${official} …`);
  if (await pullImage(official)) return official;
  onProgress(`${official} cannot be pulled: using a compatible image`);
  return await ensureBuiltImage(instead, { onProgress });
}
