import type { SaveSettingsInput, Settings } from "../../../core/account/mod.ts";
import { saveSettingsBody, saveSettingsReply } from "../../../wire/account/settings.ts";
import { type Route, route } from "../route.ts";

export function saveSettingsRoute(saveSettings: (input: SaveSettingsInput) => Promise<Settings>): Route {
  return route({
    method: "put",
    path: "/api/settings",
    summary: "Replace the caller's settings",
    access: "signed-in",
    body: saveSettingsBody,
    reply: saveSettingsReply,
    async handle({ caller, body }) {
      return await saveSettings({ userId: caller.userId, ...body });
    },
  });
}
