import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { i18n } from "#i18n";
import {
  AVOIDABLE,
  type Avoidable,
  DIETS,
  type Diet,
  INTOLERANCES,
  type Intolerance,
  type OwnFoodRules,
} from "../../../core/food_rules/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Chip } from "../../../ui-kit/Chip/mod.ts";
import { ChipGroup } from "../../../ui-kit/ChipGroup/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { allergenName } from "../../platform/format/mod.ts";
import { DislikedFoods } from "./DislikedFoods.tsx";
import { Part, PartLabel, Parts } from "./settings_layout.ts";
import { TitledSection } from "./TitledSection.tsx";
import { type FoodRulesChange, useFoodRules } from "./use_food_rules.ts";

const DIET_TEXTS: Readonly<Record<Diet, MessageDescriptor>> = {
  everything: msg`Everything`,
  pescatarian: msg`Pescatarian (fish, no meat)`,
  vegetarian: msg`Vegetarian (no meat, no fish)`,
  vegan: msg`Vegan (nothing from animals)`,
};

const dietOptions = () => DIETS.map((value) => ({ value, text: i18n._(DIET_TEXTS[value]) }));

const AVOIDABLE_TEXTS: Readonly<Record<Avoidable, MessageDescriptor>> = {
  pork: msg`No pork`,
  beef: msg`No beef`,
  alcohol: msg`No alcohol`,
};

/** The person's food rules. Every change is saved at once. */
export function FoodRulesSection() {
  const { rules, hasFailed, isLoading, retry, saving, change, saveAgain } = useFoodRules();
  return (
    <TitledSection
      id="what-i-eat"
      aside={
        <Text tone="soft" size="meta">
          <output>
            {saving === "pending" && t`Saving…`}
            {saving === "success" && t`Saved.`}
          </output>
        </Text>
      }
    >
      <Text tone="soft">
        {t`Lists and searches leave out what you do not eat. Other dishes say when they break one of your rules. Only members of your household see which rule that is.`}
      </Text>
      {hasFailed && (
        <Notice
          action={
            <Button variant="plain" size="small" busy={isLoading} onClick={retry}>
              {t`Try again`}
            </Button>
          }
        >
          {t`Your food rules could not be loaded.`}
        </Notice>
      )}
      {!rules && !hasFailed && <Spinner>{t`Loading…`}</Spinner>}
      {rules && <FoodRuleChoices rules={rules} change={change} />}
      {saving === "error" && (
        <Notice
          action={
            <Button variant="plain" size="small" onClick={saveAgain}>
              {t`Try again`}
            </Button>
          }
        >
          {t`Your last change is not saved.`}
        </Notice>
      )}
    </TitledSection>
  );
}

/** The choices of food rules, without their heading. */
export function FoodRuleChoices({
  rules,
  change,
}: {
  rules: OwnFoodRules;
  change: (changes: FoodRulesChange) => void;
}) {
  return (
    <Parts>
      <Select
        label={t`Diet`}
        options={dietOptions()}
        value={rules.diet}
        onChange={(event) => change({ diet: event.target.value as Diet })} // sound: the options are DIETS
      />
      <Part>
        <PartLabel>{t`What I leave out`}</PartLabel>
        <ChipGroup
          label={t`What I leave out`}
          value={rules.avoids}
          onValueChange={(chosen) => change({ avoids: AVOIDABLE.filter((each) => chosen.includes(each)) })}
        >
          {AVOIDABLE.map((each) => (
            <Chip key={each} value={each}>
              {i18n._(AVOIDABLE_TEXTS[each])}
            </Chip>
          ))}
        </ChipGroup>
      </Part>
      <Part>
        <PartLabel>{t`Allergies and intolerances`}</PartLabel>
        <Text tone="soft" size="meta">
          {t`What a dish may contain counts too.`}
        </Text>
        <ChipGroup
          label={t`Allergies and intolerances`}
          value={rules.intolerances}
          onValueChange={(chosen) => change({ intolerances: INTOLERANCES.filter((each) => chosen.includes(each)) })}
        >
          {INTOLERANCES.map((each) => (
            <Chip key={each} value={each}>
              {intoleranceName(each)}
            </Chip>
          ))}
        </ChipGroup>
      </Part>
      <DislikedFoods foods={rules.dislikedFoods} onChange={(dislikedFoods) => change({ dislikedFoods })} />
    </Parts>
  );
}

function intoleranceName(intolerance: Intolerance): string {
  if (intolerance === "coeliac") return t`Coeliac disease`;
  return intolerance === "lactose" ? t`Lactose` : allergenName(intolerance);
}
