// Sweets from the pan: churros, fritters, torn pancake, and what they are dipped into. Sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../drawing.ts";
import { arc, blob } from "../outlines.ts";
import type { Random } from "../seeded_random.ts";
import { circle, decimal, ellipse, moved, path, rectangle, stroke, times } from "../svg.ts";
import { clipped, dust, flecks, inBox } from "./crumb.ts";

/** 340 long, 66 wide: a star-shaped stick, its ridges along it, rolled in sugar; never quite straight. */
function churro(random: Random): Drawing {
  const bend = random.between(-26, 26);
  const line = (shift: number): string => `M-136 ${decimal(shift)}Q0 ${decimal(bend + shift)} 136 ${decimal(shift)}`;
  const ridge = (shift: number, color: string, width: number): string => stroke(line(shift), [color, width]);
  const grains = times(72, () => {
    const x = random.between(-150, 150);
    const y = (bend / 2) * (1 - (x / 136) ** 2) + random.between(-28, 26);
    return rectangle([random.between(2.4, 4.6), random.between(2.4, 4.6)], {
      rx: 0.8,
      fill: random.pick(["#FFFFFF", "#FFF4DC"]),
      opacity: 0.9,
      transform: moved([x, y], { rotate: random.between(0, 90) }),
    });
  });
  return edged(
    path(line(0), { fill: "none", stroke: "currentColor", "stroke-width": 66, "stroke-linecap": "round" }),
    "#7E430F",
    ridge(-1, "#B06A1F", 58),
    ridge(-20, "#D9963F", 13),
    ridge(-1, "#E0A24B", 15),
    ridge(18, "#C27F2E", 12),
    ridge(-23, "#F2C479", 4),
    ridge(-5, "#F6D08B", 4.5),
    grains,
  );
}

/** 270 across: an enamel cup of chocolate, thick enough to keep a trail on it. */
function chocolateBowl(): Drawing {
  return edged(
    circle(135),
    "#0F3F94",
    circle(125, { fill: "#F6FAFD" }),
    circle(112, { fill: "#2A120A" }),
    circle(108, { cx: 1, cy: 3, fill: "#4B2513" }),
    stroke("M-54 34C-70-30 10-74 56-22C80 26 20 62-16 34C-34 14-8-18 20-6", ["#6E3D22", 17]),
    stroke("M-54 34C-70-30 10-74 56-22C80 26 20 62-16 34C-34 14-8-18 20-6", ["#8A5534", 6], {
      transform: "translate(-2 -4)",
    }),
    stroke(arc(92, [196, 250]), ["#fff", 8], { opacity: 0.45 }),
    stroke("M-128-24A130 130 0 0 1-44-122", ["#fff", 4], { opacity: 0.55 }),
  );
}

/** 250 long, 96 wide: banana in a craggy coat of rice flour, sesame in it. */
function bananaFritter(random: Random): Drawing {
  const coat = blob(62, random, { points: 15, wobble: 0.09, stretch: [2, 0.76] });
  return edged(
    path(coat),
    "#8A4F10",
    path(coat, { fill: "#D68E26", transform: "translate(-2 -3) scale(.955)" }),
    path(coat, { fill: "#EBAE45", transform: "translate(-4 -7) scale(.85 .74)" }),
    path(coat, { fill: "#F6C867", transform: "translate(-10 -12) scale(.62 .42)" }),
    flecks(random, {
      count: 34,
      at: inBox([190, 66], random),
      size: [3, 9],
      colors: ["#F9D78A", "#C47B1C", "#F2BD57", "#B56A14"],
      opacity: 0.7,
    }),
    flecks(random, { count: 15, at: inBox([180, 56], random), size: [5, 6], colors: ["#FFF3D2"], opacity: 1 }),
    stroke("M-92-18C-60-32-10-36 30-32", ["#FFF1C4", 5], { opacity: 0.75 }),
  );
}

/** 150 long, 96 wide: the end of a fritter bitten off, soft banana inside its crust. */
function bananaFritterCut(random: Random): Drawing {
  const coat = "M-72-30C-40-48 30-46 46-34C58-16 58 20 44 36C26 48-44 48-72 30C-84 14-84-14-72-30Z";
  return edged(
    path(coat),
    "#8A4F10",
    path(coat, { fill: "#DE992F", transform: "translate(-2 -3) scale(.95)" }),
    flecks(random, {
      count: 18,
      at: inBox([90, 56], random),
      size: [3, 8],
      colors: ["#F9D78A", "#C47B1C", "#F2BD57"],
      opacity: 0.7,
    }),
    ellipse([20, 37], { cx: 41, fill: "#B56A14" }),
    ellipse([16, 32], { cx: 42, fill: "#FFE9A8" }),
    ellipse([9, 20], { cx: 43, cy: 1, fill: "#F6D06E" }),
    times(3, (index) => circle(2.2, { cx: 43, cy: index * 11 - 10, fill: "#8F6A2A" })),
    stroke("M-60-22C-40-34-10-36 12-34", ["#FFF1C4", 5], { opacity: 0.7 }),
  );
}

