import type { FoodPiece } from "../drawing.ts";
import { africanMains } from "./african_mains.ts";
import { americanMains } from "./american_mains.ts";
import { bakes } from "./bakes.ts";
import { besideMains } from "./beside_mains.ts";
import { boiledAndFlaked } from "./boiled_and_flaked.ts";
import { breadAndPasta } from "./bread_and_pasta.ts";
import { breakfastEggs } from "./breakfast_eggs.ts";
import { breakfastPlates } from "./breakfast_plates.ts";
import { broths } from "./broths.ts";
import { cakes } from "./cakes.ts";
import { curries } from "./curries.ts";
import { cutSandwiches } from "./cut_sandwiches.ts";
import { dairy } from "./dairy.ts";
import { dips } from "./dips.ts";
import { drinks } from "./drinks.ts";
import { filledBreads } from "./filled_breads.ts";
import { fingerFood } from "./finger_food.ts";
import { fishAndShellfish } from "./fish_and_shellfish.ts";
import { flatbreads } from "./flatbreads.ts";
import { friedMains } from "./fried_mains.ts";
import { friedSnacks } from "./fried_snacks.ts";
import { friedSweets } from "./fried_sweets.ts";
import { fruit } from "./fruit.ts";
import { herbsAndSpices } from "./herbs_and_spices.ts";
import { homeBakes } from "./home_bakes.ts";
import { homeCooking } from "./home_cooking.ts";
import { legumesAndNuts } from "./legumes_and_nuts.ts";
import { loaves } from "./loaves.ts";
import { mainSauces } from "./main_sauces.ts";
import { meatFishAndEggs } from "./meat_fish_and_eggs.ts";
import { morningBakes } from "./morning_bakes.ts";
import { ovenMains } from "./oven_mains.ts";
import { pastaAndDumplings } from "./pasta_and_dumplings.ts";
import { porridges } from "./porridges.ts";
import { puddings } from "./puddings.ts";
import { riceAndNoodleBowls } from "./rice_and_noodle_bowls.ts";
import { roundSandwiches } from "./round_sandwiches.ts";
import { salad } from "./salad.ts";
import { saladCuts } from "./salad_cuts.ts";
import { saladFruit } from "./salad_fruit.ts";
import { saladHeaps } from "./salad_heaps.ts";
import { saladLeaves } from "./salad_leaves.ts";
import { sandos } from "./sandos.ts";
import { sandwichFillings } from "./sandwich_fillings.ts";
import { sauceBits } from "./sauce_bits.ts";
import { saucesAndDrinks } from "./sauces_and_drinks.ts";
import { snacks } from "./snacks.ts";
import { soups } from "./soups.ts";
import { stewPieces } from "./stew_pieces.ts";
import { stuffedVegetables } from "./stuffed_vegetables.ts";
import { sweetBars } from "./sweet_bars.ts";
import { sweetBites } from "./sweet_bites.ts";
import { sweetFruit } from "./sweet_fruit.ts";
import { vegetables } from "./vegetables.ts";
import { wholePuddings } from "./whole_puddings.ts";
import { wokDishes } from "./wok_dishes.ts";

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
