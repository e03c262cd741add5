import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import type { ReactNode } from "react";
import type { MenuEntry } from "../../ui-kit/Menu/mod.ts";
import { THEMES, type Theme, useTheme } from "../../ui-kit/theme/mod.ts";

const THEME_TEXTS: Readonly<Record<Theme, string>> = { system: "System", light: "Light", dark: "Dark" };

const THEME_ICONS: Readonly<Record<Theme, ReactNode>> = {
  system: <Monitor size={20} />,
  light: <Sun size={20} />,
  dark: <Moon size={20} />,
};

const THEME_OPTIONS = THEMES.map((value) => ({ value, text: THEME_TEXTS[value], icon: THEME_ICONS[value] }));

/** What the settings offer: the theme, remembered in this browser and shown in all its tabs, and the way out. */
export function useSettingsMenu({ logOut }: { logOut: () => void }): readonly MenuEntry[] {
  const [theme, chooseTheme] = useTheme();
  return [
    { label: "Theme", value: theme, options: THEME_OPTIONS, onValueChange: chooseTheme },
    { text: "Log out", onSelect: logOut },
  ];
}
