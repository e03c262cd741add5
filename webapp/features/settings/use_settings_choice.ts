import { useQuery } from "@tanstack/react-query";
import type { Settings } from "../../../core/account/mod.ts";
import { settingsQuery } from "../../platform/api/mod.ts";
import { useChangeSettings, usePendingSettings } from "../../platform/shell/mod.ts";
import { useServices } from "../../services.ts";

/** The choice of personal settings, which is shown at once. */
export function useSettingsChoice() {
  const { account } = useServices();
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery(account));
  const settings = usePendingSettings() ?? data;
  const change = useChangeSettings();
  return {
    settings,
    hasFailed: isError && !data,
    isLoading: isFetching && !data,
    retry: () => void refetch(),
    choose: (changes: Partial<Settings>) => change(() => changes),
  };
}
