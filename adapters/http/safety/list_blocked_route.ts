import type { UserId } from "../../../core/account/mod.ts";
import type { ListedBlock } from "../../../core/safety/mod.ts";
import { listBlockedReply } from "../../../wire/safety/blocks.ts";
import { type Route, route } from "../route.ts";

export function listBlockedRoute(listBlocked: (input: { userId: UserId }) => Promise<ListedBlock[]>): Route {
  return route({
    method: "get",
    path: "/api/blocks",
    summary: "The people whom the caller has blocked",
    access: "signed-in",
    reply: listBlockedReply,
    async handle({ caller }) {
      const people = await listBlocked({ userId: caller.userId });
      return {
        people: people.map(({ userId, name, blockedAt }) => ({ userId, name, blockedAt: blockedAt.toISOString() })),
      };
    },
  });
}
