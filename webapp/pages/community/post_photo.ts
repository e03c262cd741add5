import type { PictureSource } from "../../../ui-kit/Picture/mod.ts";
import type { CommunityPost } from "../../../wire/community_post.ts";

/** The server keeps each photo at these widths, in pixels; the feed's address names the middle one. */
const WIDTHS = [400, 800, 1600] as const;

const PHOTO = /^(\/photos\/[^/]+)\/800\.webp$/u;

/** A post's photo in every width that the server has. `sizes`: how wide it is drawn, as CSS `sizes` says it. */
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
 * @throws where the server does not have it
 */
export async function photoAt({ photo }: CommunityPost): Promise<File> {
  const [, base] = PHOTO.exec(photo) ?? [];
  const reply = await fetch(base === undefined ? photo : `${base}/1600.webp`);
  if (!reply.ok) throw new Error(`Cannot keep the photo: the server answered ${reply.status}`);
  return new File([await reply.blob()], "photo.webp", { type: "image/webp" });
}
