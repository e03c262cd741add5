// Sweets cut from a tin: bars, squares and lozenges. Sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { ellipse, group, moved, path, rectangle, stroke, times } from "../../svg.ts";
import { boxPath, flecks, inDisc } from "./crumb.ts";

/** 170 wide, 150 high: a piece of baklava seen from the front: crinkled top, and below it leaf upon leaf round green nuts. */
function baklavaPiece(random: Random): Drawing {
  const leaves = (from: number, until: number): string =>
    times(Math.round((until - from) / 5), (index) =>
      stroke(
        `M-79 ${from + index * 5}Q${random.between(-50, 50).toFixed(0)} ${from + index * 5 + random.between(-3, 3)} 79 ${from + index * 5}`,
        [index % 2 ? "#B46F1A" : "#F5CF7C", 2.8],
      ),
    );
  const crinkles = times(9, () => {
    const y = random.between(-62, 6);
    return stroke(
      `M${random.between(-72, -20).toFixed(0)} ${y.toFixed(0)}q24 ${random.between(-9, 9).toFixed(0)} ${random.between(40, 80).toFixed(0)} ${random.between(-5, 5).toFixed(0)}`,
      [random.pick(["#F9DB92", "#B9721C"]), random.between(2, 4)],
      { opacity: 0.65 },
    );
  });
  return edged(
    path("M-82-68Q0-76 82-68L85 68Q0 78-85 68Z"),
    "#6F3F0C",
    path("M-80 14H80L81 66Q0 74-81 66Z", { fill: "#D9982F" }),
    leaves(20, 34),
    rectangle([162, 21], { y: 33, fill: "#5F7A22" }),
    flecks(random, {
      count: 46,
      at: () => [random.between(-76, 76), random.between(36, 52)],
      size: [3, 6],
      colors: ["#9DBB42", "#7C9B2C", "#C0D46A", "#54701C"],
      opacity: 1,
    }),
    leaves(56, 68),
    path("M-79-65Q0-73 79-65L81 16Q0 24-81 16Z", { fill: "#B86F17" }),
    path("M-76-63Q0-70 76-63L78 12Q0 19-78 12Z", { fill: "#E5A33A" }),
    path("M-68-58Q-10-66 50-60L56-8Q-10 0-66-8Z", { fill: "#F2BF5D" }),
    crinkles,
    stroke("M-64-52Q-30-58 6-57", ["#FFF2CC", 6], { opacity: 0.8 }),
  );
}

/** About 60 across: a pinch of pistachios chopped as fine as coarse sand. */
function choppedPistachio(random: Random): Drawing {
  return {
    outline: "",
    body: flecks(random, {
      count: 34,
      at: inDisc(30, random),
      size: [2.5, 6.5],
      colors: ["#9DBB42", "#7C9B2C", "#C0D46A", "#5B7A1F", "#8A5A7A"],
      opacity: 1,
    }),
  };
}

/** 178 wide, 186 high: a square brownie seen from the front, tahini drawn through its top, fudgy inside. */
function brownie(random: Random): Drawing {
  const swirl = random.pick([
    "M-78-50C-40-88-20-20 10-52C36-80 50-30 78-58M-76 0C-44-40-24 26 8-6C34-34 48 22 76-10",
    "M-70-66C-50-10-24-84-2-34C18 6 44-78 74-28M-74 6C-50-36-20 30 6-8C30-40 52 26 76-4",
    "M-76-24C-46-70-30 6-4-34C20-74 36 10 78-36M-60 14C-34-16-6 26 20-2C40-24 56 10 74 8M-66-72C-30-56 20-80 66-70",
  ]);
  const face = boxPath([170, 118], 13);
  return edged(
    path("M-76-90H76Q90-90 90-76V80Q90 94 76 94H-76Q-90 94-90 80V-76Q-90-90-76-90Z"),
    "#1F0D07",
    path("M-84 10H84V80Q84 90 74 90H-74Q-84 90-84 80Z", { fill: "#43210F" }),
    flecks(random, {
      count: 60,
      at: () => [random.between(-78, 78), random.between(38, 86)],
      size: [2.5, 6],
      colors: ["#5D3219", "#2A130A", "#7A4624", "#351A0D"],
    }),
    times(5, () =>
      rectangle([random.between(14, 24), random.between(9, 13)], {
        rx: 3,
        fill: "#1C0B06",
        transform: moved([random.between(-66, 66), random.between(46, 78)], { rotate: random.between(-20, 20) }),
      }),
    ),
    path(face, { fill: "#311709", transform: "translate(0 -28)" }),
    path(face, { fill: "#55301B", transform: "translate(-1 -31) scale(.97 .95)" }),
    flecks(random, {
      count: 26,
      at: () => [random.between(-74, 74), random.between(-80, 16)],
      size: [3, 8],
      colors: ["#653D24", "#432413"],
      opacity: 0.7,
    }),
    group(
      { transform: "translate(0 -6) scale(.94)" },
      stroke(swirl, ["#9A6C35", 19], { opacity: 0.75 }),
      stroke(swirl, ["#DDB77C", 14]),
      stroke(swirl, ["#F6E0B2", 6], { transform: "translate(-2 -3)" }),
    ),
    stroke("M-70-74V-78Q-70-80-66-80H-20", ["#fff", 4], { opacity: 0.35 }),
  );
}

