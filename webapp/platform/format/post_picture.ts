import type { PictureSource } from "../../../ui-kit/Picture/mod.ts";
import type { CommunityPost } from "../../../wire/community/community_post.ts";

/** Widths of a photo on the server, in pixels; a post's address has the middle one. */
const WIDTHS = [400, 800, 1600] as const;

const PHOTO = /^(\/photos\/[^/]+)\/800\.webp$/u;

/** A post's photo in every width. `sizes`: CSS `sizes`. */
export function postPicture({ photo, photoWidth, photoHeight }: CommunityPost, sizes: string): PictureSource {
  const source = { src: photo, width: photoWidth, height: photoHeight };
  if (!PHOTO.test(photo)) return source;
  return { ...source, srcSet: WIDTHS.map((width) => `${photoAddress(photo, width)} ${width}w`).join(", "), sizes };
}

/** A post's photo in one width; the same address where it is no photo of the server. */
export function photoAddress(photo: string, width: (typeof WIDTHS)[number]): string {
  return photo.replace(PHOTO, `$1/${width}.webp`);
}
