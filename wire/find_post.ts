import { z } from "zod";
import { communityPost } from "./community_post.ts";
import { firebaseUid } from "./identity_fields.ts";

/** `GET /api/community-posts/{id}`, ours: a post's own address can be shared. */
export const findPostQuery = z.object({ firebaseUid });

export const findPostReply = z.object({ post: communityPost });

export type FindPostReply = z.infer<typeof findPostReply>;
