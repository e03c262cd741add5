// Dishes on a bed of pasta, noodles or grain.
import type { FoodKey } from "../../../core/recipe/mod.ts";
import type { Topping } from "../plate_spec.ts";
import type { Tones } from "../tones.ts";
import type { DishFoods } from "./dish_foods.ts";
import { citrus, garnish, sprinkled } from "./finishes.ts";
import type { Serving } from "./serving.ts";
import { scattered, shownFoods } from "./shown_foods.ts";

const tones = (edge: string, face: string, light: string): Tones => ({ edge, face, light });

const PLAIN_PASTA = tones("#C08A33", "#F4D27E", "#FFE6A8");
const CREAMY_PASTA = tones("#C9AE72", "#F8E7BC", "#FFF6DC");
const GREEN_PASTA = tones("#8E9A34", "#D8D27A", "#F0EBAE");
const TOMATO = ["canned-tomato", "crushed-tomato", "passata", "tomato-puree", "tomato-sauce"] as const;
const CREAM = ["cream", "creme-fraiche", "cream-cheese", "mascarpone", "milk"] as const;
/** Pasta that is not drawn as strands. */
const SHAPES = ["penne", "fusilli", "farfalle", "pasta-shells", "orzo", "lasagna-sheet", "macaroni"] as const;

/** Long pasta with its sauce on it. */
export function pastaPlate(foods: DishFoods): Serving | undefined {
  if (foods.has(...SHAPES)) return undefined;
  const hasRagu = foods.has("ground-beef") && foods.has("tomato", ...TOMATO) && foods.has("carrot");
  const shown = shownFoods(foods, "cooked", {
    except: ["pasta", ...(hasRagu ? (["ground-beef", "tomato", "carrot"] as const) : [])],
  });
  if (!hasRagu && !shown) return undefined;
  const face = foods.has("pesto") ? GREEN_PASTA : foods.has(...CREAM) ? CREAMY_PASTA : PLAIN_PASTA;
  const sauce: Topping[] = hasRagu
    ? [{ at: "spot", piece: "ragu", x: 0, y: 4, scale: 1.22, exact: true }]
    : foods.has("passata", "canned-tomato", "tomato-sauce")
      ? []
      : [];
  return {
    vessel: "plate",
    base: { kind: "strands", foods: ["pasta"], tones: face },
    toppings: [
      ...sauce,
      ...(shown && !hasRagu ? scattered(shown, { radius: 215, fill: 0.62 }) : []),
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
  const shown = shownFoods(foods, "cooked", { except: Object.keys(NOODLES) });
  if (!noodle || !shown) return undefined;
  const isBrown = foods.has("soy-sauce", "oyster-sauce", "hoisin-sauce") && noodle.food !== "soba";
  return {
    vessel: "bowl",
    base: { kind: "strands", foods: [noodle.food], tones: isBrown ? SOY_NOODLES : noodle.entry },
    toppings: [...scattered(shown, { radius: 235, fill: 0.6 }), ...garnish(foods, { radius: 215 }), ...citrus(foods)],
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
  const shown = shownFoods(foods, "cooked", { except: Object.keys(GRAINS) });
  if (!grain || !shown || shown.length === 0) return undefined;
  return {
    vessel: "bowl",
    base: { kind: "grains", foods: [grain.food], tones: grain.food === "rice" ? riceTones(foods) : grain.entry },
    toppings: [
      ...scattered(shown, { radius: 232, fill: 0.66 }),
      ...(foods.has("egg") && foods.has("soy-sauce")
        ? [{ at: "spot", piece: "friedEgg", x: 10, y: 6, scale: 1.9 } as const]
        : []),
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
