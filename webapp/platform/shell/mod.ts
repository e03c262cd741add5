export { useChatSession, useChatSnapshot } from "./chat.tsx";
export { prefetchShell } from "./prefetch.ts";
export { getQueryClient } from "./query_client.ts";
export { useLogOut } from "./session.tsx";
export { useChangeSettings, usePendingSettings } from "./use_change_settings.ts";
export { useEnergyUnit, useNextEnergyUnit } from "./use_energy_unit.ts";
export { useSearchBox } from "./use_search_box.ts";
export { useUnitSystem } from "./use_unit_system.ts";
