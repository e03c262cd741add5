// Meat, fish and eggs, always cooked. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, type Point, pointInDisc, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, stroke, times } from "../../svg.ts";

/** 100 high: half a boiled egg, its yolk set at the rim and soft in the middle. */
function eggHalf(): Drawing {
  return edged(
    ellipse([40, 50]),
    "#E3DCCB",
    ellipse([37, 47], { fill: "#FFFCF4" }),
    circle(23, { cy: 6, fill: "#EE9E17" }),
    circle(20, { cy: 5, fill: "#FFBE35" }),
    circle(12, { cx: 2, cy: 7, fill: "#F79A1C", opacity: 0.55 }),
    path("M-9-6C-2-12 8-9 9-3C3-7-4-5-9-1Z", { fill: "#fff", opacity: 0.5 }),
  );
}

/** About 124 across: fried or poached in sauce, the white set, the yolk whole. */
function friedEgg(random: Random): Drawing {
  const white = blob(62, random, { points: 9, wobble: 0.11 });
  return edged(
    path(white),
    "#E4D6B9",
    path(white, { fill: "#FFFDF6", transform: "translate(-1 -2) scale(.94)" }),
    circle(27, { cx: 3, cy: 3, fill: "#F3E7CC" }),
    circle(25, { cx: 3, cy: 2, fill: "#F0A019" }),
    circle(22.5, { cx: 2, fill: "#FFBD30" }),
    path("M-12-8C-6-18 8-18 13-10C5-13-5-12-12-8Z", { fill: "#fff", opacity: 0.6 }),
  );
}

/** 92 across: curled, pink, tail on. */
function prawn(): Drawing {
  return edged(
    path("M-40 14C-44-30 10-54 36-22C48-4 40 20 22 26C36 8 26-12 8-10C-12-8-18 10-14 26C-22 34-38 30-40 14Z"),
    "#D9562F",
    path("M-36 13C-38-24 10-46 32-18C40-6 37 8 29 17C32-4 20-16 4-14C-14-12-22 6-19 24C-28 28-36 22-36 13Z", {
      fill: "#FF9C71",
    }),
    path("M-33 6C-32-26 8-42 28-20C8-34-22-24-33 6Z", { fill: "#FFC3A1", opacity: 0.8 }),
    stroke("M-35 4L-20 6M-30-12L-15-2M-18-27L-8-12M2-34L3-15M20-27L13-13M33-12L22-6", ["#E2663C", 3.5]),
    path("M-14 24L-32 44L-18 42L-8 52L-6 26Z", { fill: "#D9562F" }),
    path("M-14 26L-27 40L-17 38L-10 45L-9 27Z", { fill: "#F07E52" }),
  );
}

/** About 100 across: a chunk of chicken thigh, its upper side fried in patches, a cut side in shade. */
function chicken(random: Random): Drawing {
  const stray = () => random.between(-7, 7);
  const corners: readonly Point[] = [
    [-42, -26],
    [0, -38],
    [40, -24],
    [46, 10],
    [30, 34],
    [-22, 36],
    [-46, 12],
  ];
  const chunk = smooth(corners.map(([x, y]): Point => [x + stray(), y + stray()]));
  const fried = times(7, () => {
    const [x, y] = pointInDisc(25, random);
    const patch = blob(random.between(5, 11), random, { points: 7, wobble: 0.3 });
    return path(patch, {
      fill: random.pick(["#B8702B", "#C98640", "#A4611F"]),
      opacity: 0.8,
      transform: moved([x - 6, y - 8]),
    });
  });
  return edged(
    path(chunk),
    "#8A4F17",
    path(chunk, { fill: "#C88A3E", transform: "scale(.94)" }),
    path(chunk, { fill: "#EDC384", transform: "translate(-4 -6) scale(.82)" }),
    fried,
    stroke("M-31-13C-24-24-10-30 4-29", ["#FFF0CF", 5], { opacity: 0.85 }),
  );
}

/** About 130 long: a thin strip of seared beef, curled by the heat, glazed. */
function beefStrip(random: Random): Drawing {
  const [a, b] = [random.between(-26, -12), random.between(12, 26)];
  const ribbon = `M-54 ${(b / 3).toFixed(1)}C-32 ${a.toFixed(1)}-10 ${b.toFixed(1)} 12 ${(a / 5).toFixed(1)}S44 ${a.toFixed(1)} 54 ${(b / 2).toFixed(1)}`;
  return edged(
    path(ribbon, { fill: "none", stroke: "currentColor", "stroke-width": 38, "stroke-linecap": "round" }),
    "#451A0F",
    stroke(ribbon, [random.pick(["#7B3A23", "#86432A", "#6F321E"]), 32]),
    stroke(ribbon, ["#A15A3A", 15], { transform: "translate(-1 -4)" }),
    stroke(ribbon, ["#D9936A", 3], { transform: "translate(-1 -10)", opacity: 0.8, "stroke-dasharray": "26 12" }),
    stroke(ribbon, ["#4E2013", 2.4], { transform: "translate(0 6)", opacity: 0.6, "stroke-dasharray": "18 14" }),
  );
}

