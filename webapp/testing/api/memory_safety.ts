import type { Route } from "../../../adapters/http/route.ts";
import { safetyRoutes } from "../../../adapters/http/safety/safety_routes.ts";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import type { MemoryServer } from "./memory_stores.ts";

/** Maya with the verified address that makes her a moderator. */
export const mayaAsModerator = { id: maya.id, email: "moderator@example.com" } as const;

export function memorySafetyRoutes({ stores, sendsMails }: MemoryServer): Route[] {
  return safetyRoutes({
    ...stores,
    feed: stores.posts,
    reports: stores.moderation,
    standing: stores.moderation,
    moderators: new Set([mayaAsModerator.email]),
    requireVerifiedEmail: stores.verifiedEmails !== undefined,
    sendsMails,
  });
}
