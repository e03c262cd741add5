import { seededRandom } from "../seeded_random.ts";
import { group, moved, type Svg } from "../svg.ts";
import type { Art } from "../table/art.ts";
import { cheeseArt } from "../table/cheese_art.ts";
import { larderArt } from "./larder_art.ts";
import { meatAndFishArt } from "./meat_and_fish_art.ts";
import { orchardArt } from "./orchard_art.ts";
import { preferenceArt } from "./preference_art.ts";
import { rootAndLeafArt } from "./root_and_leaf_art.ts";
import { southernFruitArt } from "./southern_fruit_art.ts";
import { vegetableArt } from "./vegetable_art.ts";

/** Every food that is drawn on its own, by the name of its file. */
export const foodArt: Readonly<Record<string, Art>> = {
  ...vegetableArt,
  ...rootAndLeafArt,
  ...orchardArt,
  ...southernFruitArt,
  ...meatAndFishArt,
  ...larderArt,
  ...cheeseArt,
};

export { preferenceArt };

/** Width and height of a drawing. */
export const ART_SIZE = 128;

/** A little up and left, so that food and shadow together stand in the middle. */
const MIDDLE = [ART_SIZE / 2 - 1, ART_SIZE / 2 - 2] as const;

/** A drawing as a file: the same name always gives the same bytes. */
export function artFile(name: string, draw: Art): Svg {
  const drawn = group({ transform: moved(MIDDLE, { scale: 0.94 }) }, draw(seededRandom(name)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${ART_SIZE}" height="${ART_SIZE}" viewBox="0 0 ${ART_SIZE} ${ART_SIZE}">${shortened(drawn)}</svg>\n`;
}

/** Tenths are enough of 128, and shorter. */
function shortened(svg: Svg): Svg {
  return svg.replace(/-?\d*\.\d{2,}/gu, (number) => String(Math.round(Number(number) * 10) / 10));
}
