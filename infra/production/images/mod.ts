export { docker, dockerEngine } from "./docker.ts";
export { type Images, type NeedImagesOptions, needImages } from "./images.ts";
export { MINIO_BINARY } from "./minio_image.ts";
