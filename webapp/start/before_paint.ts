// Not through the theme's mod.ts, which brings the kit's fonts and styles.
import { followStoredTheme } from "../../ui-kit/theme/theme_choice.ts";
import { DRAFTS_KEY } from "../features/edit_recipe/drafts_key.ts";
import { passInvitation } from "../features/household/pass_invitation.ts";
import { COOK_MODE, COOKING_KEYS } from "../features/kitchen_timers/timers_key.ts";
import { HAS_VIEWED_ATTRIBUTE, VIEWED_KEY } from "../features/recent_recipes/viewed_key.ts";
import { recordEarlyInput } from "../platform/early_input/record_early_input.ts";
import { applyChosenLanguage } from "../platform/language/page_language.ts";
import { OWN_STATE_ATTRIBUTE } from "../platform/server_rendering/hydration_state.ts";
import { importAgainAfterFailure } from "./import_again.ts";

// In the page's head, before the first paint.

const RECIPE_EDITOR = /^\/recipes\/(?:new|[^/]+\/edit)\/?$/iu;

try {
  applyChosenLanguage();
  followStoredTheme();
  passInvitation();
  if (localStorage.getItem(VIEWED_KEY) !== null) document.documentElement.setAttribute(HAS_VIEWED_ATTRIBUTE, "");
  if (hasOwnState()) document.documentElement.setAttribute(OWN_STATE_ATTRIBUTE, "");
} catch {
  // A browser that refuses storage has none of it.
}
recordEarlyInput();
importAgainAfterFailure();

/** Whether this device has state for the page that the server does not know. */
function hasOwnState(): boolean {
  const { usr } = (history.state ?? {}) as { usr?: unknown }; // sound: React Router's name for a navigation's state
  return (
    (usr ?? undefined) !== undefined ||
    (RECIPE_EDITOR.test(location.pathname) && localStorage.getItem(DRAFTS_KEY) !== null) ||
    (COOK_MODE.test(location.pathname) && COOKING_KEYS.some((key) => localStorage.getItem(key) !== null))
  );
}
