// Fruit in slices and pieces. Origin 0,0 is the middle of the piece; at scale 1 most are 50 to 100 across.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, pointInDisc } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, stroke, times, turned } from "../../svg.ts";

/** 92 across. */
function lemonSlice(): Drawing {
  return citrusSlice({ skin: "#F4C325", pith: "#FFF8D2", flesh: "#FFE055", membrane: "#FFF1A6" });
}

/** 92 across. */
function limeSlice(): Drawing {
  return citrusSlice({ skin: "#4E9A3B", pith: "#F0F7CF", flesh: "#A9D15C", membrane: "#D8EBA4" });
}

function citrusSlice(colors: { skin: string; pith: string; flesh: string; membrane: string }): Drawing {
  const segment = path("M0-5L11-33C4-38-4-38-11-33Z", {
    fill: colors.flesh,
    stroke: colors.membrane,
    "stroke-width": 2,
  });
  const drop = path("M-2-26C2-24 3-20 1-15", { fill: "none", stroke: "#fff", "stroke-width": 2, opacity: 0.5 });
  return edged(
    circle(46),
    colors.skin,
    circle(40, { fill: colors.pith }),
    turned(8, () => segment + drop),
  );
}

/** 100 long: a sixth of a lemon, skin down and flesh up. */
function lemonWedge(): Drawing {
  return citrusWedge({ skin: "#F2B61B", pith: "#FFF3C2", flesh: "#FFD84A", membrane: "#FFEDA8" });
}

/** 100 long. */
function limeWedge(): Drawing {
  return citrusWedge({ skin: "#4E9A3B", pith: "#F0F7CF", flesh: "#B4DA66", membrane: "#DFF0B0" });
}

function citrusWedge(colors: { skin: string; pith: string; flesh: string; membrane: string }): Drawing {
  return edged(
    path("M-50-14C-40 34 40 34 50-14C24-22-24-22-50-14Z"),
    colors.skin,
    path("M-46-13C-36 25 36 25 46-13C22-20-22-20-46-13Z", { fill: colors.pith }),
    path("M-41-11C-31 18 31 18 41-11C20-17-20-17-41-11Z", { fill: colors.flesh }),
    stroke("M0-16V10M-2-15L-22 4M2-15L22 4", [colors.membrane, 3]),
  );
}

/** 48 across. */
function blueberry(): Drawing {
  return edged(
    circle(24),
    "#2B3468",
    circle(21, { cx: -1, cy: -2, fill: "#4A5AA0" }),
    path("M0-9L3-3L9-3L5 2L7 8L0 5L-7 8L-5 2L-9-3L-3-3Z", { fill: "#232A55" }),
    stroke("M-16-6A17 17 0 0 1-6-16", ["#fff", 3.5], { opacity: 0.4 }),
  );
}

/** 60 across: drupelets round a hollow. */
function raspberry(): Drawing {
  const ring = (count: number, out: number) =>
    turned(
      count,
      () =>
        circle(8.5, { cy: -out, fill: "#C91F4A" }) +
        circle(6.5, { cx: -1.5, cy: -out - 1.5, fill: "#EE5478" }) +
        circle(2, { cx: -3, cy: -out - 4, fill: "#FFC4D2" }),
    );
  return edged(circle(29), "#96133A", ring(11, 21), ring(6, 10), circle(5, { fill: "#8A1033" }));
}

/** 84 high: a halved strawberry, cut side up, tip down. */
function strawberry(): Drawing {
  return edged(
    path("M0 46C-30 30-44 0-36-22C-30-38-10-38 0-30C10-38 30-38 36-22C44 0 30 30 0 46Z"),
    "#C7202C",
    path("M0 38C-24 24-35 0-29-18C-24-30-9-30 0-23C9-30 24-30 29-18C35 0 24 24 0 38Z", { fill: "#F25C5C" }),
    path("M0 26C-11 14-15 2-11-8C-7-14-3-14 0-10C3-14 7-14 11-8C15 2 11 14 0 26Z", { fill: "#FFD9CF" }),
    stroke("M-20-14L-14-8M20-14L14-8M-22 2L-15 3M22 2L15 3M-14 18L-10 13M14 18L10 13", ["#FFB3A6", 3]),
  );
}

/** 64 across. */
function banana(): Drawing {
  return edged(
    circle(32),
    "#D9B45A",
    circle(29, { fill: "#FFF1BE" }),
    circle(14, { fill: "#F6DD92" }),
    turned(3, () => circle(2.4, { cy: -7, fill: "#A27B36" })),
  );
}

/** 84 across. */
function kiwi(): Drawing {
  return edged(
    circle(42),
    "#7A5A30",
    circle(38, { fill: "#8CC63F" }),
    circle(14, { fill: "#F0F6CF" }),
    turned(14, () => ellipse([2.2, 5], { cy: -21, fill: "#2F3A12" })),
  );
}

