import type { FoodPiece } from "../drawing.ts";
import { breadAndPasta } from "./basics/bread_and_pasta.ts";
import { dairy } from "./basics/dairy.ts";
import { fruit } from "./basics/fruit.ts";
import { herbsAndSpices } from "./basics/herbs_and_spices.ts";
import { legumesAndNuts } from "./basics/legumes_and_nuts.ts";
import { meatFishAndEggs } from "./basics/meat_fish_and_eggs.ts";
import { saucesAndDrinks } from "./basics/sauces_and_drinks.ts";
import { vegetables } from "./basics/vegetables.ts";
import { bakes } from "./breads/bakes.ts";
import { cutSandwiches } from "./breads/cut_sandwiches.ts";
import { filledBreads } from "./breads/filled_breads.ts";
import { flatbreads } from "./breads/flatbreads.ts";
import { loaves } from "./breads/loaves.ts";
import { roundSandwiches } from "./breads/round_sandwiches.ts";
import { sandos } from "./breads/sandos.ts";
import { sandwichFillings } from "./breads/sandwich_fillings.ts";
import { breakfastEggs } from "./breakfast/breakfast_eggs.ts";
import { breakfastPlates } from "./breakfast/breakfast_plates.ts";
import { morningBakes } from "./breakfast/morning_bakes.ts";
import { porridges } from "./breakfast/porridges.ts";
import { africanMains } from "./mains/african_mains.ts";
import { americanMains } from "./mains/american_mains.ts";
import { besideMains } from "./mains/beside_mains.ts";
import { boiledAndFlaked } from "./mains/boiled_and_flaked.ts";
import { curries } from "./mains/curries.ts";
import { fishAndShellfish } from "./mains/fish_and_shellfish.ts";
import { friedMains } from "./mains/fried_mains.ts";
import { homeCooking } from "./mains/home_cooking.ts";
import { mainSauces } from "./mains/main_sauces.ts";
import { ovenMains } from "./mains/oven_mains.ts";
import { pastaAndDumplings } from "./mains/pasta_and_dumplings.ts";
import { riceAndNoodleBowls } from "./mains/rice_and_noodle_bowls.ts";
import { stewPieces } from "./mains/stew_pieces.ts";
import { stuffedVegetables } from "./mains/stuffed_vegetables.ts";
import { wokDishes } from "./mains/wok_dishes.ts";
import { salad } from "./salads/salad.ts";
import { saladCuts } from "./salads/salad_cuts.ts";
import { saladFruit } from "./salads/salad_fruit.ts";
import { saladHeaps } from "./salads/salad_heaps.ts";
import { saladLeaves } from "./salads/salad_leaves.ts";
import { dips } from "./snacks/dips.ts";
import { fingerFood } from "./snacks/finger_food.ts";
import { friedSnacks } from "./snacks/fried_snacks.ts";
import { sauceBits } from "./snacks/sauce_bits.ts";
import { snacks } from "./snacks/snacks.ts";
import { broths } from "./soups_and_drinks/broths.ts";
import { drinks } from "./soups_and_drinks/drinks.ts";
import { soups } from "./soups_and_drinks/soups.ts";
import { cakes } from "./sweets/cakes.ts";
import { friedSweets } from "./sweets/fried_sweets.ts";
import { homeBakes } from "./sweets/home_bakes.ts";
import { puddings } from "./sweets/puddings.ts";
import { sweetBars } from "./sweets/sweet_bars.ts";
import { sweetBites } from "./sweets/sweet_bites.ts";
import { sweetFruit } from "./sweets/sweet_fruit.ts";
import { wholePuddings } from "./sweets/whole_puddings.ts";

const PIECES = {
  ...salad,
  ...vegetables,
  ...herbsAndSpices,
  ...fruit,
  ...meatFishAndEggs,
  ...legumesAndNuts,
  ...dairy,
  ...breadAndPasta,
  ...bakes,
  ...saucesAndDrinks,
  ...loaves,
  ...flatbreads,
  ...dips,
  ...fingerFood,
  ...friedSnacks,
  ...sauceBits,
  ...snacks,
  ...cakes,
  ...friedSweets,
  ...puddings,
  ...sweetBars,
  ...sweetBites,
  ...sweetFruit,
  ...wholePuddings,
  ...drinks,
  ...besideMains,
  ...fishAndShellfish,
  ...friedMains,
  ...mainSauces,
  ...ovenMains,
  ...pastaAndDumplings,
  ...stewPieces,
  ...stuffedVegetables,
  ...cutSandwiches,
  ...boiledAndFlaked,
  ...saladCuts,
  ...saladFruit,
  ...saladHeaps,
  ...saladLeaves,
  ...soups,
  ...broths,
  ...roundSandwiches,
  ...sandos,
  ...porridges,
  ...breakfastEggs,
  ...breakfastPlates,
  ...morningBakes,
  ...filledBreads,
  ...sandwichFillings,
  ...curries,
  ...wokDishes,
  ...riceAndNoodleBowls,
  ...americanMains,
  ...africanMains,
  ...homeBakes,
  ...homeCooking,
};

/** The name of a piece of food that can be drawn. */
export type PieceName = keyof typeof PIECES;

/** Every piece of food that can be drawn, by the name that a plate calls it. */
export const pieces: Readonly<Record<PieceName, FoodPiece>> = PIECES;

export const PIECE_NAMES = Object.keys(PIECES) as PieceName[];
