import { z } from "zod";
import { firebaseUid } from "../account/identity_fields.ts";
import { communityPost } from "./community_post.ts";

/** `GET /api/community-posts/{id}`, ours: a post's own address can be shared. */
export const findPostQuery = z.object({ firebaseUid });

export const findPostReply = z.object({ post: communityPost });

export type FindPostReply = z.infer<typeof findPostReply>;
