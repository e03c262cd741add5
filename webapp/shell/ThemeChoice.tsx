import { Select } from "../../ui-kit/Select/mod.ts";
import { THEMES, type Theme, useTheme } from "../../ui-kit/theme/mod.ts";

const THEME_TEXTS: Readonly<Record<Theme, string>> = {
  system: "Theme of the system",
  light: "Light theme",
  dark: "Dark theme",
};

const OPTIONS = THEMES.map((value) => ({ value, text: THEME_TEXTS[value] }));

/** The theme, remembered in this browser and shown in all its tabs. Not in the settings: those hold only 'Log out'. */
export function ThemeChoice() {
  const [theme, chooseTheme] = useTheme();
  return (
    <Select
      look="pill"
      label="Theme"
      labelPlace="hidden"
      options={OPTIONS}
      value={theme}
      onChange={(event) => chooseTheme(event.target.value as Theme)} // sound: the options are THEMES
    />
  );
}
