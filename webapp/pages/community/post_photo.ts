import type { PictureSource } from "../../../ui-kit/Picture/mod.ts";
import type { CommunityPost } from "../../../wire/community_post.ts";

/** Widths of a photo on the server, in pixels; the feed's address has the middle one. */
const WIDTHS = [400, 800, 1600] as const;

const PHOTO = /^(\/photos\/[^/]+)\/800\.webp$/u;

/** A post's photo in every width. `sizes`: CSS `sizes`. */
export function postPicture(post: CommunityPost, sizes: string): PictureSource {
  const { photo, photoWidth, photoHeight } = post;
  const source = { src: photo, width: photoWidth, height: photoHeight };
  const [, base] = PHOTO.exec(photo) ?? [];
  if (base === undefined) return source;
  return { ...source, srcSet: WIDTHS.map((width) => `${base}/${width}.webp ${width}w`).join(", "), sizes };
}

/**
 * The largest photo of a post, as a file to post again.
 *
 * @throws if the server does not return it
 */
export async function photoAt({ photo }: CommunityPost): Promise<File> {
  const [, base] = PHOTO.exec(photo) ?? [];
  const reply = await fetch(base === undefined ? photo : `${base}/1600.webp`);
  if (!reply.ok) throw new Error(`Cannot keep the photo: the server answered ${reply.status}`);
  return new File([await reply.blob()], "photo.webp", { type: "image/webp" });
}
