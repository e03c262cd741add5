// Sweets from the pan: churros, fritters, torn pancake, and what they are dipped into. Sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { arc, blob, type Point, pointInDisc, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, moved, path, rectangle, stroke, times } from "../../svg.ts";
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

/** 262 long, 104 wide: banana in a craggy coat of rice flour, sesame in it, drips of batter fried crisp at its edge. */
function bananaFritter(random: Random): Drawing {
  const coat = blob(64, random, { points: 22, wobble: 0.1, stretch: [2, 0.78] });
  const crust = times(30, () => {
    const [x, y] = pointInDisc(1, random);
    return path(blob(random.between(5, 15), random, { points: 6, wobble: 0.34 }), {
      fill: random.pick(["#F9D98C", "#C67E1E", "#F3C060", "#B56A14"]),
      opacity: 0.75,
      transform: moved([x * 104, y * 38 - 2]),
    });
  });
  return edged(
    path(coat),
    "#7E450B",
    path(coat, { fill: "#CB811F", transform: "translate(-2 -3) scale(.955)" }),
    path(coat, { fill: "#E5A63B", transform: "translate(-4 -6) scale(.87 .8)" }),
    crust,
    path(blob(40, random, { points: 9, wobble: 0.14, stretch: [1.9, 0.42] }), {
      fill: "#FBDD94",
      opacity: 0.75,
      transform: "translate(-14 -15)",
    }),
    flecks(random, { count: 15, at: inBox([190, 60], random), size: [5, 6], colors: ["#FFF6DC"], opacity: 1 }),
    stroke("M-96-18C-62-34-10-38 32-34", ["#FFF6D8", 5], { opacity: 0.75 }),
  );
}

/** 200 long, 116 wide: a fritter broken across: soft yellow banana in its thin crust. */
function bananaFritterCut(random: Random): Drawing {
  const coat = "M-98-34C-70-56-20-58 34-50C64-60 92-40 96 0C92 40 64 60 34 50C-20 58-70 56-98 34C-108 14-108-14-98-34Z";
  return edged(
    path(coat),
    "#7E450B",
    path(coat, { fill: "#D48C27", transform: "translate(-2 -3) scale(.95)" }),
    times(20, () =>
      path(blob(random.between(5, 12), random, { points: 6, wobble: 0.34 }), {
        fill: random.pick(["#F9D98C", "#C67E1E", "#F3C060", "#B56A14"]),
        opacity: 0.8,
        transform: moved([random.between(-84, 20), random.between(-38, 34)]),
      }),
    ),
    ellipse([37, 54], { cx: 56, fill: "#9A5A10" }),
    ellipse([32, 48], { cx: 57, fill: "#FFF0B8" }),
    ellipse([23, 36], { cx: 58, cy: 1, fill: "#FADB7E" }),
    ellipse([10, 17], { cx: 58, cy: 1, fill: "#F1C65C" }),
    times(5, (index) => circle(2.6, { cx: 58 + (index % 2) * 5 - 2, cy: index * 8 - 15, fill: "#7A5A22" })),
    stroke("M40-24C44-34 50-40 58-42", ["#fff", 4.5], { opacity: 0.9 }),
    stroke("M-78-28C-54-42-14-46 14-42", ["#FFF6D8", 5], { opacity: 0.75 }),
  );
}

/** About 150 long: a thick, cloudy piece torn from a pancake: yellow and full of holes where it tore, browned on its skin. */
function tornPancake(random: Random): Drawing {
  const corners = (
    [
      [-62, -40],
      [-18, -50],
      [34, -44],
      [66, -36],
      [70, 2],
      [60, 42],
      [14, 48],
      [-34, 46],
      [-66, 38],
      [-70, -2],
    ] as const
  ).map(([x, y]): Point => [x + random.between(-13, 13), y + random.between(-9, 9)]);
  const shape = smooth(corners);
  const skin = smooth(
    corners.map(([x, y]): Point => [x * 0.83 + random.between(-5, 5), y * 0.74 - 6 + random.between(-4, 4)]),
  );
  const spots = times(7, () =>
    path(blob(random.between(7, 17), random, { points: 7, wobble: 0.25 }), {
      fill: random.pick(["#A85A14", "#F0BE6C", "#C2721F"]),
      opacity: 0.6,
      transform: moved([random.between(-42, 42), random.between(-30, 16)]),
    }),
  );
  return edged(
    path(shape) + path(shape, { transform: "translate(3 17)" }),
    "#A8702A",
    path(shape, { fill: "#F3CB73", transform: "translate(3 15) scale(.96)" }),
    flecks(random, {
      count: 26,
      at: () => [random.between(-58, 60), random.between(34, 60)],
      size: [2, 4.5],
      colors: ["#D79E3C", "#FFEDBC"],
      round: 0.85,
      opacity: 1,
    }),
    path(shape, { fill: "#FBE3A0", transform: "translate(-1 -1) scale(.955)" }),
    flecks(random, {
      count: 40,
      at: inBox([126, 84], random),
      size: [2, 4.5],
      colors: ["#DDAB4B", "#FFF3CC", "#E5B95C"],
      round: 0.85,
      opacity: 1,
    }),
    path(skin, { fill: "#B4681C" }),
    path(skin, { fill: "#D99338", transform: "translate(-2 -3) scale(.94)" }),
    path(skin, { fill: "#E6AC56", transform: "translate(-7 -8) scale(.66)" }),
    spots,
    stroke("M-44-24C-30-36-8-38 14-36", ["#FFF1CC", 5], { opacity: 0.7 }),
  );
}

/** 290 across: a small enamel bowl of plums simmered until they collapse, in their own red syrup; the halves are a topping. */
function plumCompote(): Drawing {
  return edged(
    circle(145),
    "#0F3F94",
    circle(134, { fill: "#F6FAFD" }),
    circle(121, { fill: "#4E0A1C" }),
    circle(117, { cx: 1, cy: 3, fill: "#9E2138" }),
    circle(92, { cx: -6, cy: -8, fill: "#B8324A", opacity: 0.7 }),
    stroke(arc(104, [190, 246]), ["#fff", 7], { opacity: 0.5 }),
    stroke("M-138-26A140 140 0 0 1-48-131", ["#fff", 4], { opacity: 0.55 }),
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
