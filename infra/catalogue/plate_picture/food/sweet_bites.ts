// Sweets that are taken with the fingers: biscuits, balls, bars, squares and tarts. Sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../drawing.ts";
import { arc, blob, pointInDisc, polar, smooth } from "../outlines.ts";
import type { Random } from "../seeded_random.ts";
import { circle, moved, path, rectangle, stroke, times } from "../svg.ts";
import { flecks, inDisc } from "./crumb.ts";

/** 190 across: two pale biscuits with milk caramel between, its rim rolled in coconut; seen from above. */
function alfajor(random: Random): Drawing {
  const rim = blob(94, random, { points: 16, wobble: 0.02 });
  const shreds = times(52, () => {
    const [x, y] = polar(random.between(80, 95), random.between(0, 360));
    return rectangle([random.between(12, 20), 4.6], {
      rx: 2.2,
      fill: random.pick(["#FFFFFF", "#FFF8E8", "#F6EBD2"]),
      transform: moved([x, y], { rotate: random.between(0, 180) }),
    });
  });
  return edged(
    path(rim),
    "#8F5A26",
    path(rim, { fill: "#B87434", transform: "translate(-1 -2) scale(.965)" }),
    shreds,
    circle(78, { cy: -2, fill: "#D2AE74" }),
    circle(75, { cx: -1, cy: -4, fill: "#F7E6BF" }),
    circle(60, { cx: -4, cy: -8, fill: "#FCF1D6" }),
    flecks(random, { count: 16, at: inDisc(62, random), size: [1.5, 3], colors: ["#E8CF9C", "#DDBE84"] }),
    stroke(arc(64, [196, 252]), ["#fff", 6], { opacity: 0.85 }),
  );
}

/** 190 wide, 112 high: the same on its edge, so that the caramel shows. */
function alfajorOnEdge(random: Random): Drawing {
  const shreds = times(44, () =>
    rectangle([random.between(11, 18), 4.6], {
      rx: 2.2,
      fill: random.pick(["#FFFFFF", "#FFF8E8", "#F3E4C6"]),
      transform: moved([random.between(-84, 84), random.between(-17, 17)], { rotate: random.between(0, 180) }),
    }),
  );
  const biscuit = (y: number): string =>
    rectangle([184, 42], { y, rx: 17, fill: "#CDA76A" }) +
    rectangle([178, 34], { x: -90, y: y + 2, rx: 15, fill: "#F7E6BF" }) +
    rectangle([160, 11], { x: -82, y: y + 6, rx: 5, fill: "#FEF5DF" });
  return edged(
    rectangle([190, 112], { rx: 26 }),
    "#9A6A33",
    rectangle([182, 52], { y: -26, rx: 18, fill: "#9A5A20" }),
    rectangle([182, 40], { y: -22, rx: 16, fill: "#C17A32" }),
    shreds,
    biscuit(-55),
    biscuit(14),
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
    const [x, y] = pointInDisc(60, random);
    const size = random.between(6, 21);
    const spot = blob(size, random, { points: 8, wobble: 0.24 });
    return (
      path(spot, { fill: "#B8660F", opacity: 0.55, transform: moved([x, y]) }) +
      path(spot, { fill: "#4A210A", opacity: 0.85, transform: moved([x, y], { scale: 0.66 }) })
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
    "#A9762E",
    lobes
      .map(
        ({ x, y, size }) =>
          circle(size - 3, { cx: x - 1, cy: y - 2, fill: "#F3D79A" }) +
          circle(size - 7, { cx: x - 2, cy: y - 4, fill: "#FFF5DC" }),
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
  alfajorOnEdge: { foods: ["dulce-de-leche"], within: ["cornstarch", "desiccated-coconut"], draw: alfajorOnEdge },
  dateBite: { foods: ["date"], within: ["peanut", "desiccated-coconut"], draw: dateBite },
  dateBiteHalf: { foods: ["date"], within: ["peanut", "desiccated-coconut"], draw: dateBiteHalf },
  custardTart: { foods: ["puff-pastry"], within: ["egg-yolk"], draw: custardTart },
  popcorn: { foods: ["popcorn-kernel"], draw: popcorn },
  pecan: { foods: ["pecan"], draw: pecan },
} as const satisfies Record<string, FoodPiece>;
