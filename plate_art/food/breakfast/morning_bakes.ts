// Whole bakes of the morning: 500 to 640 across at scale 1, origin 0,0 in its middle, not to be turned far.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, type Point, pointInDisc, polar, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { ellipse, group, moved, path, type Svg, stroke, times } from "../../svg.ts";

/** 620 across: a pancake risen up the sides of its pan, the rim billowed and brown, butter in its hollow. */
function dutchBaby(random: Random): Drawing {
  const billow = (from: number, to: number): string =>
    smooth(Array.from({ length: 22 }, (_, index) => polar(random.between(from, to), index * (360 / 22))));
  const rim = billow(290, 312);
  const inner = billow(196, 236);
  const puffs = times(17, (index) => {
    const at = moved(polar(random.between(244, 274), index * (360 / 17) + random.between(-7, 7)), {
      rotate: index * (360 / 17),
    });
    const puff = blob(random.between(30, 44), random, { wobble: 0.14, stretch: [0.8, 1.35] });
    return group(
      { transform: at },
      path(puff, { fill: "#8E4E12", opacity: 0.55, transform: "translate(3 5)" }),
      path(puff, { fill: "#D08A34" }),
      path(puff, { fill: "#E6AC55", transform: "translate(-4 -6) scale(.72)" }),
    );
  });
  const browned = times(26, () => {
    const [x, y] = polar(random.between(256, 284), random.between(0, 360));
    return path(blob(random.between(8, 24), random, { wobble: 0.3 }), {
      fill: random.pick(["#6E3408", "#8A4A12", "#A4621E"]),
      opacity: 0.55,
      transform: moved([x, y]),
    });
  });
  const waves = times(13, () => {
    const at = moved(pointInDisc(150, random), { rotate: random.between(0, 360) });
    const wave = `M-60 0C-30 ${random.between(-26, -6).toFixed(0)} 24 ${random.between(2, 22).toFixed(0)} 60 0`;
    return group(
      { transform: at },
      stroke(wave, ["#D99A3A", 13], { opacity: 0.6 }),
      stroke(wave, ["#FFEDB8", 7], { opacity: 0.85, transform: "translate(-2 -6)" }),
    );
  });
  const butter = times(7, () => {
    const pool = blob(random.between(16, 34), random, { wobble: 0.2 });
    const at = moved(pointInDisc(170, random));
    return group(
      { transform: at },
      path(pool, { fill: "#E0A21E", opacity: 0.7 }),
      path(pool, { fill: "#FFD95E", opacity: 0.85, transform: "translate(-2 -2) scale(.8)" }),
      ellipse([6, 3], { cx: -6, cy: -8, fill: "#FFFBE0" }),
    );
  });
  return edged(
    path(rim),
    "#5E2C08",
    path(rim, { fill: "#B06A20", transform: "translate(-2 -3) scale(.975)" }),
    puffs,
    browned,
    path(inner, { fill: "#9A5A16", opacity: 0.7, transform: "translate(2 6) scale(1.03)" }),
    path(inner, { fill: "#F2BC54" }),
    path(inner, { fill: "#F9D27A", transform: "translate(-4 -5) scale(.88)" }),
    waves,
    butter,
  );
}

/** 560 wide, 372 high: oats baked in an oblong dish, walnuts pressed in, a square taken out at the lower right. */
function bakedOatmeal(random: Random): Drawing {
  const slab =
    "M-252-182H252C268-182 276-174 276-158V-6H92V182H-252C-268 182-276 174-276 158V-158C-276-174-268-182-252-182Z";
  const onSlab = ([x, y]: Point): boolean => Math.abs(x) < 262 && Math.abs(y) < 168 && !(x > 78 && y > -20);
  const oats = times(520, () => {
    const at: Point = [random.between(-262, 262), random.between(-168, 168)];
    const rotate = random.between(0, 180);
    const fill = random.pick(["#E7C48A", "#D6A660", "#C58D42", "#F1D9A8"]);
    return onSlab(at)
      ? ellipse([random.between(8, 12), random.between(5, 7)], {
          fill,
          stroke: "#8F5C22",
          "stroke-width": 1.1,
          transform: moved(at, { rotate }),
        })
      : "";
  });
  const brown = times(34, (index) => {
    const along = random.between(-250, 250);
    const at: Point = index % 2 ? [along, index % 4 === 1 ? -166 : 166] : [index % 4 ? -262 : 262, along * 0.64];
    return onSlab([at[0] * 0.94, at[1] * 0.94])
      ? path(blob(random.between(14, 30), random, { wobble: 0.25 }), {
          fill: "#6E3A10",
          opacity: 0.34,
          transform: moved(at),
        })
      : "";
  });
  const wall = (d: string): Svg =>
    stroke(d, ["#6E3F14", 32]) +
    stroke(d, ["#C9964E", 24], { transform: "translate(-2 -4)" }) +
    stroke(d, ["#EBCB92", 8], { "stroke-dasharray": "10 13", transform: "translate(-2 -4)" });
  const crumbs = times(22, () =>
    path(blob(random.between(3, 8), random, { points: 6, wobble: 0.3 }), {
      fill: random.pick(["#C58D42", "#E7C48A", "#8A5526"]),
      transform: moved([random.between(120, 262), random.between(30, 170)]),
    }),
  );
  return edged(
    path(slab),
    "#6E3F14",
    path(slab, { fill: "#B47A34", transform: "translate(-2 -3) scale(.985)" }),
    oats,
    `<clipPath id="oatmeal">${path(slab)}</clipPath>`,
    group({ "clip-path": "url(#oatmeal)" }, brown),
    wall("M90 166V-6H260"),
    crumbs,
  );
}

