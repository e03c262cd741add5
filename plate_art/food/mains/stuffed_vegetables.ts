// Vegetables that are filled or rolled and baked whole. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, pointInDisc } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { ellipse, group, moved, path, type Svg, stroke, times, turned } from "../../svg.ts";

/** Baked rice with herbs, currants and nuts, in a hollow of that radius. */
function riceFilling(random: Random, radius: number): Svg {
  const grains = times(Math.round(radius * 1.7), () => {
    const [x, y] = pointInDisc(radius * 0.9, random);
    return ellipse([8, 4], {
      fill: random.pick(["#F4D9A4", "#EBC27C", "#F9E7C4"]),
      stroke: "#B9803A",
      "stroke-width": 1,
      transform: moved([x, y], { rotate: random.between(0, 180) }),
    });
  });
  const bits = times(Math.round(radius / 3), () => {
    const [x, y] = pointInDisc(radius * 0.85, random);
    return ellipse([random.between(4, 7), random.between(3, 5)], {
      fill: random.pick(["#3F7F34", "#58994A", "#4A2440", "#C8432A", "#FBEBC0"]),
      transform: moved([x, y], { rotate: random.between(0, 180) }),
    });
  });
  return path(blob(radius, random, { wobble: 0.05 }), { fill: "#B4702C" }) + grains + bits;
}

/** 170 across: a tomato filled with rice and baked, its lid set on askew. */
function stuffedTomato(random: Random): Drawing {
  const skin = blob(82, random, { points: 10, wobble: 0.035 });
  const lid = blob(48, random, { points: 9, wobble: 0.06 });
  const char = times(5, () =>
    path(blob(random.between(6, 13), random, { wobble: 0.3, stretch: [1.4, 0.8] }), {
      fill: "#4A130A",
      opacity: 0.55,
      transform: moved([random.between(-22, 22), random.between(-18, 18)]),
    }),
  );
  return edged(
    path(skin),
    "#7E1A0C",
    path(skin, { fill: "#C6341C", transform: "translate(-2 -3) scale(.95)" }),
    path(skin, { fill: "#DF5333", transform: "translate(-4 -6) scale(.86)" }),
    path(skin, { fill: "#8F2010", transform: "translate(0 2) scale(.74)" }),
    riceFilling(random, 57),
    stroke("M-66-30A72 72 0 0 1-26-67", ["#fff", 7], { opacity: 0.45 }),
    group(
      { transform: "translate(14 -12)" },
      path(lid, { fill: "#2A1204", opacity: 0.3, transform: "translate(4 7)" }),
      path(lid, { fill: "#8A1E0E" }),
      path(lid, { fill: "#D2402A", transform: "translate(-1 -2) scale(.92)" }),
      path(lid, { fill: "#E76A48", transform: "translate(-5 -7) scale(.62)" }),
      char,
      turned(5, () => path("M0 0C5-6 5-15 0-22C-5-15-5-6 0 0Z", { fill: "#5C6B25" })),
      stroke("M0 0L5-9", ["#7C7A35", 7]),
      stroke("M-32-14A36 36 0 0 1-12-33", ["#fff", 5], { opacity: 0.5 }),
    ),
  );
}

/** 190 across: a green pepper filled with rice and baked, its lid leaning on it. */
function stuffedPepper(random: Random): Drawing {
  const skin =
    "M-6-84C26-94 62-84 76-54C92-40 94-4 80 24C74 60 44 84 12 78C-16 92-56 82-70 50C-92 30-94-14-78-40C-68-72-36-90-6-84Z";
  const lid = "M-4-44C18-50 40-40 44-18C52-2 46 22 28 34C10 46-20 46-34 30C-50 16-50-14-38-28C-30-40-18-46-4-44Z";
  const char = times(9, () => {
    const angle = random.between(0, Math.PI * 2);
    return path(blob(random.between(6, 12), random, { wobble: 0.3, stretch: [1.5, 0.8] }), {
      fill: "#2C2A10",
      opacity: 0.4,
      transform: moved([Math.cos(angle) * 70, Math.sin(angle) * 68], { rotate: (angle * 180) / Math.PI + 90 }),
    });
  });
  return edged(
    path(skin),
    "#3B4A12",
    path(skin, { fill: "#6F8A2A", transform: "translate(-2 -3) scale(.95)" }),
    path(skin, { fill: "#8FA83E", transform: "translate(-4 -6) scale(.86)" }),
    char,
    path(skin, { fill: "#4A5A18", transform: "translate(0 2) scale(.72)" }),
    riceFilling(random, 58),
    stroke("M-70-30C-64-54-44-68-20-72", ["#fff", 7], { opacity: 0.4 }),
    group(
      { transform: "translate(18 -16)" },
      path(lid, { fill: "#2A1204", opacity: 0.3, transform: "translate(4 7)" }),
      path(lid, { fill: "#45561A" }),
      path(lid, { fill: "#84A038", transform: "translate(-1 -2) scale(.91)" }),
      path(lid, { fill: "#A3BC54", transform: "translate(-6 -8) scale(.56)" }),
      stroke("M0-2C-14-12-24-12-34-8M2-4C4-18 8-28 14-34M4 4C14 14 18 20 20 30", ["#5D7522", 4], { opacity: 0.8 }),
      stroke("M0 0C6-4 10-12 12-22", ["#4F6420", 13]),
      stroke("M0-1C5-5 8-12 10-20", ["#93A955", 6]),
    ),
  );
}

