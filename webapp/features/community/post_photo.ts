import type { CommunityPost } from "../../../wire/community/community_post.ts";
import { photoAddress } from "../../platform/format/mod.ts";

/**
 * The largest photo of a post, as a file to post again.
 *
 * @throws if the server does not return it
 */
export async function photoAt({ photo }: CommunityPost): Promise<File> {
  const reply = await fetch(photoAddress(photo, 1600));
  if (!reply.ok) throw new Error(`Cannot keep the photo: the server answered ${reply.status}`);
  return new File([await reply.blob()], "photo.webp", { type: "image/webp" });
}
