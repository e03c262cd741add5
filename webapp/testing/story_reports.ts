import { yuki } from "../../adapters/memory/people_and_recipes.ts";
import type { Person } from "../../core/account/mod.ts";
import { reportContent } from "../../core/safety/mod.ts";
import { DAY_MS } from "../../core/shared/mod.ts";
import type { MemoryStores } from "./api/mod.ts";
import { ramenPost } from "./story_posts.ts";

const WEEK_MS = 7 * DAY_MS;

/** Reports Tomás's ramen. */
export async function reportOfTomas(stores: MemoryStores, reporter: Person): Promise<void> {
  const { id: subjectId } = ramenPost;
  const report = { kind: "post", subjectId, reason: "spam", note: "An advert?" } as const;
  await reportContent(portsOf(stores), { reporterId: reporter.id, ...report });
}

/** Yuki reports a person. */
export async function reportOfPerson(stores: MemoryStores, { id: subjectId }: Person): Promise<void> {
  const report = { kind: "person", subjectId, reason: "harassment", note: "" } as const;
  await reportContent(portsOf(stores), { reporterId: yuki.id, ...report });
}

function portsOf(stores: MemoryStores) {
  return { ...stores, reports: stores.moderation, feed: stores.posts };
}

/** Hides Tomás's ramen and suspends him for a week, as a moderator. */
export async function decisionAboutTomas(stores: MemoryStores, moderator: Person): Promise<void> {
  const [report] = await stores.moderation.listOpen({ before: undefined, limit: 1 });
  const suspendUntil = new Date(stores.clock.now().getTime() + WEEK_MS);
  await stores.moderation.decide({
    reportId: report?.id ?? 0,
    moderatorId: moderator.id,
    hidePost: true,
    warn: false,
    suspendUntil,
    reason: "No adverts here, as we wrote to you before.",
  });
}
