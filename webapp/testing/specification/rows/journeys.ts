import type { SpecLine } from "../spec_lines.ts";
import { heldBy, type SpecRow } from "../spec_row.ts";

const HEDDA = "Hedda's preferences and meal are not saved at first, and are still chosen";
const FAILING_FEED = "a like, a deletion and the feed that fail say so, and nothing changes";
const POPUP_FAILS =
  // As it is written there: one test for each provider.
  "${provider} fails: the specification's words on either screen, the provider's where they can be read";

const UNKNOWN_ADDRESS = "${provider} can't be used from an address that the identity service does not know";

const SCREEN_FAILS = "${address} says '${says}' where ${path.source} fails, and tries again";

const CLOSED = "Torunn's account was closed meanwhile: her page is left for login, and nothing of hers is kept";

const JOURNEYS: readonly (readonly [line: SpecLine, journey: string, test: string])[] = [
  ["8 sign-up", "social", POPUP_FAILS],
  ["8 login", "social", POPUP_FAILS],
  ["8 home recipes", "failing_server", "home says that recipes could not be had, greets a guest, and tries again"],
  ["8 user info", "failing_server", "home says that recipes could not be had, greets a guest, and tries again"],
  ["8 logged only", "failing_server", "a week and the meals to pick from come back by Try again"],
  ["8 recipe detail", "failing_server", "a recipe that does not exist is said to be missing, without a second try"],
  ["8 post meal", "post_meal", "a meal that can't be posted stays as it was written, photo and all, until it can"],
  ["8 community feed", "community", FAILING_FEED],
  ["8 delete", "community", FAILING_FEED],
  ["8 like", "community", FAILING_FEED],
  ["8 weekly meals", "weekly_meals", "the week says that it is on its way, and where it could not be had"],
  ["8 logged only", "failing_server", HEDDA],
  ["8 socket", "chat", "the network is cut in the middle: everything arrives after it, once and in order"],
  ["8 codes of the identity service", "social", "a blocked popup, and a provider that can't be reached"],
  ["8 codes of the identity service", "social", UNKNOWN_ADDRESS],
  ["8 sign-up", "error_catalogue", "sign-up fails: ${row}"],
  ["8 login", "error_catalogue", "login fails: ${row}"],
  ["8 discover or ingredient search", "error_catalogue", SCREEN_FAILS],
  ["8 recipe detail", "error_catalogue", SCREEN_FAILS],
  ["8 weekly meals", "error_catalogue", SCREEN_FAILS],
  ["8 card look-up", "error_catalogue", "cards whose calories can't be looked up say nothing about it"],
  ["8 logged only", "error_catalogue", "filters of the meal selection that fail can be asked again"],
  ["8 socket", "error_catalogue", "a socket that never opens, and a chat that can't begin, stay silent on the screen"],
  ["9 home: 10, then 10 every 500 ms", "home_list", "home appends ten recipes at a time, and says how far it is"],
  ["9 cards: 200 px, 0.01", "home_list", "a card that lacks calories and time looks them up once, when it comes near"],
  ["2 whether signed-out visitors are kept out", "stored_session", CLOSED],
  ["2 login: success", "stored_session", "one logs in where two tabs wait: both come home"],
  ["2 navbar: settings", "settings_menu", "Åse opens the settings, closes them and logs out by keys alone"],
  ["2 recipe: head", "recipe", "Gro and Hulda rate a cake: each keeps her own stars, and both see the mean"],
];

/** Failures and numbers once more, in the whole product: the server or the network fails for real. */
export const JOURNEY_ROWS: readonly SpecRow[] = JOURNEYS.map(([line, journey, test]) =>
  heldBy({ line, means: `in the whole product: ${test}` }, { file: `tests/journeys/${journey}_journey.ts`, test }),
);
