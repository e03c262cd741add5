import type { IdentityId, Preference, SavePreferencesInput } from "../../../core/account/mod.ts";
import { savePreferencesBody, savePreferencesReply } from "../../../wire/account/save_preferences.ts";
import { type Route, route } from "../route.ts";

export function savePreferencesRoute(savePreferences: (input: SavePreferencesInput) => Promise<Preference[]>): Route {
  return route({
    method: "post",
    path: "/savePreferences",
    summary: "Save the caller's meal preferences; without a token once, within half an hour of signing up",
    access: "optional",
    rateClass: "save-preferences",
    body: savePreferencesBody,
    reply: savePreferencesReply,
    async handle({ caller, body }) {
      const preferences = await savePreferences({
        userId: caller?.userId,
        claimedIdentity: body.firebaseUid as IdentityId | undefined,
        preferences: body.preferences,
      });
      return { preferences };
    },
  });
}
