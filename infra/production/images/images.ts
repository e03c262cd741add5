import { type BuiltImage, ensureBuiltImage, tagOf } from "./built_image.ts";
import { hasImage, pullImage } from "./docker.ts";
import { minioImage } from "./minio_image.ts";
import { PINS } from "./pins.ts";
import { postgresImage } from "./postgres_image.ts";

/** Names of images that the engine holds. */
export interface Images {
  readonly postgres: string;
  readonly minio: string;
  /** Whether all of them are the official ones, from a registry; else at least one was built here. */
  readonly official: boolean;
}

export interface EnsureImagesOptions {
  /** Hears of what takes long. */
  readonly onProgress: (step: string) => void;
}

/**
 * Has Postgres and MinIO as images in the engine: the official ones where they can be pulled, else compatible ones,
 * which are built once and kept outside the clone.
 *
 * @throws where neither goes, with the reason.
 */
export async function ensureImages(options: EnsureImagesOptions): Promise<Images> {
  const postgres = await ensureImage(PINS.postgres.official, { ...options, instead: await postgresImage(options) });
  const minio = await ensureImage(PINS.minio.official, { ...options, instead: await minioImage(options) });
  const official = postgres === PINS.postgres.official && minio === PINS.minio.official;
  return { postgres, minio, official };
}

/** Has one image in the engine: the official one, or the one that is built instead. @returns its name. */
export async function ensureImage(
  official: string,
  { instead, onProgress }: EnsureImagesOptions & { instead: BuiltImage },
): Promise<string> {
  if (await hasImage(official)) return official;
  // Built because no registry answered: it isn't asked again each time.
  const tag = tagOf(instead);
  if (await hasImage(tag)) return tag;

  onProgress(`Pulling ${official} …`);
  if (await pullImage(official)) return official;
  onProgress(`${official} can't be pulled: a compatible image of our own is used`);
  return await ensureBuiltImage(instead, { onProgress });
}
