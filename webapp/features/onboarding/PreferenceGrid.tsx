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
          {...PREFERENCE_CARDS[preference]}
          pressed={isChosen(preference)}
          onPressedChange={() => toggle(preference)}
        />
      ))}
    </CardGrid>
  );
}