/** About 150 long: a piece torn from a thick pancake, fried on its skin, yellow and full of holes where it tore. */
function tornPancake(random: Random): Drawing {
  const shape = blob(58, random, { points: 8, wobble: 0.17, stretch: [1.28, 0.92] });
  const skin = blob(48, random, { points: 8, wobble: 0.16, stretch: [1.16, 0.8] });
  return edged(
    path(shape),
    "#B4762A",
    path(shape, { fill: "#FBE19A", transform: "translate(-1 -2) scale(.95)" }),
    flecks(random, {
      count: 22,
      at: inBox([120, 84], random),
      size: [2.5, 5],
      colors: ["#E9BF64", "#FFF1C4", "#DDAB4B"],
      round: 0.8,
    }),
    path(skin, { fill: "#B86A1E", transform: "translate(-5 -7)" }),
    path(skin, { fill: "#D88F35", transform: "translate(-7 -9) scale(.92)" }),
    path(skin, { fill: "#E9AE57", transform: "translate(-11 -13) scale(.6)" }),
    stroke("M-46-22C-34-38-8-44 16-40", ["#FFF1CC", 5], { opacity: 0.7 }),
  );
}

/** About 300 across: plums simmered until they collapse, skins dark, in their own red syrup. */
function plumCompote(random: Random): Drawing {
  const pool = blob(146, random, { points: 13, wobble: 0.06 });
  return edged(
    path(pool),
    "#5A0F22",
    path(pool, { fill: "#9E2138", transform: "translate(-2 -3) scale(.96)" }),
    path(pool, { fill: "#B8324A", opacity: 0.7, transform: "translate(-6 -9) scale(.78)" }),
    stroke("M-104-52C-92-82-66-102-34-108", ["#fff", 7], { opacity: 0.5 }),
  );
}

/** 104 long: half a stewed plum, skin side down, its hollow up. */
function stewedPlum(random: Random): Drawing {
  const half = blob(48, random, { points: 10, wobble: 0.07, stretch: [1.1, 0.88] });
  return edged(
    path(half),
    "#43102E",
    path(half, { fill: "#6E1E44", transform: "translate(-1 -2) scale(.95)" }),
    path(half, { fill: "#D2603C", transform: "translate(0 0) scale(.8)" }),
    path(half, { fill: "#EE9448", transform: "translate(-3 -4) scale(.62)" }),
    ellipse([19, 12], { fill: "#A8342C", opacity: 0.85 }),
    ellipse([14, 8], { cx: 2, cy: 3, fill: "#C9502F" }),
    stroke("M-34-12C-28-26-10-33 8-33", ["#FFE3C4", 4.5], { opacity: 0.8 }),
  );
}

/** 430 across: icing sugar sieved over what lies below, thicker in drifts. */
function icingSugarDrift(random: Random): Drawing {
  const disc = blob(200, random, { points: 12, wobble: 0.1 });
  return {
    outline: "",
    body: clipped(
      "icing-sugar",
      disc,
      dust(random, { count: 520, at: inBox([400, 400], random), opacity: 0.82 }),
      times(14, () =>
        path(blob(random.between(14, 30), random, { wobble: 0.3 }), {
          fill: "#FFFFFF",
          opacity: 0.34,
          transform: moved([random.between(-150, 150), random.between(-150, 150)]),
        }),
      ),
    ),
  };
}

export const friedSweets = {
  churro: { foods: ["flour"], within: ["sugar"], draw: churro },
  chocolateBowl: { foods: ["dark-chocolate"], draw: chocolateBowl },
  bananaFritter: { foods: ["banana"], within: ["rice-flour", "sesame-seed"], draw: bananaFritter },
  bananaFritterCut: { foods: ["banana"], within: ["rice-flour"], draw: bananaFritterCut },
  tornPancake: { foods: ["flour"], within: ["egg", "milk"], draw: tornPancake },
  plumCompote: { foods: ["plum"], draw: plumCompote },
  stewedPlum: { foods: ["plum"], draw: stewedPlum },
  icingSugarDrift: { foods: ["powdered-sugar"], draw: icingSugarDrift },
} as const satisfies Record<string, FoodPiece>;