/** 196 wide, 128 high: an oat bar held together by syrup, pumpkin seeds pressed into it. */
function flapjack(random: Random): Drawing {
  const bar = smooth(
    [
      [-94, -60],
      [-40, -63],
      [36, -61],
      [95, -60],
      [97, -4],
      [95, 60],
      [30, 63],
      [-36, 61],
      [-95, 62],
      [-97, 2],
    ].map(([x = 0, y = 0]) => [x + random.between(-2, 2), y + random.between(-2, 2)] as const),
  );
  const oats = times(88, () =>
    ellipse([random.between(8, 13), random.between(5, 7.5)], {
      fill: random.pick(["#EFCB86", "#D9A452", "#F6DDA8", "#C98C38", "#E3B566"]),
      stroke: "#9A6220",
      "stroke-width": 1.1,
      transform: moved([random.between(-84, 82), random.between(-52, 48)], { rotate: random.between(0, 180) }),
    }),
  );
  const seeds = times(11, (index) =>
    group(
      {
        transform: moved(
          [-74 + (index % 4) * 48 + random.between(-12, 12), -38 + Math.floor(index / 4) * 36 + random.between(-9, 9)],
          { rotate: random.between(0, 180), scale: 1.15 },
        ),
      },
      path("M0-18C11-6 11 10 0 17C-11 10-11-6 0-18Z", { fill: "#41561F" }),
      path("M-1-13C7-4 7 7-1 12C-8 7-8-4-1-13Z", { fill: "#8CA552" }),
      stroke("M-2-7V4", ["#D5E2A2", 2]),
    ),
  );
  return edged(
    path(bar),
    "#70400D",
    path(bar, { fill: "#CC9140", transform: "translate(-1 -3) scale(.975 .955)" }),
    oats,
    seeds,
    stroke("M-84-36V-44Q-84-52-76-52H-30", ["#FFF1C9", 5], { opacity: 0.6 }),
  );
}

/** 280 long, 72 wide: sesame boiled in honey, cut clean, with green nuts. */
function pasteliBar(random: Random): Drawing {
  const bar = boxPath([280, 72], 7);
  const seeds = times(230, () =>
    ellipse([5.6, 3.4], {
      fill: random.pick(["#FBE3A6", "#F1CC7A", "#FFF1CB", "#E3B257"]),
      stroke: "#B9802A",
      "stroke-width": 0.9,
      transform: moved([random.between(-133, 133), random.between(-30, 27)], { rotate: random.between(0, 180) }),
    }),
  );
  const nuts = times(7, (index) =>
    group(
      {
        transform: moved([-114 + index * 38 + random.between(-10, 10), random.between(-19, 17)], {
          rotate: random.between(0, 180),
        }),
      },
      ellipse([14, 8], { fill: "#6A4A5E" }),
      ellipse([12, 6.4], { cx: -1, cy: -1, fill: "#A5BC4E" }),
      stroke("M-6-2H4", ["#DDE9A2", 2]),
    ),
  );
  return edged(
    path(bar),
    "#8A5208",
    path(bar, { fill: "#D28D1B", transform: "translate(0 -3) scale(.985 .92)" }),
    seeds,
    nuts,
    stroke("M-130-27H-60M-46-27H-30", ["#FFF6D6", 5], { opacity: 0.75 }),
  );
}

export const sweetBars = {
  baklavaPiece: { foods: ["phyllo"], within: ["pistachio"], draw: baklavaPiece },
  choppedPistachio: { foods: ["pistachio"], draw: choppedPistachio },
  brownie: { foods: ["cocoa-powder"], within: ["tahini"], draw: brownie },
  flapjack: { foods: ["oats"], within: ["pumpkin-seed"], draw: flapjack },
  pasteliBar: { foods: ["sesame-seed"], within: ["honey", "pistachio"], draw: pasteliBar },
} as const satisfies Record<string, FoodPiece>;
