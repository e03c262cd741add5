import { ENERGY_UNITS, type EnergyUnit } from "../../../core/account/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { THEMES, type Theme, useTheme } from "../../../ui-kit/theme/mod.ts";
import { energyText } from "../../format/mod.ts";
import { AccountSection } from "./AccountSection.tsx";
import { BlockedPeople } from "./BlockedPeople.tsx";
import { FoodRulesSection } from "./FoodRulesSection.tsx";
import { Sessions } from "./Sessions.tsx";
import { Columns, Fields } from "./settings_layout.ts";
import { useEnergyChoice } from "./use_energy_choice.ts";

const THEME_TEXTS: Readonly<Record<Theme, string>> = {
  system: "Theme of the system",
  light: "Light theme",
  dark: "Dark theme",
};

const THEME_OPTIONS = THEMES.map((value) => ({ value, text: THEME_TEXTS[value] }));

const EXAMPLE_KCAL = 612;

const UNIT_OPTIONS = ENERGY_UNITS.map((value) => ({ value, text: `${value} (${energyText(EXAMPLE_KCAL, value)})` }));

const LOADING_OPTION = { value: "", text: "Loading…", disabled: true };

/** Personal settings: the theme of this browser, the energy unit of the person, what they eat, and where they are signed in. */
export function SettingsPage() {
  return (
    <Page>
      <title>Settings · Weekplate</title>
      <PageTitle title="Settings" />
      <Columns>
        <Fields>
          <ThemeField />
          <EnergyField />
          <FoodRulesSection />
        </Fields>
        <Fields>
          <Sessions />
          <BlockedPeople />
          <AccountSection />
        </Fields>
      </Columns>
    </Page>
  );
}

function ThemeField() {
  const [theme, setTheme] = useTheme();
  return (
    <Select
      label="Theme"
      hint="In this browser."
      options={THEME_OPTIONS}
      value={theme}
      onChange={(event) => setTheme(event.target.value as Theme)} // sound: the options are THEMES
    />
  );
}

function EnergyField() {
  const { energyUnit, hasFailed, isLoading, retry, choose } = useEnergyChoice();
  if (hasFailed) {
    return (
      <Cluster>
        <Notice>Your settings could not be loaded.</Notice>
        <Button variant="plain" size="small" busy={isLoading} onClick={retry}>
          Try again
        </Button>
      </Cluster>
    );
  }
  return (
    <Select
      label="Energy"
      hint="On cards and recipes, on all your devices."
      options={energyUnit ? UNIT_OPTIONS : [LOADING_OPTION]}
      disabled={!energyUnit}
      value={energyUnit ?? ""}
      onChange={(event) => choose(event.target.value as EnergyUnit)} // sound: the options are ENERGY_UNITS
    />
  );
}
