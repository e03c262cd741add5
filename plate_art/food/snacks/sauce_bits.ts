// Nuts, seeds, leaves and crumbs that garnish sauces and snacks. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, type Svg, stroke, times } from "../../svg.ts";

/** 56 long: half a peanut, roasted, with the furrow where its twin lay. */
function peanutHalf(): Drawing {
  const half = "M-28 0C-28-18-8-20 0-15C10-20 28-17 28 0C28 17 10 20 0 15C-8 20-28 18-28 0Z";
  return edged(
    path(half),
    "#8F5A1E",
    path(half, { fill: "#D89C4A", transform: "translate(-1 -2) scale(.9)" }),
    path(half, { fill: "#F0C67E", transform: "translate(-3 -4) scale(.66)" }),
    stroke("M-16 2C-6 6 8 6 17 1", ["#B3762C", 3.2]),
  );
}

/** 26 across: a crumb of chopped roasted peanut. */
function peanutCrumb(random: Random): Drawing {
  const crumb = blob(13, random, { points: 6, wobble: 0.28 });
  return edged(
    path(crumb),
    "#8F5A1E",
    path(crumb, { fill: random.pick(["#D89C4A", "#E7B463", "#C4842F"]), transform: "translate(-1 -2) scale(.82)" }),
    circle(3, { cx: -3, cy: -4, fill: "#F7DDA6" }),
  );
}

/** 78 long: a curved cashew, fried pale gold. */
function cashew(): Drawing {
  return cashewNut("#A8702A", "#E8C078", "#F7E0AC", "");
}

/** 78 long: a fried cashew with chilli powder clinging to it. */
function devilledCashew(random: Random): Drawing {
  const spice = times(16, () =>
    circle(random.between(1.6, 3.4), {
      cx: random.between(-30, 30),
      cy: random.between(-14, 4),
      fill: random.pick(["#B52A10", "#D9501F", "#8E1D0A"]),
      opacity: 0.85,
    }),
  );
  return cashewNut("#8A4614", "#DE9A4A", "#F3C683", spice);
}

function cashewNut(edge: string, face: string, light: string, spice: Svg): Drawing {
  const nut = "M-39 6C-42-24-14-34 6-32C32-30 44-8 38 12C34 26 18 24 14 12C10 0-6-4-16 10C-22 20-37 20-39 6Z";
  return edged(
    path(nut),
    edge,
    path(nut, { fill: face, transform: "translate(-1 -2) scale(.92)" }),
    stroke("M-31 2C-30-18-10-26 8-24C20-22 28-14 30-4", [light, 8], { opacity: 0.9 }),
    spice,
    stroke("M-24-12C-18-20-6-25 4-25", ["#fff", 3.4], { opacity: 0.6 }),
  );
}

/** 46 across: a chickpea roasted until it rattles, its skin wrinkled or split, dusted with spice. */
function crispChickpea(random: Random): Drawing {
  const pea = blob(22, random, { points: 9, wobble: 0.07 });
  const [edge, face, light] = random.pick([
    ["#7A4310", "#CC7F2A", "#E9AE5A"],
    ["#6B380C", "#B86C20", "#DB9848"],
    ["#8A5216", "#DB9A42", "#F3C880"],
  ] as const);
  const skin = random.pick([
    stroke("M-13 4C-6 11 5 11 13 2", [edge, 2.8]),
    path("M-15 6C-8-2 6-2 15 4C8 12-8 14-15 6Z", { fill: "#F7DDA4", stroke: edge, "stroke-width": 2 }),
    stroke("M-12-2C-4 4 2-3 10 5M-8 9C-2 12 5 11 9 8", [edge, 2.4], { opacity: 0.8 }),
  ]);
  return edged(
    path(pea),
    edge,
    path(pea, { fill: face, transform: "translate(-1 -2) scale(.9)" }),
    path(pea, { fill: light, transform: "translate(-4 -5) scale(.55)", opacity: 0.9 }),
    skin,
    times(5, () =>
      circle(random.between(1, 2), { cx: random.between(-14, 14), cy: random.between(-14, 14), fill: "#8E2410" }),
    ),
    stroke("M-13-8A16 16 0 0 1-3-15", ["#fff", 3], { opacity: 0.5 }),
  );
}

/** 84 long: a curry leaf fried crisp, still green, tip up. */
function curryLeaf(random: Random): Drawing {
  const leaf = "M0-42C18-26 20 8 2 42H-2C-20 8-18-26 0-42Z";
  return edged(
    path(leaf),
    "#1F4F23",
    path(leaf, { fill: random.pick(["#3F7F33", "#4C8C38", "#356F2E"]), transform: "translate(-1 -1) scale(.88)" }),
    path("M0-36C12-22 14 6 1 36Z", { fill: "#fff", opacity: 0.14 }),
    stroke("M0-34V38M0-14L8-20M0 4L9-3M0-14L-8-20M0 4L-9-3", ["#A5CB82", 2.2], { opacity: 0.8 }),
  );
}

/** 30 across: a pomegranate seed in its juice, the stone showing through. */
function pomegranateAril(random: Random): Drawing {
  const seed = blob(14, random, { points: 7, wobble: 0.12, stretch: [0.9, 1.1] });
  return edged(
    path(seed),
    "#7A0A1E",
    path(seed, { fill: "#C9193A", transform: "translate(-1 -1) scale(.86)" }),
    ellipse([4, 6], { cy: 2, fill: "#F0708A", opacity: 0.7 }),
    ellipse([3, 2], { cx: -4, cy: -7, fill: "#FFE3E8", opacity: 0.95 }),
  );
}