/** 440 long, 180 high: an aubergine slit and crammed with soft onion and tomato, glossy with oil. Stalk to the left. */
function stuffedAubergine(random: Random): Drawing {
  const skin = "M-176-14C-140-58-60-84 40-84C140-84 208-46 210 4C210 54 140 88 44 86C-56 84-140 56-176 16Z";
  const slit = "M-138 0C-90-40-10-54 60-52C122-50 164-28 170 2C164 34 120 54 56 56C-10 58-92 40-138 0Z";
  const onions = times(44, () => {
    const [x, y] = pointInDisc(1, random);
    const size = random.between(14, 30);
    const bend = random.between(-14, 14).toFixed(1);
    const d = `M${(-size).toFixed(1)} 0C${(-size / 2).toFixed(1)} ${bend} ${(size / 2).toFixed(1)} ${bend} ${size.toFixed(1)} 0`;
    const transform = moved([x * 126 + 26, y * 36 + 1], { rotate: random.between(-60, 60) });
    return (
      stroke(d, ["#9A5A1C", 10], { transform }) +
      stroke(d, [random.pick(["#F3D08C", "#EDBE6E", "#F8E2B0"]), 7], { transform })
    );
  });
  const tomato = times(20, () => {
    const [x, y] = pointInDisc(1, random);
    return path(blob(random.between(8, 15), random, { points: 7, wobble: 0.25 }), {
      fill: random.pick(["#C8321D", "#E2562E", "#A9250F"]),
      stroke: "#7E1A0C",
      "stroke-width": 1.4,
      transform: moved([x * 130 + 26, y * 36 + 1]),
    });
  });
  return edged(
    `${path(skin)}${path("M-160-28C-190-30-214-16-216 2C-214 20-190 34-160 28Z")}`,
    "#1E0E22",
    path(skin, { fill: "#3F1F45", transform: "translate(-1 -2) scale(.965 .95)" }),
    path(skin, { fill: "#5C3162", transform: "translate(-4 -7) scale(.92 .86)" }),
    path("M-136-26C-168-32-172-14-212-8L-214 12C-176 16-168 34-138 28C-156 14-156-12-136-26Z", { fill: "#6B7A33" }),
    path("M-146-18C-168-22-178-8-208-4L-208 4C-180 6-168 18-148 14Z", { fill: "#97A655" }),
    stroke("M-120-46C-64-70 0-76 60-74", ["#fff", 7], { opacity: 0.4 }),
    path(slit, { fill: "#6B3A14" }),
    path(slit, { fill: "#D9A45A", transform: "translate(0 1) scale(.95 .9)" }),
    onions,
    tomato,
    times(16, () => {
      const [x, y] = pointInDisc(1, random);
      return ellipse([random.between(3, 6), random.between(2, 3.4)], {
        fill: random.pick(["#3F8A42", "#57A44E"]),
        transform: moved([x * 128 + 26, y * 36], { rotate: random.between(0, 180) }),
      });
    }),
  );
}

/** 150 wide, 430 high: a head of chicory rolled in ham, its ends bare, sauce and browned cheese over the middle. */
function hamChicoryRoll(random: Random): Drawing {
  const roll = "M-62-140C-60-168 60-168 62-140V150C60 176-60 176-62 150Z";
  const tip = "M-40-150C-34-190-14-214 0-216C14-214 34-190 40-150Z";
  const foot = "M-42 156C-38 184-22 200 0 200C22 200 38 184 42 156Z";
  const cheese = blob(78, random, { points: 12, wobble: 0.12, stretch: [0.98, 1.45] });
  const brown = times(15, () => {
    const [x, y] = pointInDisc(1, random);
    return path(blob(random.between(8, 20), random, { wobble: 0.28 }), {
      fill: random.pick(["#C9832B", "#B36A1C", "#DDA04A"]),
      opacity: 0.62,
      transform: moved([x * 58, y * 88]),
    });
  });
  return edged(
    path(roll) + path(tip) + path(foot),
    "#8E4A3E",
    path(tip, { fill: "#F3E7A6", transform: "translate(0 -10) scale(.86 .94)" }),
    stroke("M-16-156C-14-180-6-200 0-208M14-156C12-180 6-196 2-206", ["#C3C25A", 4]),
    path(foot, { fill: "#EBDDB0", transform: "translate(0 10) scale(.86 .94)" }),
    path(roll, { fill: "#DE8F84", transform: "scale(.94 .97)" }),
    path(roll, { fill: "#EFAFA2", transform: "translate(-8 -3) scale(.7 .95)" }),
    stroke("M-56-126C-20-136 20-136 56-126M-56 140C-20 150 20 150 56 140", ["#FBD9CC", 5]),
    stroke("M36-120V136", ["#B9675C", 4], { opacity: 0.6 }),
    path(cheese, { fill: "#C9983F" }),
    path(cheese, { fill: "#F8E3AC", transform: "translate(-1 -2) scale(.96)" }),
    path(cheese, { fill: "#FDF1CB", transform: "translate(-6 -8) scale(.74)" }),
    brown,
    stroke("M-52-40C-50-70-36-92-18-102", ["#fff", 7], { opacity: 0.75 }),
  );
}

export const stuffedVegetables = {
  stuffedTomato: { foods: ["tomato"], within: ["rice"], draw: stuffedTomato },
  stuffedPepper: { foods: ["green-bell-pepper"], within: ["rice"], draw: stuffedPepper },
  stuffedAubergine: { foods: ["eggplant"], within: ["onion", "tomato"], draw: stuffedAubergine },
  hamChicoryRoll: { foods: ["endive"], within: ["ham", "cheese"], draw: hamChicoryRoll },
} as const satisfies Record<string, FoodPiece>;
