import { t } from "@lingui/core/macro";
import { PHOTO_MAX_BYTES, PHOTO_MAX_MIB } from "../../../core/community/mod.ts";

/** Text from the specification: the files that are accepted as photo. */
export function photoHint(): string {
  return t`JPG, PNG or WEBP up to about ${PHOTO_MAX_MIB}MB`;
}

/** Why a file is rejected as photo; undefined if it is accepted. The server checks it again. */
export function photoRefusal(file: File): string | undefined {
  if (!file.type.startsWith("image/")) return t`Please upload a valid image file (jpg, png, webp, etc.)`;
  return file.size > PHOTO_MAX_BYTES
    ? t`This photo is larger than ${PHOTO_MAX_MIB}MB. Choose a smaller one.`
    : undefined;
}
