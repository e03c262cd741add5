import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { i18n } from "#i18n";
import { ALLERGENS, type Allergen } from "../../../core/food/mod.ts";

const NAMES: Readonly<Record<Allergen, MessageDescriptor>> = {
  gluten: msg`Gluten`,
  crustaceans: msg`Crustaceans`,
  eggs: msg`Egg`,
  fish: msg`Fish`,
  peanuts: msg`Peanut`,
  soy: msg`Soya`,
  milk: msg`Milk`,
  nuts: msg`Nuts`,
  celery: msg`Celery`,
  mustard: msg`Mustard`,
  sesame: msg`Sesame`,
  sulphites: msg`Sulphites`,
  lupin: msg`Lupin`,
  molluscs: msg`Molluscs`,
};

/** An allergen as people read it; one that is not known here, as the server names it. */
export function allergenName(allergen: string): string {
  const known = ALLERGENS.find((each) => each === allergen);
  return known === undefined ? allergen : i18n._(NAMES[known]);
}
