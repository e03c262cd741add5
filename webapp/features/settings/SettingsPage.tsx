import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { i18n } from "#i18n";
import { ENERGY_UNITS, type EnergyUnit } from "../../../core/account/mod.ts";
import { UNIT_SYSTEMS, type UnitSystem } from "../../../core/amounts/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { THEMES, type Theme, useTheme } from "../../../ui-kit/theme/mod.ts";
import { energyText, unitSystemName } from "../../platform/format/mod.ts";
import { LanguageSelect } from "../../platform/language/mod.ts";
import { useServices } from "../../services.ts";
import { AccessTokens } from "./AccessTokens.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { AimsSection } from "./AimsSection.tsx";
import { BlockedPeople } from "./BlockedPeople.tsx";
import { CalendarSection } from "./CalendarSection.tsx";
import { FoodRulesSection } from "./FoodRulesSection.tsx";
import { HouseholdSection } from "./HouseholdSection.tsx";
import { PreferencesSection } from "./PreferencesSection.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import { Sessions } from "./Sessions.tsx";
import { SettingsContents } from "./SettingsContents.tsx";
import { Columns, Sections } from "./settings_layout.ts";
import { SECTION_IDS } from "./settings_sections.ts";
import { TitledSection } from "./TitledSection.tsx";
import { useSettingsChoice } from "./use_settings_choice.ts";

const THEME_TEXTS: Readonly<Record<Theme, MessageDescriptor>> = {
  system: msg`Theme of the system`,
  light: msg`Light theme`,
  dark: msg`Dark theme`,
};

const themeOptions = () => THEMES.map((value) => ({ value, text: i18n._(THEME_TEXTS[value]) }));

const EXAMPLE_KCAL = 612;

const energyOptions = () =>
  ENERGY_UNITS.map((value) => ({ value, text: `${value} (${energyText(EXAMPLE_KCAL, value)})` }));

const unitsOptions = () => UNIT_SYSTEMS.map((value) => ({ value, text: unitSystemName(value) }));

const loadingOption = () => ({ value: "", text: t`Loading…`, disabled: true });

/** Personal settings: the theme of this browser, the person's units and food rules, their name, sign-in and account. */
export function SettingsPage() {
  const { providerName } = useServices().identity;
  // Tokens need a sign-in that the server can renew.
  const hasTokens = providerName === undefined;
  return (
    <Page>
      <PageTitle title={t`Settings`} />
      <Columns>
        <SettingsContents ids={SECTION_IDS.filter((id) => hasTokens || id !== "access-tokens")} />
        <Sections>
          <TitledSection id="display">
            <ThemeField />
            <LanguageField />
            <UnitFields />
          </TitledSection>
          <PreferencesSection />
          <FoodRulesSection />
          <AimsSection />
          <HouseholdSection />
          <CalendarSection />
          <ProfileSection />
          <Sessions />
          {hasTokens && <AccessTokens />}
          <BlockedPeople />
          <AccountSection />
        </Sections>
      </Columns>
    </Page>
  );
}

function ThemeField() {
  const [theme, setTheme] = useTheme();
  return (
    <Select
      label={t`Theme`}
      hint={t`In this browser.`}
      options={themeOptions()}
      value={theme}
      onChange={(event) => setTheme(event.target.value as Theme)} // sound: the options are THEMES
    />
  );
}

function LanguageField() {
  const { settings, choose } = useSettingsChoice();
  return (
    <LanguageSelect
      hint={t`On all your devices.`}
      value={settings?.language ?? i18n.locale}
      disabled={!settings}
      onChoose={(language) => choose({ language })}
    />
  );
}

function UnitFields() {
  const { settings, hasFailed, isLoading, retry, choose } = useSettingsChoice();
  if (hasFailed) {
    return (
      <Cluster>
        <Notice>{t`Your settings could not be loaded.`}</Notice>
        <Button variant="plain" size="small" busy={isLoading} onClick={retry}>
          {t`Try again`}
        </Button>
      </Cluster>
    );
  }
  return (
    <>
      <Select
        label={t`Energy`}
        hint={t`On cards and recipes, on all your devices.`}
        options={settings ? energyOptions() : [loadingOption()]}
        disabled={!settings}
        value={settings?.energyUnit ?? ""}
        onChange={(event) => choose({ energyUnit: event.target.value as EnergyUnit })} // sound: the options are ENERGY_UNITS
      />
      <Select
        label={t`Units`}
        hint={t`Of amounts and oven temperatures, on all your devices.`}
        options={settings ? unitsOptions() : [loadingOption()]}
        disabled={!settings}
        value={settings?.units ?? ""}
        onChange={(event) => choose({ units: event.target.value as UnitSystem })} // sound: the options are UNIT_SYSTEMS
      />
    </>
  );
}
