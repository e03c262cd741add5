import { join } from "node:path";
import type { Svg } from "../svg.ts";
import { artFile, foodArt, preferenceArt } from "./all_art.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Where the web app and the kit's stories expect their drawings. These folders contain no other SVG. */
export const ART_FOLDERS = {
  foods: join(ROOT, "webapp", "features", "food_art", "pictures"),
  preferences: join(ROOT, "webapp", "features", "onboarding", "icons"),
  kitSamples: join(ROOT, "ui-kit", "testing", "pictures"),
} as const;

/** Copies for the kit's stories, by file name there: the kit may not import from the web app. */
const KIT_SAMPLES = {
  "food-chicken": ["foods", "poultry"],
  "food-tomatoes": ["foods", "tomato"],
  "food-garlic": ["foods", "garlic"],
  "food-onion": ["foods", "onion"],
  "food-pasta": ["foods", "pasta"],
  "food-rice": ["foods", "rice"],
  "food-spinach": ["foods", "spinach"],
  "food-eggs": ["foods", "egg"],
  "food-prawns": ["foods", "shrimp"],
  "food-lemon": ["foods", "lemon"],
  "main-dish": ["preferences", "main_dish"],
  dessert: ["preferences", "dessert"],
  salad: ["preferences", "salad"],
  dinner: ["preferences", "dinner"],
} as const satisfies Record<string, readonly ["foods" | "preferences", string]>;

/** A drawing and where it is committed. */
export interface ArtFile {
  readonly file: string;
  readonly name: string;
  readonly svg: Svg;
}

/** Every drawing, drawn by the current code. */
export function artFiles(): ArtFile[] {
  const sets = { foods: drawn(foodArt), preferences: drawn(preferenceArt) };
  const written = (["foods", "preferences"] as const).flatMap((set) =>
    Object.entries(sets[set]).map(([name, svg]) => ({ file: join(ART_FOLDERS[set], `${name}.svg`), name, svg })),
  );
  const samples = Object.entries(KIT_SAMPLES).map(([name, [set, original]]) => {
    const svg = sets[set][original];
    if (svg === undefined) throw new Error(`Cannot copy ${original} for the kit: ${set} hold no such drawing`);
    return { file: join(ART_FOLDERS.kitSamples, `${name}.svg`), name, svg };
  });
  return [...written, ...samples];
}

function drawn(arts: typeof foodArt): Readonly<Record<string, Svg>> {
  return Object.fromEntries(Object.entries(arts).map(([name, draw]) => [name, artFile(name, draw)]));
}
