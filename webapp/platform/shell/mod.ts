export { useChatSession, useChatSnapshot } from "./chat.tsx";
export {
  prefetchCommunity,
  prefetchDiscover,
  prefetchHome,
  prefetchHousehold,
  prefetchModeration,
  prefetchPantry,
  prefetchRecipe,
  prefetchSelectMeal,
  prefetchSettings,
  prefetchShell,
  prefetchShopping,
  prefetchUseMyIngredients,
  prefetchWeek,
} from "./prefetch.ts";
export { getQueryClient, restoreQueries } from "./query_client.ts";
export { restorePersistedQueries } from "./restore_persisted_queries.ts";
export { SignedInProviders } from "./SignedInProviders.tsx";
export { useLogOut } from "./session.tsx";
export { useEnergyUnit } from "./use_energy_unit.ts";
export { useUnitSystem } from "./use_unit_system.ts";
