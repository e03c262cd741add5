import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useServices } from "../../services.ts";
import { settingsQuery } from "../api/mod.ts";
import { changeLanguage } from "../language/mod.ts";

/**
 * Shows the product in the language of the person's settings, also where they have just logged in or changed it. It asks for no
 * settings of its own: home and the settings do.
 */
export function useAccountLanguage(): void {
  const { account } = useServices();
  const language = useQuery({ ...settingsQuery(account), enabled: false }).data?.language;
  useEffect(() => {
    if (language) changeLanguage(language);
  }, [language]);
}