/** About 60 across: a crumb of browned mince. */
function mince(random: Random): Drawing {
  const crumb = blob(26, random, { points: 8, wobble: 0.26, stretch: [1.1, 0.9] });
  return edged(
    path(crumb),
    "#4A2012",
    path(crumb, { fill: random.pick(["#7E4126", "#8C4A2C", "#713720"]), transform: "translate(-2 -2) scale(.86)" }),
    path(crumb, { fill: "#AA6A42", transform: "translate(-5 -6) scale(.42)", opacity: 0.8 }),
  );
}

/** 300 across: a ladle of minced meat in tomato, with lumps and an oily glint. */
function ragu(random: Random): Drawing {
  const pool = blob(150, random, { points: 13, wobble: 0.06 });
  const lumps = times(150, () => {
    const [x, y] = pointInDisc(124, random);
    const lump = blob(random.between(8, 15), random, { points: 7, wobble: 0.24 });
    const transform = moved([x, y]);
    const brown = random.pick(["#7C2A16", "#8E3A1E", "#6A2212", "#A34A28"]);
    return (
      path(lump, { fill: "#551A0C", transform, opacity: 0.75 }) +
      path(lump, { fill: brown, transform: `${moved([x - 1.5, y - 2])} scale(.82)` })
    );
  });
  const carrots = times(12, () => {
    const [x, y] = pointInDisc(112, random);
    return path(blob(7, random, { points: 5, wobble: 0.2 }), {
      fill: random.pick(["#EE8A3C", "#E2562E"]),
      transform: moved([x, y]),
    });
  });
  return edged(
    path(pool),
    "#7E2410",
    path(pool, { fill: "#BC4122", transform: "translate(-3 -5) scale(.965)" }),
    lumps,
    carrots,
    stroke("M-118-44C-104-84-70-112-34-122", ["#fff", 9], { opacity: 0.22 }),
  );
}

/** 184 long: a baked fillet, skin edge below. */
function salmon(): Drawing {
  return edged(
    path("M-92-20C-60-48 60-50 92-16C98 6 86 34 60 40C10 52-50 48-84 30C-96 20-98-6-92-20Z"),
    "#B94D27",
    path("M-88-20C-58-44 58-46 88-16C92 2 82 26 58 31C10 42-50 38-80 22C-92 14-94-8-88-20Z", { fill: "#F98F62" }),
    path("M-88-20C-58-44 58-46 88-16C60-34-50-32-84-8Z", { fill: "#FFB48E", opacity: 0.7 }),
    group(
      {},
      ...[
        "M-62-30C-50-12-50 10-62 26",
        "M-28-38C-14-16-14 16-28 34",
        "M8-38C22-16 22 14 8 34",
        "M44-34C56-16 56 8 46 28",
      ].map((line) => stroke(line, ["#FFC9AA", 6.5])),
    ),
    stroke("M-46 24C-40 30 30 32 52 24", ["#D9683C", 4], { opacity: 0.6 }),
  );
}

/** 80 across: a browned ball of mince. */
function meatball(random: Random): Drawing {
  return edged(
    circle(40),
    "#6E351C",
    circle(36, { cx: -2, cy: -3, fill: "#98502B" }),
    path(blob(14, random), { fill: "#B9693B", transform: "translate(-12 -14)" }),
    times(7, () =>
      circle(random.between(2, 5), { cx: random.between(-24, 24), cy: random.between(-24, 24), fill: "#6E351C" }),
    ),
  );
}

export const meatFishAndEggs = {
  eggHalf: { foods: ["egg"], draw: eggHalf },
  friedEgg: { foods: ["egg"], draw: friedEgg },
  prawn: { foods: ["shrimp"], draw: prawn },
  chicken: { foods: ["chicken", "chicken-thigh", "chicken-breast"], draw: chicken },
  beefStrip: { foods: ["beef"], draw: beefStrip },
  mince: { foods: ["ground-beef"], draw: mince },
  ragu: { foods: ["ground-beef"], within: ["tomato", "carrot"], draw: ragu },
  salmon: { foods: ["salmon"], draw: salmon },
  meatball: { foods: ["ground-beef", "ground-pork", "ground-lamb"], draw: meatball },
} as const satisfies Record<string, FoodPiece>;
