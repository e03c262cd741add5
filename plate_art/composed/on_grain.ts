// Dishes on a bed of pasta, noodles or grain.
import type { FoodKey } from "../dish_spec.ts";
import type { PieceName } from "../food/mod.ts";
import type { Tones } from "../tones.ts";
import type { DishFoods } from "./dish_foods.ts";
import { citrus, garnish, sprinkled } from "./finishes.ts";
import { LEAVES } from "./portrayals.ts";
import type { Serving } from "./serving.ts";
import { scattered, shownFoods } from "./shown_foods.ts";

const tones = (edge: string, face: string, light: string): Tones => ({ edge, face, light });

const PLAIN_PASTA = tones("#C08A33", "#F4D27E", "#FFE6A8");
const CREAMY_PASTA = tones("#C9AE72", "#F8E7BC", "#FFF6DC");
const RED_PASTA = tones("#A8481A", "#E88A48", "#FFBC80");
const GREEN_PASTA = tones("#8E9A34", "#D8D27A", "#F0EBAE");
const TOMATO = ["canned-tomato", "crushed-tomato", "passata", "tomato-puree", "tomato-sauce"] as const;
const CREAM = ["cream", "creme-fraiche", "cream-cheese", "mascarpone", "milk"] as const;
/** Pasta that is drawn piece by piece. */
const SHAPES: Readonly<Partial<Record<FoodKey, PieceName>>> = {
  penne: "penne",
  fusilli: "fusilli",
  farfalle: "farfalle",
  macaroni: "elbowMacaroni",
};
const UNKNOWN_SHAPES = ["pasta-shells", "orzo", "lasagna-sheet"] as const;

/** Pasta with its sauce on it. */
export function pastaPlate(foods: DishFoods): Serving | undefined {
  if (foods.has(...UNKNOWN_SHAPES)) return undefined;
  const [shape] = foods.entriesIn(SHAPES);
  const hasRagu = foods.has("ground-beef") && foods.has("tomato", ...TOMATO) && foods.has("carrot");
  const shown = shownFoods(foods, "cooked", {
    except: ["pasta", ...(hasRagu ? (["ground-beef", "tomato", "carrot"] as const) : [])],
  });
  if (!hasRagu && !shown) return undefined;
  const face = pastaTones(foods);
  return {
    vessel: "plate",
    base: { kind: shape ? "sauce" : "strands", foods: ["pasta"], tones: face },
    toppings: [
      ...(shape
        ? [{ at: "scatter", piece: shape.entry, count: 80, radius: 228, scale: 0.95, mixed: true } as const]
        : []),
      ...(hasRagu ? [{ at: "spot", piece: "ragu", x: 0, y: 4, scale: 1.22, exact: true } as const] : []),
      ...(shown && !hasRagu ? scattered(shown, { radius: 215, fill: 0.95 }) : []),
      ...(foods.has("parmesan")
        ? [{ at: "scatter", piece: "parmesanShaving", count: 10, radius: 130, scale: 0.72 } as const]
        : []),
      ...garnish(foods, { radius: 190 }),
    ],
    sprinkles: [...sprinkled(foods, "parmesan", "herb", "pepper", "chilliFlakes")].map((finish) => ({
      ...finish,
      radius: 205,
    })),
  };
}

function pastaTones(foods: DishFoods): Tones {
  if (foods.has("pesto")) return GREEN_PASTA;
  if (foods.has(...CREAM)) return CREAMY_PASTA;
  return foods.has(...TOMATO) && !foods.has("ground-beef") ? RED_PASTA : PLAIN_PASTA;
}

const NOODLES: Readonly<Partial<Record<FoodKey, Tones>>> = {
  "egg-noodle": tones("#B07A2A", "#EFC468", "#FFE09A"),
  "ramen-noodle": tones("#B07A2A", "#EFC468", "#FFE09A"),
  udon: tones("#C2A468", "#F3DFAE", "#FFF3D2"),
  soba: tones("#55412F", "#A58563", "#C9AD88"),
  "rice-noodle": tones("#C9BFA8", "#F3ECDC", "#FFFFFF"),
};
const SOY_NOODLES = tones("#6E3A10", "#C07E36", "#E4AE6C");

/** Fried noodles, or cold ones. */
export function noodlePlate(foods: DishFoods): Serving | undefined {
  const [noodle] = foods.entriesIn(NOODLES);
  const shown = shownFoods(foods, "cooked", { except: [...Object.keys(NOODLES), ...LEAVES], orElse: "raw" });
  if (!noodle || !shown) return undefined;
  const isBrown = foods.has("soy-sauce", "oyster-sauce", "hoisin-sauce") && noodle.food !== "soba";
  return {
    vessel: "bowl",
    base: { kind: "strands", foods: [noodle.food], tones: isBrown ? SOY_NOODLES : noodle.entry },
    toppings: [...scattered(shown, { radius: 230, fill: 0.85 }), ...garnish(foods, { radius: 215 }), ...citrus(foods)],
    sprinkles: sprinkled(foods, "sesame", "herb", "chives"),
  };
}

const WHITE_RICE = tones("#D5C9AE", "#FBF7EC", "#FFFFFF");
const GRAINS: Readonly<Partial<Record<FoodKey, Tones>>> = {
  rice: WHITE_RICE,
  "brown-rice": tones("#A9824C", "#DDBE8A", "#F3DFB8"),
  couscous: tones("#C4943F", "#F3D68C", "#FFEFC0"),
  quinoa: tones("#BFA468", "#EFDDAE", "#FFF5D6"),
  bulgur: tones("#A98655", "#D9B98A", "#EFD9B0"),
  barley: tones("#B99C66", "#E6D2A4", "#F8ECCC"),
  farro: tones("#94703E", "#CBA770", "#E8CFA0"),
};
const GOLDEN_RICE = tones("#C08D22", "#F2CB62", "#FCE8A6");
const RED_RICE = tones("#9A2E08", "#E2642A", "#F79A5C");
const BROWN_RICE = tones("#8E6228", "#D7AC66", "#F0D49E");

/** Rice or another grain with everything in it or on it. */
export function grainPlate(foods: DishFoods): Serving | undefined {
  const [grain] = foods.entriesIn(GRAINS);
  const isFried = foods.has("egg") && foods.has("soy-sauce");
  const shown = shownFoods(foods, "cooked", {
    except: [...Object.keys(GRAINS), ...(isFried ? ["egg"] : [])],
    orElse: "raw",
  });
  if (!grain || !shown || shown.length === 0) return undefined;
  return {
    vessel: "bowl",
    base: { kind: "grains", foods: [grain.food], tones: grain.food === "rice" ? riceTones(foods) : grain.entry },
    toppings: [
      ...scattered(shown, { radius: 230, fill: 0.95 }),
      ...(isFried ? [{ at: "spot", piece: "friedEgg", x: 10, y: 6, scale: 1.9 } as const] : []),
      ...garnish(foods, { radius: 215 }),
      ...citrus(foods),
    ],
    sprinkles: sprinkled(foods, "sesame", "herb", "chives"),
  };
}

function riceTones(foods: DishFoods): Tones {
  if (foods.has(...TOMATO) || foods.has("tomato-paste")) return RED_RICE;
  if (foods.has("turmeric", "saffron", "curry-powder")) return GOLDEN_RICE;
  return foods.has("soy-sauce") ? BROWN_RICE : WHITE_RICE;
}
