// Sweets that are taken with the fingers: biscuits, balls, bars, squares and tarts. Sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { arc, blob, pointInDisc, polar, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, group, moved, path, rectangle, stroke, times } from "../../svg.ts";
import { flecks, inDisc } from "./crumb.ts";

/** 196 wide, 236 high: two pale biscuits with milk caramel between them, rolled in coconut; seen a little from the front. */
function alfajor(random: Random): Drawing {
  const round = blob(96, random, { points: 16, wobble: 0.014 });
  const shreds = times(74, () => {
    const turn = random.between(-8, 188);
    const [x, y] = polar(random.between(88, 97), turn);
    return rectangle([random.between(11, 19), 4.8], {
      rx: 2.2,
      fill: random.pick(["#FFFFFF", "#FFF8E8", "#F6EBD2"]),
      transform: moved([x, y + random.between(4, 30)], { rotate: random.between(0, 180) }),
    });
  });
  return edged(
    path(round) + path(round, { transform: "translate(0 42)" }),
    "#9A6A33",
    path(round, { fill: "#EBD5A6", transform: "translate(0 39) scale(.97)" }),
    path(round, { fill: "#7E4312", transform: "translate(0 26)" }),
    path(round, { fill: "#B36A26", transform: "translate(0 18)" }),
    shreds,
    path(round, { fill: "#C9A265", transform: "scale(.985)" }),
    path(round, { fill: "#F6E4BC", transform: "translate(-1 -3) scale(.955)" }),
    path(round, { fill: "#FCF1D6", transform: "translate(-6 -10) scale(.72)" }),
    flecks(random, { count: 18, at: inDisc(72, random), size: [1.5, 3.2], colors: ["#E8CF9C", "#DDBE84"] }),
    stroke(arc(78, [196, 252]), ["#fff", 6], { opacity: 0.85 }),
  );
}

/** 178 wide, 192 high: half of one, bitten through: biscuit, caramel, biscuit. */
function alfajorBitten(random: Random): Drawing {
  const half = "M-88-30C-84-84-40-104 0-104C44-104 84-82 88-30Q66-14 48-30Q26-12 4-28Q-18-10-42-28Q-64-12-88-30Z";
  return edged(
    path(half) + path(half, { transform: "translate(0 42)" }),
    "#9A6A33",
    path(half, { fill: "#E9D2A0", transform: "translate(0 40) scale(.96 .96)" }),
    path(half, { fill: "#8A4C16", transform: "translate(0 27)" }),
    path(half, { fill: "#B9702B", transform: "translate(0 20)" }),
    times(26, () => {
      const [x, y] = polar(random.between(84, 92), random.between(184, 356));
      return rectangle([random.between(11, 18), 4.6], {
        rx: 2.2,
        fill: random.pick(["#FFFFFF", "#FFF8E8"]),
        transform: moved([x, y + 6], { rotate: random.between(0, 180) }),
      });
    }),
    path(half, { fill: "#C79F62" }),
    path(half, { fill: "#F7E6BF", transform: "translate(-1 -4) scale(.96)" }),
    path(half, { fill: "#FCF1D6", transform: "translate(-4 -12) scale(.76)" }),
    flecks(random, {
      count: 18,
      at: () => [random.between(-74, 74), random.between(-22, -12)],
      size: [2, 5],
      colors: ["#E3C48A", "#FFF8E4"],
    }),
  );
}

/** 112 across: dates, peanuts and cocoa, rolled in coconut. */
function dateBite(random: Random): Drawing {
  const ball = blob(55, random, { points: 12, wobble: 0.035 });
  return edged(
    path(ball),
    "#2C130A",
    path(ball, { fill: "#4E2815", transform: "translate(-2 -3) scale(.93)" }),
    path(ball, { fill: "#6A3A20", transform: "translate(-8 -11) scale(.6)" }),
    flecks(random, { count: 7, at: inDisc(44, random), size: [3, 6], colors: ["#D9A45E", "#C08742"], opacity: 0.95 }),
    flecks(random, {
      count: 62,
      at: inDisc(51, random),
      size: [4, 8],
      colors: ["#FFFFFF", "#FFF7E6", "#F1E4C8"],
      round: 0.34,
      opacity: 0.95,
    }),
    stroke("M-36-20C-30-34-18-42-4-44", ["#fff", 4], { opacity: 0.4 }),
  );
}

/** 112 across: one cut in half, sticky and dark, with pieces of peanut. */
function dateBiteHalf(random: Random): Drawing {
  const cut = blob(55, random, { points: 12, wobble: 0.03 });
  return edged(
    path(cut),
    "#E9DCC0",
    flecks(random, {
      count: 46,
      at: () => polar(random.between(47, 55), random.between(0, 360)),
      size: [4, 8],
      colors: ["#FFFFFF", "#FFF7E6", "#DCCBA6"],
      round: 0.4,
      opacity: 1,
    }),
    circle(47, { fill: "#351709" }),
    circle(44, { cx: -1, cy: -2, fill: "#54280F" }),
    times(13, () => {
      const [x, y] = pointInDisc(36, random);
      return path(blob(random.between(4, 9), random, { points: 6, wobble: 0.25 }), {
        fill: random.pick(["#EBC488", "#DBAA62", "#F4D8A6"]),
        stroke: "#8A5A28",
        "stroke-width": 1,
        transform: moved([x, y]),
      });
    }),
    stroke(arc(36, [196, 250]), ["#C08A5A", 4], { opacity: 0.6 }),
  );
}

