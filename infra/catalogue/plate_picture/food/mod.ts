import type { FoodPiece } from "../drawing.ts";
import { bakes } from "./bakes.ts";
import { breadAndPasta } from "./bread_and_pasta.ts";
import { dairy } from "./dairy.ts";
import { flatbreads } from "./flatbreads.ts";
import { fruit } from "./fruit.ts";
import { herbsAndSpices } from "./herbs_and_spices.ts";
import { legumesAndNuts } from "./legumes_and_nuts.ts";
import { loaves } from "./loaves.ts";
import { meatFishAndEggs } from "./meat_fish_and_eggs.ts";
import { salad } from "./salad.ts";
import { saucesAndDrinks } from "./sauces_and_drinks.ts";
import { vegetables } from "./vegetables.ts";

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
};

/** The name of a piece of food that can be drawn. */
export type PieceName = keyof typeof PIECES;

/** Every piece of food that can be drawn, by the name that a plate calls it. */
export const pieces: Readonly<Record<PieceName, FoodPiece>> = PIECES;

export const PIECE_NAMES = Object.keys(PIECES) as PieceName[];
