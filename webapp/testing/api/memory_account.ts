import { accountRoutes } from "../../../adapters/http/account/account_routes.ts";
import { personalDataRoutes } from "../../../adapters/http/account/personal_data_routes.ts";
import { sessionRoutes } from "../../../adapters/http/account/session_routes.ts";
import { calendarFeedRoutes } from "../../../adapters/http/calendar/calendar_feed_routes.ts";
import { foodRulesRoutes } from "../../../adapters/http/food_rules/food_rules_routes.ts";
import type { Route } from "../../../adapters/http/route.ts";
import { MemoryPhotoStorage } from "../../../adapters/memory/community/photo_storage.ts";
import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { MemoryIdentityRemoval } from "../../../adapters/memory/personal_data/identity_removal.ts";
import { MemoryPersonData } from "../../../adapters/memory/personal_data/person_data.ts";
import type { MemoryServer } from "./memory_stores.ts";

export function memoryAccountRoutes({ stores, sendsMails }: MemoryServer): Route[] {
  const ports = {
    ...stores,
    verifiedEmails: stores.people,
    requireVerifiedEmail: stores.verifiedEmails !== undefined,
    sendsMails,
    mails: stores.verificationMails,
    sessionTokens: stores.tokens,
    ingredients: new MemoryIngredientSource(stores.recipes, stores.foods),
    personData: new MemoryPersonData(stores),
    photoStorage: new MemoryPhotoStorage(stores.clock),
    identityRemoval: new MemoryIdentityRemoval(),
    callers: { forget() {} },
  };
  return [
    ...accountRoutes(ports),
    ...sessionRoutes(ports, { resolver: { ended() {} } }),
    ...personalDataRoutes(ports),
    ...foodRulesRoutes(ports),
    ...calendarFeedRoutes(ports),
  ];
}
