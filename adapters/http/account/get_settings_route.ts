import type { Settings, UserId } from "../../../core/account/mod.ts";
import { getSettingsReply } from "../../../wire/account/settings.ts";
import { type Route, route } from "../route.ts";

export function getSettingsRoute(getSettings: (input: { userId: UserId }) => Promise<Settings>): Route {
  return route({
    method: "get",
    path: "/api/settings",
    summary: "The caller's settings",
    access: "signed-in",
    reply: getSettingsReply,
    async handle({ caller }) {
      return await getSettings({ userId: caller.userId });
    },
  });
}