/** 190 high, 120 wide: a thin slice through a ripe pear, baked until its edge browns, stalk up. */
function bakedPearSlice(): Drawing {
  const pear =
    "M-4-92C14-92 24-74 26-50C30-22 58-6 58 36C58 72 32 90 0 90C-32 90-58 72-58 36C-58-6-32-22-28-50C-26-74-20-92-4-92Z";
  return edged(
    path(pear),
    "#8A6A1E",
    path(pear, { fill: "#C9A03C", transform: "translate(0 1) scale(.965)" }),
    path(pear, { fill: "#F4DE9C", transform: "translate(-1 -1) scale(.88)" }),
    path(pear, { fill: "#FBEDC0", transform: "translate(-4 -2) scale(.66)" }),
    ellipse([17, 25], { cy: 34, fill: "#E3C478" }),
    ellipse([4.5, 9], { cx: -6, cy: 34, fill: "#4E2C10", transform: "rotate(8 -6 34)" }),
    ellipse([4.5, 9], { cx: 6, cy: 36, fill: "#4E2C10", transform: "rotate(-8 6 36)" }),
    stroke("M-2-90C0-102 4-108 10-114", ["#5E4318", 7]),
    stroke("M-44 20C-42 2-30-12-22-28", ["#fff", 6], { opacity: 0.75 }),
  );
}

/** About 190 across: a cluster of granola broken from its tray, all oats stuck together, a pecan and pumpkin seeds in it. */
function granolaSlab(random: Random): Drawing {
  const slab = blob(80, random, { points: 13, wobble: 0.22, stretch: [1.12, 0.86] });
  const oat = ([x, y]: Point): Svg =>
    ellipse([random.between(13, 18), random.between(8.5, 11)], {
      fill: random.pick(["#F0D29A", "#E4BA76", "#D39D50", "#F8E5BE"]),
      stroke: "#8F5C22",
      "stroke-width": 1.6,
      transform: moved([x * 1.12, y * 0.88], { rotate: random.between(0, 180) }),
    });
  const rim = times(18, (index) => oat(polar(random.between(66, 84), index * 20)));
  const heart = times(30, () => oat(pointInDisc(68, random)));
  const seeds = times(4, () => {
    const at = moved(pointInDisc(58, random), { rotate: random.between(0, 180) });
    return (
      ellipse([16, 9.5], { fill: "#4C6327", transform: at }) +
      ellipse([13, 7], { cx: -1, cy: -1, fill: "#A3BA62", transform: at })
    );
  });
  const pecan = group(
    { transform: moved(pointInDisc(30, random), { rotate: random.between(0, 180), scale: 0.95 }) },
    path("M-36 0C-28-22 28-22 36 0C28 22-28 22-36 0Z", { fill: "#54290F" }),
    path("M-32-1C-24-18 24-18 32-1C24 16-24 16-32-1Z", { fill: "#A5632C" }),
    stroke("M-28-1H28", ["#54290F", 4.5]),
    stroke("M-18-9C-6-13 8-13 18-9M-18 8C-6 12 8 12 18 8", ["#D49A5C", 3]),
  );
  return edged(
    path(slab),
    "#6E3F14",
    path(slab, { fill: "#A86E2C", transform: "scale(.96)" }),
    rim,
    heart,
    seeds,
    pecan,
  );
}

export const morningBakes = {
  dutchBaby: { foods: ["flour"], within: ["egg", "milk", "butter"], draw: dutchBaby },
  bakedOatmeal: { foods: ["oats"], draw: bakedOatmeal },
  bakedPearSlice: { foods: ["pear"], draw: bakedPearSlice },
  granolaSlab: { foods: ["oats"], within: ["pecan", "pumpkin-seed"], draw: granolaSlab },
} as const satisfies Record<string, FoodPiece>;