/** 200 across: a case of pastry wound in a spiral, custard scorched in spots. */
function custardTart(random: Random): Drawing {
  const rim = smooth(Array.from({ length: 26 }, (_, index) => polar(random.between(94, 101), (index * 360) / 26)));
  const custard = blob(76, random, { points: 14, wobble: 0.025 });
  const flakes = times(44, () => {
    const radius = random.between(80, 96);
    const from = random.between(0, 360);
    return stroke(
      arc(radius, [from, from + random.between(14, 44)]),
      [random.pick(["#F6D691", "#A9661C", "#E9B85F", "#8C4E12", "#D9993F"]), random.between(1.6, 3.4)],
      { opacity: 0.85 },
    );
  });
  const scorches = times(9, () => {
    const at = pointInDisc(58, random);
    const size = random.between(7, 19);
    const spot = blob(size, random, {
      points: 11,
      wobble: 0.13,
      stretch: [random.between(1, 1.35), random.between(0.75, 1)],
    });
    const transform = moved(at, { rotate: random.between(0, 180) });
    return group(
      { transform },
      path(spot, { fill: "#D98A12", opacity: 0.55, transform: "scale(1.3)" }),
      path(spot, { fill: "#9A4F0C", opacity: 0.75 }),
      path(spot, { fill: "#3F1B08", opacity: 0.85, transform: "scale(.66)" }),
    );
  });
  return edged(
    path(rim),
    "#7A430E",
    path(rim, { fill: "#C78632", transform: "translate(-1 -2) scale(.965)" }),
    path(rim, { fill: "#DFA64C", transform: "translate(-2 -4) scale(.91)" }),
    flakes,
    path(custard, { fill: "#A8600F", transform: "translate(1 1) scale(1.04)" }),
    path(custard, { fill: "#F2B01F" }),
    path(custard, { fill: "#FBCB45", transform: "translate(-4 -6) scale(.82)" }),
    path(custard, { fill: "#FDDB6E", transform: "translate(-10 -14) scale(.5)" }),
    scorches,
    stroke(arc(62, [198, 246]), ["#FFF6CF", 6], { opacity: 0.85 }),
    stroke(arc(62, [256, 264]), ["#FFF6CF", 6], { opacity: 0.7 }),
  );
}

/** 66 across: a popped kernel in a thin coat of maple. */
function popcorn(random: Random): Drawing {
  const lobes = [0, 1, 2, 3].map((index) => {
    const [x, y] = polar(random.between(12, 17), index * 90 + random.between(-20, 20));
    return { x, y, size: random.between(15, 20) };
  });
  const burst = lobes.map(({ x, y, size }) => circle(size, { cx: x, cy: y })).join("") + circle(16);
  return edged(
    burst,
    "#9A641C",
    lobes
      .map(
        ({ x, y, size }) =>
          circle(size - 3, { cx: x - 1, cy: y - 2, fill: "#EDC67A" }) +
          circle(size - 7, { cx: x - 2, cy: y - 4, fill: "#FFF0CC" }),
      )
      .join(""),
    path(blob(9, random, { points: 6, wobble: 0.2 }), { fill: "#D69A3C", opacity: 0.8, transform: moved([4, 4]) }),
    stroke(`M-12-6C-6 2-2 4 2 12`, ["#C98A30", 3], { opacity: 0.7 }),
    circle(3.4, { cx: -10, cy: -14, fill: "#FFFFFF" }),
  );
}

/** 92 long: half a pecan, two ribbed lobes, shining with syrup. */
function pecan(): Drawing {
  return edged(
    path("M0-46C20-44 30-20 27 4C25 28 12 44 0 46C-12 44-25 28-27 4C-30-20-20-44 0-46Z"),
    "#451C07",
    path("M-4-40C-16-37-24-18-22 4C-20 24-12 37-4 39Z", { fill: "#96501C" }),
    path("M4-40C16-37 24-18 22 4C20 24 12 37 4 39Z", { fill: "#844314" }),
    stroke("M-14-26C-18-10-17 10-12 26M-8-32C-10-12-10 12-7 32M14-26C18-10 17 10 12 26M8-32C10-12 10 12 7 32", [
      "#5A260B",
      3,
    ]),
    stroke("M-18-14C-17-24-13-31-9-34", ["#F3C48A", 4.4], { opacity: 0.85 }),
  );
}

export const sweetBites = {
  alfajor: { foods: ["dulce-de-leche"], within: ["cornstarch", "desiccated-coconut"], draw: alfajor },
  alfajorBitten: { foods: ["dulce-de-leche"], within: ["cornstarch", "desiccated-coconut"], draw: alfajorBitten },
  dateBite: { foods: ["date"], within: ["peanut", "desiccated-coconut"], draw: dateBite },
  dateBiteHalf: { foods: ["date"], within: ["peanut", "desiccated-coconut"], draw: dateBiteHalf },
  custardTart: { foods: ["puff-pastry"], within: ["egg-yolk"], draw: custardTart },
  popcorn: { foods: ["popcorn-kernel"], draw: popcorn },
  pecan: { foods: ["pecan"], draw: pecan },
} as const satisfies Record<string, FoodPiece>;