/** 116 long: a half-moon of apple with its red skin along the lower arc. */
function appleSlice(): Drawing {
  return edged(
    path("M-58-20C-54 46 54 46 58-20C40-30-40-30-58-20Z"),
    "#A81C26",
    path("M-53-19C-47 37 47 37 53-19C37-28-37-28-53-19Z", { fill: "#E2474B" }),
    path("M-51-19C-44 31 44 31 51-19C36-27-36-27-51-19Z", { fill: "#FFF6D8" }),
    path("M-24-23C-18-6 18-6 24-23C10-25-10-25-24-23Z", { fill: "#F1E0AC" }),
    path("M-12-18C-14-10-8-8-6-15ZM12-18C14-10 8-8 6-15Z", { fill: "#5E331A" }),
    stroke("M-36-8C-28 10-12 18 2 19", ["#fff", 3.4], { opacity: 0.8 }),
  );
}

/** 200 across: a whole apple baked until its skin gives, oats and raisins heaped where the core was. */
function bakedApple(random: Random): Drawing {
  const skin = blob(97, random, { points: 10, wobble: 0.035 });
  const heap = blob(52, random, { points: 11, wobble: 0.1 });
  const streaks = times(30, () => {
    const [from, to] = [random.between(50, 66), random.between(70, 92)];
    const bend = random.between(-7, 7);
    const d = `M0 ${decimal(-from)}Q${decimal(bend)} ${decimal(-(from + to) / 2)} ${decimal(bend / 2)} ${decimal(-to)}`;
    return stroke(d, [random.pick(["#F2AE55", "#E98F45", "#9B2A1C", "#F7C778"]), random.between(2.5, 6)], {
      opacity: 0.55,
      transform: `rotate(${decimal(random.between(0, 360))})`,
    });
  });
  const oats = times(46, () => {
    const [x, y] = pointInDisc(48, random);
    return ellipse([random.between(7, 11), random.between(4.5, 6.5)], {
      fill: random.pick(["#E9C88F", "#D9AB66", "#F4DDB0", "#C98F4A"]),
      stroke: "#A06A28",
      "stroke-width": 1,
      transform: moved([x - 3, y - 5], { rotate: random.between(0, 180) }),
    });
  });
  const raisins = times(5, () => {
    const [x, y] = pointInDisc(38, random);
    return group({ transform: moved([x - 3, y - 6], { rotate: random.between(0, 180), scale: 0.72 }) }, raisin().body);
  });
  return edged(
    path(skin),
    "#651410",
    path(skin, { fill: "#A52A20", transform: "translate(-2 -3) scale(.955)" }),
    path(skin, { fill: "#C5402C", transform: "translate(-5 -7) scale(.84)" }),
    path(skin, { fill: "#D86A3A", transform: "translate(-4 -6) scale(.68)" }),
    streaks,
    path(heap, { fill: "#5A2A10", opacity: 0.6, transform: "translate(3 4) scale(1.1)" }),
    path(heap, { fill: "#A9702E", transform: "translate(-3 -5)" }),
    oats,
    raisins,
    stroke("M-80-26A85 85 0 0 1-34-77", ["#fff", 10], { opacity: 0.5 }),
    stroke("M-24-84A86 86 0 0 1-10-87", ["#fff", 8], { opacity: 0.4 }),
  );
}

/** 30 long. */
function raisin(): Drawing {
  return edged(
    ellipse([15, 10]),
    "#2E120B",
    ellipse([12, 7.5], { cx: -1, cy: -1, fill: "#5B2B1C" }),
    stroke("M-7-2C-2-5 3-4 7-2", ["#8F5A45", 2.4]),
  );
}

/** 62 across: a grape cut in half. */
function grape(): Drawing {
  return edged(
    circle(31),
    "#5C1B4B",
    circle(27, { cx: -1, cy: -2, fill: "#8A3573" }),
    stroke("M-19-8A20 20 0 0 1-6-20", ["#fff", 4], { opacity: 0.45 }),
    group({ opacity: 0.5 }, circle(4, { cx: 8, cy: 9, fill: "#5C1B4B" })),
  );
}

/** 30 across: shavings of lemon zest, curled. */
function lemonZest(random: Random): Drawing {
  const curl = `M-14 ${random.between(-4, 4).toFixed(1)}C-6-10 4 10 14 ${random.between(-5, 5).toFixed(1)}`;
  return edged(
    path(curl, { fill: "none", stroke: "currentColor", "stroke-width": 6, "stroke-linecap": "round" }),
    "#D79A12",
    stroke(curl, ["#FFD23F", 4]),
  );
}

export const fruit = {
  lemonSlice: { foods: ["lemon"], draw: lemonSlice },
  lemonWedge: { foods: ["lemon"], draw: lemonWedge },
  lemonZest: { foods: ["lemon", "lemon-zest"], draw: lemonZest },
  limeSlice: { foods: ["lime"], draw: limeSlice },
  limeWedge: { foods: ["lime"], draw: limeWedge },
  blueberry: { foods: ["blueberry"], draw: blueberry },
  raspberry: { foods: ["raspberry"], draw: raspberry },
  strawberry: { foods: ["strawberry"], draw: strawberry },
  banana: { foods: ["banana"], draw: banana },
  kiwi: { foods: ["kiwi"], draw: kiwi },
  appleSlice: { foods: ["apple"], draw: appleSlice },
  bakedApple: { foods: ["apple"], within: ["oats", "raisin"], draw: bakedApple },
  raisin: { foods: ["raisin"], draw: raisin },
  grape: { foods: ["grape"], draw: grape },
} as const satisfies Record<string, FoodPiece>;
