import type { FoodKey } from "../dish_spec.ts";
import type { Tones } from "../tones.ts";
import type { DishFoods } from "./dish_foods.ts";

const tones = (edge: string, face: string, light: string): Tones => ({ edge, face, light });

/** A food that colours what it is boiled or blended in. */
export interface Tint {
  readonly food: FoodKey;
  readonly tones: Tones;
}

/** Colours of a blended soup or a thick sauce. */
const BLENDED: Readonly<Partial<Record<FoodKey, Tones>>> = {
  tomato: tones("#AE3317", "#E04E2B", "#FF8F5E"),
  "canned-tomato": tones("#AE3317", "#E04E2B", "#FF8F5E"),
  "crushed-tomato": tones("#AE3317", "#E04E2B", "#FF8F5E"),
  passata: tones("#AE3317", "#E04E2B", "#FF8F5E"),
  carrot: tones("#C4620E", "#F08A2C", "#FFBC72"),
  pumpkin: tones("#C26A0C", "#F09A2E", "#FFC876"),
  "canned-pumpkin": tones("#C26A0C", "#F09A2E", "#FFC876"),
  "butternut-squash": tones("#C26A0C", "#F09A2E", "#FFC876"),
  "sweet-potato": tones("#C2661A", "#EE9440", "#FFC285"),
  "red-lentil": tones("#C77F12", "#EFAE33", "#FFCF6E"),
  "split-pea": tones("#CB9A1C", "#EFC344", "#F9DC7E"),
  lentil: tones("#4E3A1C", "#8A6A36", "#B8965A"),
  pea: tones("#3F8A34", "#86C44C", "#B9E380"),
  broccoli: tones("#4E7F34", "#8DB55A", "#C0DB94"),
  zucchini: tones("#6E9A3E", "#A9CC6C", "#D6E8A8"),
  spinach: tones("#1E4A1E", "#4F8F3A", "#84B85A"),
  kale: tones("#1E4A1E", "#4F8F3A", "#84B85A"),
  asparagus: tones("#7E9E46", "#BCD488", "#E2EDC0"),
  cucumber: tones("#86B04A", "#CBE495", "#F1FAD6"),
  beet: tones("#5A0624", "#A8153F", "#E0426E"),
  "red-bell-pepper": tones("#A8321A", "#E0582E", "#F8966A"),
  corn: tones("#CE9A1E", "#F6CF58", "#FFE79A"),
  potato: tones("#C9B07A", "#F3E2B4", "#FFF6DA"),
  cauliflower: tones("#D0C29A", "#F6EED4", "#FFFFFF"),
  celeriac: tones("#D0C29A", "#F6EED4", "#FFFFFF"),
  parsnip: tones("#D2BC86", "#F5E6BE", "#FFF8E4"),
  leek: tones("#A9B55E", "#E4E8B0", "#F7F8DA"),
  mushroom: tones("#7A5A38", "#B8946A", "#DCC4A0"),
};

/** Colours that a sauce has of what is stirred into it, the strongest first. */
const STIRRED: readonly (readonly [foods: readonly FoodKey[], Tones])[] = [
  [["beet"], tones("#7E1650", "#C8487E", "#F0A0C0")],
  [["green-curry-paste"], tones("#7E9A3E", "#BCD078", "#E4EDB8")],
  [["red-curry-paste", "curry-paste"], tones("#A8480F", "#EE963C", "#FFC57C")],
  [["doubanjiang", "gochujang"], tones("#6B0E04", "#BF3210", "#E8602C")],
  [["curry-powder", "turmeric", "garam-masala"], tones("#B0701A", "#E6A536", "#FFD484")],
  [
    ["canned-tomato", "crushed-tomato", "passata", "tomato-puree", "tomato-sauce"],
    tones("#7E2410", "#C4492A", "#E88A5E"),
  ],
  [["tomato", "tomato-paste", "paprika"], tones("#94481E", "#CE7343", "#F0A87C")],
  [["coconut-milk", "coconut-cream"], tones("#C9AE7E", "#F3E4C4", "#FFF9EC")],
  [["cream", "creme-fraiche", "sour-cream", "milk", "yogurt"], tones("#C9B07A", "#F3E4BE", "#FFFAEA")],
  [["soy-sauce", "beer", "gravy"], tones("#3E1C08", "#7A421A", "#B0742E")],
  [["wine", "beef", "mushroom"], tones("#5A3416", "#96622E", "#C6965A")],
  [["pumpkin", "butternut-squash", "sweet-potato"], tones("#B8741E", "#E8A848", "#FBD48C")],
  [["lentil", "chickpea", "black-bean", "kidney-bean", "white-bean"], tones("#7A5A26", "#B38C4A", "#D9BC82")],
  [["stock", "bouillon", "water"], tones("#9A7426", "#D3AC56", "#F0D694")],
];

/** The colour of a blended soup or drink: of the heaviest food that has one. */
export function blendedTint(foods: DishFoods): Tint | undefined {
  const [heaviest] = foods.entriesIn(BLENDED);
  return heaviest && { food: heaviest.food, tones: heaviest.entry };
}

/** The colour of a broth, a stew or a curry. */
export function stirredTint(foods: DishFoods): Tint | undefined {
  for (const [keys, tint] of STIRRED) {
    const food = keys.find((key) => foods.has(key));
    if (food !== undefined) return { food, tones: tint };
  }
  return undefined;
}
