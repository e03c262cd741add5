export { docker, dockerEngine } from "./docker.ts";
export { type EnsureImagesOptions, ensureImages, type Images } from "./images.ts";
export { MINIO_BINARY } from "./minio_image.ts";
