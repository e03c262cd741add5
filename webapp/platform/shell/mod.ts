export { useChatSession, useChatSnapshot } from "./chat.tsx";
export { PREFETCH, prefetchShell } from "./prefetch.ts";
export { getQueryClient } from "./query_client.ts";
export { restorePersistedQueries } from "./restore_persisted_queries.ts";
export { SignedInProviders } from "./SignedInProviders.tsx";
export { useLogOut } from "./session.tsx";
export { useEnergyUnit } from "./use_energy_unit.ts";
export { useUnitSystem } from "./use_unit_system.ts";
