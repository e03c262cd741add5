// Foods of every kitchen that the catalogue's dishes do not show: shapes of pasta, courgette, bacon. Origin 0,0 is the middle of the
// piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, path, type Svg, stroke, turned } from "../../svg.ts";
import { cube } from "../heaping.ts";

const PASTA_EDGE = "#B57F2E";

/** 110 long: a ridged tube, cut at a slant. */
function penne(): Drawing {
  const tube = "M-50 15L-36-15H50L36 15Z";
  return edged(
    path(tube, { stroke: "currentColor", "stroke-width": 6, "stroke-linejoin": "round" }),
    PASTA_EDGE,
    path(tube, { fill: "#F1CC7C" }),
    path("M-40-8L-36-15H50L47-8Z", { fill: "#FCE7AE" }),
    stroke("M-40-2H40M-43 5H38M-46 11H36", ["#DDB05A", 2.4]),
    path("M36 15L50-15C58-9 46 14 36 15Z", { fill: "#8A5A1C" }),
  );
}

/** 104 long: a twisted screw. */
function fusilli(): Drawing {
  const blades = [-36, -18, 0, 18, 36];
  const blade = (x: number): Svg => ellipse([13, 21], { transform: `translate(${x} 0) rotate(28)` });
  return edged(
    blades.map(blade).join(""),
    PASTA_EDGE,
    ...blades.map(
      (x) =>
        ellipse([10, 18], { fill: "#F1CC7C", transform: `translate(${x} 0) rotate(28)` }) +
        stroke(`M${x - 7} 10C${x - 8}-2 ${x - 2}-12 ${x + 4}-14`, ["#FFF0C4", 4]) +
        stroke(`M${x + 6} 12C${x + 10} 2 ${x + 11}-6 ${x + 10}-12`, ["#D6A34A", 3]),
    ),
  );
}

/** 96 wide: a bow tie with a pinched middle. */
function farfalle(): Drawing {
  const bow =
    "M-46-30L-38-22L-46-12L-38-2L-46 8L-38 18L-46 30C-28 24-12 10 0 9C12 10 28 24 46 30L38 18L46 8L38-2L46-12L38-22L46-30C28-24 12-10 0-9C-12-10-28-24-46-30Z";
  return edged(
    path(bow, { stroke: "currentColor", "stroke-width": 5, "stroke-linejoin": "round" }),
    PASTA_EDGE,
    path(bow, { fill: "#F4D48A" }),
    path("M-38-20C-24-14-10-6 0-5C10-6 24-14 38-20C26-8 12 0 0 1C-12 0-26-8-38-20Z", { fill: "#FDEDBE" }),
    stroke("M-5-9V9M5-9V9", ["#C08A36", 3]),
  );
}

/** 78 across: a slice of courgette, its rim dark green. */
function zucchiniCoin(random: Random): Drawing {
  return edged(
    circle(39),
    "#3F6E2A",
    circle(34.5, { fill: "#E6EFC0" }),
    circle(23, { fill: "#F3F6D8" }),
    turned(8, () => ellipse([3, 5.5], { cy: -15, fill: "#CBD893" })),
    path(blob(13, random, { wobble: 0.3 }), { fill: "#D9B25E", opacity: 0.45, transform: "translate(8 9)" }),
    stroke("M-30-12A32 32 0 0 1-12-30", ["#fff", 3.5], { opacity: 0.6 }),
  );
}

/** 178 long: a spear of green asparagus. */
function asparagusSpear(): Drawing {
  const spear = "M-88-8L44-9C66-14 84-8 90 0C84 8 66 14 44 9L-88 8Z";
  return edged(
    path(spear),
    "#3E6B2A",
    path(spear, { fill: "#86B24E", transform: "translate(0 -1) scale(.97 .74)" }),
    stroke("M-80-3H40", ["#B9D88A", 3.4]),
    path("M44-7C56-11 72-9 86-1C72 4 56 4 44 7Z", { fill: "#5E8A3C" }),
    stroke("M52-5L62 2M64-6L74 1M-30-6L-20 2M6-6L16 2", ["#3E6B2A", 2.6]),
  );
}

/** 60 long: a crescent of celery. */
function celerySlice(): Drawing {
  const crescent = "M-30-8C-20 14 20 14 30-8C22-16 16-12 13-6C6 2-6 2-13-6C-16-12-22-16-30-8Z";
  return edged(
    path(crescent),
    "#6E9A3E",
    path(crescent, { fill: "#C4DD8E", transform: "translate(0 -1) scale(.88)" }),
    stroke("M-20 0C-10 9 10 9 20 0", ["#E8F3C6", 3]),
  );
}

/** 150 long: a fried rasher, wavy, with stripes of fat. */
function baconStrip(random: Random): Drawing {
  const bend = decimal(random.between(8, 16));
  const d = `M-68 0C-48-${bend}-32-${bend}-16 0S16 ${bend} 32 0S58-${bend} 68 0`;
  return edged(
    path(d, { fill: "none", stroke: "currentColor", "stroke-width": 38, "stroke-linejoin": "round" }),
    "#6E1E12",
    path(d, { fill: "none", stroke: "#B5442C", "stroke-width": 32 }),
    path(d, { fill: "none", stroke: "#F3C9A0", "stroke-width": 8, transform: "translate(0 -7)" }),
    path(d, { fill: "none", stroke: "#D9805C", "stroke-width": 5, transform: "translate(0 7)" }),
  );
}

/** 46 across: a die of cooked ham. */
function hamDie(random: Random): Drawing {
  return cube(random, { size: 46, edge: "#B5586A", side: "#E08C98", top: "#F6B4BA" });
}

export const homeCooking = {
  penne: { foods: ["penne"], draw: penne },
  fusilli: { foods: ["fusilli"], draw: fusilli },
  farfalle: { foods: ["farfalle"], draw: farfalle },
  zucchiniCoin: { foods: ["zucchini"], draw: zucchiniCoin },
  asparagusSpear: { foods: ["asparagus"], draw: asparagusSpear },
  celerySlice: { foods: ["celery"], draw: celerySlice },
  baconStrip: { foods: ["bacon", "pancetta"], draw: baconStrip },
  hamDie: { foods: ["ham", "deli-ham"], draw: hamDie },
} as const satisfies Record<string, FoodPiece>;
