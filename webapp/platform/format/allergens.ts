import { ALLERGENS, type Allergen } from "../../../core/food/mod.ts";

const NAMES: Readonly<Record<Allergen, string>> = {
  gluten: "Gluten",
  crustaceans: "Crustaceans",
  eggs: "Egg",
  fish: "Fish",
  peanuts: "Peanut",
  soy: "Soya",
  milk: "Milk",
  nuts: "Nuts",
  celery: "Celery",
  mustard: "Mustard",
  sesame: "Sesame",
  sulphites: "Sulphites",
  lupin: "Lupin",
  molluscs: "Molluscs",
};

/** An allergen as people read it; one that is not known here, as the server names it. */
export function allergenName(allergen: string): string {
  const known = ALLERGENS.find((each) => each === allergen);
  return known === undefined ? allergen : NAMES[known];
}