/** 44 across: a scrap of dried chilli fried in oil, dark and shining. */
function chilliScrap(random: Random): Drawing {
  const scrap = blob(20, random, { points: 6, wobble: 0.28, stretch: [1.15, 0.85] });
  return edged(
    path(scrap),
    "#2E0905",
    path(scrap, { fill: random.pick(["#7E1A0C", "#5E120A", "#9A2612"]), transform: "translate(-1 -2) scale(.88)" }),
    stroke("M-12-4C-6-11 4-11 10-7", ["#E86A45", 3], { opacity: 0.8 }),
  );
}

/** 130 long: half a plum tomato roasted until it has sunk and browned at the rim. */
function roastedPlumTomato(random: Random): Drawing {
  const half = blob(50, random, { points: 9, wobble: 0.06, stretch: [1.26, 0.82] });
  const seeds = times(9, () =>
    ellipse([3, 4.4], {
      fill: "#F4C877",
      transform: moved([random.between(-34, 34), random.between(-14, 16)], { rotate: random.between(0, 180) }),
    }),
  );
  const char = times(5, (index) =>
    path(blob(random.between(6, 11), random, { wobble: 0.3 }), {
      fill: "#4A130A",
      opacity: 0.6,
      transform: moved([index * 24 - 48, index % 2 ? 29 : -31]),
    }),
  );
  return edged(
    path(half),
    "#7E1B0C",
    path(half, { fill: "#C9361C", transform: "translate(-2 -3) scale(.92)" }),
    path(half, { fill: "#E66242", transform: "translate(-2 -2) scale(.76)" }),
    path("M-34 2C-26-15 22-17 36 0C22 14-24 16-34 2Z", { fill: "#B42C14", opacity: 0.6 }),
    seeds,
    char,
    stroke("M-44-14C-32-27-8-31 12-29", ["#FFB79A", 5], { opacity: 0.75 }),
  );
}

/** 40 across: a piece of walnut, chopped coarsely. */
function walnutPiece(random: Random): Drawing {
  const piece = blob(19, random, { points: 7, wobble: 0.24 });
  return edged(
    path(piece),
    "#7A4A1E",
    path(piece, { fill: random.pick(["#DDAE6B", "#CC9650", "#E8C48A"]), transform: "translate(-1 -2) scale(.84)" }),
    stroke("M-8 2C-2-4 4 4 9-2", ["#96622B", 3]),
  );
}

/** 120 high: a bay leaf, dried, tip up. */
function bayLeaf(): Drawing {
  const leaf = "M0-60C24-36 26 16 3 56L2 66H-2L-3 56C-26 16-24-36 0-60Z";
  return edged(
    path(leaf),
    "#4C5F2C",
    path(leaf, { fill: "#8A9C56", transform: "translate(-1 -1) scale(.9)" }),
    path("M0-54C20-34 22 14 2 52Z", { fill: "#fff", opacity: 0.14 }),
    stroke("M0-52V58M0-28L13-38M0-6L16-18M0 18L13 8M0-28L-13-38M0-6L-16-18M0 18L-13 8", ["#CBD6A2", 2.4]),
  );
}

/** About 110 high: a sprig of thyme. */
function thymeSprig(random: Random): Drawing {
  const stalk = "M2 54C4 20-4-10 0-50";
  const leaves = Array.from({ length: 16 }, (_, index) => ({
    at: moved([(index % 2 ? 1 : -1) * random.between(8, 12), 42 - index * 5.8], {
      rotate: (index % 2 ? 1 : -1) * random.between(40, 70),
    }),
    green: random.pick(["#4F7F45", "#6A9A58", "#3E6B3A"]),
  }));
  return {
    outline: leaves.map(({ at }) => ellipse([5, 9], { transform: at })).join(""),
    body:
      stroke(stalk, ["#7B6A45", 3.4]) +
      leaves
        .map(({ at, green }) =>
          group(
            { transform: at },
            ellipse([5.4, 9.4], { fill: "#2C5230" }),
            ellipse([4.2, 8], { cy: -0.6, fill: green }),
          ),
        )
        .join(""),
  };
}

export const sauceBits = {
  peanutHalf: { foods: ["peanut"], draw: peanutHalf },
  peanutCrumb: { foods: ["peanut"], draw: peanutCrumb },
  cashew: { foods: ["cashew"], draw: cashew },
  devilledCashew: { foods: ["cashew"], within: ["chili-powder"], draw: devilledCashew },
  crispChickpea: { foods: ["chickpea"], within: ["paprika"], draw: crispChickpea },
  curryLeaf: { foods: ["curry-leaf"], draw: curryLeaf },
  pomegranateAril: { foods: ["pomegranate"], draw: pomegranateAril },
  chilliScrap: { foods: ["dried-chili", "ancho-chili"], draw: chilliScrap },
  roastedPlumTomato: { foods: ["plum-tomato"], draw: roastedPlumTomato },
  walnutPiece: { foods: ["walnut"], draw: walnutPiece },
  bayLeaf: { foods: ["bay-leaf"], draw: bayLeaf },
  thymeSprig: { foods: ["thyme"], draw: thymeSprig },
} as const satisfies Record<string, FoodPiece>;
