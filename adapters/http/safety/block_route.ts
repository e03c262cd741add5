import type { UserId } from "../../../core/account/mod.ts";
import type { BlockPersonInput } from "../../../core/safety/mod.ts";
import { blockParams, blockReply } from "../../../wire/safety/blocks.ts";
import { type Route, route } from "../route.ts";

/** Two routes of one path: PUT blocks a person, DELETE ends the block. */
export function blockRoute(method: "put" | "delete", change: (input: BlockPersonInput) => Promise<void>): Route {
  const blocked = method === "put";
  return route({
    method,
    path: "/api/blocks/:id",
    summary: blocked ? "Block a person, who is not told" : "End the block of a person",
    access: "signed-in",
    params: blockParams,
    reply: blockReply,
    async handle({ caller, params }) {
      await change({ userId: caller.userId, blockedId: params.id as UserId });
      return { blocked };
    },
  });
}
