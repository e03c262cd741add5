import { i18n } from "#i18n";
import { PREFERENCES, type Preference } from "../../../core/account/mod.ts";
import { CardGrid } from "../../../ui-kit/CardGrid/mod.ts";
import { PreferenceCard } from "../../../ui-kit/PreferenceCard/mod.ts";
import { PREFERENCE_CARDS } from "./preference_cards.ts";

export interface PreferenceGridProps {
  isChosen: (preference: Preference) => boolean;
  toggle: (preference: Preference) => void;
}

/** A card for each meal preference. */
export function PreferenceGrid({ isChosen, toggle }: PreferenceGridProps) {
  return (
    <CardGrid layout="choices">
      {PREFERENCES.map((preference) => (
        <PreferenceCard
          key={preference}
          label={preference}
          picture={PREFERENCE_CARDS[preference].picture}
          subtitle={i18n._(PREFERENCE_CARDS[preference].subtitle)}
          pressed={isChosen(preference)}
          onPressedChange={() => toggle(preference)}
        />
      ))}
    </CardGrid>
  );
}
