import type { Person } from "../../core/account/mod.ts";
import { reportContent } from "../../core/safety/mod.ts";
import type { MemoryStores } from "./api/mod.ts";
import { ramenPost } from "./story_posts.ts";

/** Reports Tomás's ramen. */
export async function reportOfTomas(stores: MemoryStores, reporter: Person): Promise<void> {
  const ports = { reports: stores.moderation, people: stores.people, feed: stores.posts, chat: stores.chat };
  const { id: subjectId } = ramenPost;
  await reportContent(ports, { reporterId: reporter.id, kind: "post", subjectId, reason: "spam", note: "An advert?" });
}
