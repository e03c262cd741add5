// Leaves, tomatoes and what else is eaten uncooked, in slices. Origin 0,0 is the middle of the piece; at scale 1 most are 70 to 100 across.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, path, stroke, turned } from "../../svg.ts";

/** 96 across: six chambers with seeds. */
function tomatoSlice(): Drawing {
  return slicedTomato({ skin: "#C8321D", flesh: "#E8523A", chamber: "#F58A6B", seed: "#FCE3B0" });
}

/** 96 across, of a yellow heirloom tomato. */
function goldenTomatoSlice(): Drawing {
  return slicedTomato({ skin: "#D98A0E", flesh: "#F6B52C", chamber: "#FFD772", seed: "#FFF3CC" });
}

/** 96 across, of a green heirloom tomato. */
function greenTomatoSlice(): Drawing {
  return slicedTomato({ skin: "#6E8A23", flesh: "#9CB840", chamber: "#C6D66F", seed: "#F3F3C4" });
}

function slicedTomato(colors: { skin: string; flesh: string; chamber: string; seed: string }): Drawing {
  const seeds =
    ellipse([2.2, 4], { cx: -4, cy: -24, fill: colors.seed }) +
    ellipse([2.2, 4], { cx: 4, cy: -20, fill: colors.seed });
  const chamber = path("M0-9C11-16 13-34 0-37C-13-34-11-16 0-9Z", { fill: colors.chamber });
  return edged(
    circle(48),
    colors.skin,
    circle(44, { fill: colors.flesh }),
    turned(6, () => chamber + seeds),
    circle(6, { fill: colors.chamber }),
    stroke("M-38-16A41 41 0 0 1-12-39", ["#fff", 4], { opacity: 0.35 }),
  );
}

/** 68 across: a halved cherry tomato, cut side up. */
function cherryTomato(): Drawing {
  return edged(
    circle(34),
    "#B92A16",
    circle(31, { fill: "#E2452C" }),
    path(
      "M-2-21C-18-20-22-4-15 8C-8 4-4-8-2-21ZM3-21C18-20 22-4 15 8C8 4 4-8 3-21ZM-11 13C-4 22 6 22 12 13C5 8-5 8-11 13Z",
      { fill: "#F78A66" },
    ),
    group(
      { fill: "#FCE3B0" },
      ellipse([2, 3.4], { cx: -11, cy: -6 }),
      ellipse([2, 3.4], { cx: 11, cy: -6 }),
      ellipse([3.4, 2], { cy: 16 }),
    ),
    stroke("M-26-9A27 27 0 0 1-9-26", ["#fff", 3.5], { opacity: 0.4 }),
  );
}

/** 70 across: a whole roasted cherry tomato, blistered. */
function roastedTomato(random: Random): Drawing {
  const skin = blob(35, random, { points: 8, wobble: 0.05 });
  return edged(
    path(skin),
    "#A3210F",
    path(skin, { fill: "#D93A20", transform: "translate(-2 -2) scale(.9)" }),
    path(blob(11, random, { wobble: 0.25 }), { fill: "#5E1A10", opacity: 0.75, transform: "translate(7 6)" }),
    path(blob(5, random, { wobble: 0.25 }), { fill: "#5E1A10", opacity: 0.6, transform: "translate(-9 12)" }),
    stroke("M-22-8A24 24 0 0 1-4-24", ["#fff", 5], { opacity: 0.45 }),
  );
}

/** 92 across. */
function cucumber(): Drawing {
  return edged(
    circle(46),
    "#2F7A43",
    circle(41, { fill: "#CDE8B2" }),
    circle(26, { fill: "#E3F2CC" }),
    turned(9, () => ellipse([3, 6.5], { cy: -17, fill: "#B4D58D" })),
  );
}

/** 84 across: rings of a red onion. */
function onionRing(): Drawing {
  const rings =
    circle(38, { fill: "none", stroke: "currentColor", "stroke-width": 8 }) +
    circle(24, { fill: "none", stroke: "currentColor", "stroke-width": 5 });
  return edged(
    rings,
    "#B4568F",
    circle(36, { fill: "none", stroke: "#EBC9E0", "stroke-width": 5 }),
    circle(22.5, { fill: "none", stroke: "#F3DDEB", "stroke-width": 3.5 }),
  );
}

/** 104 long, tip up, the stalk towards the lower edge. */
function spinach(random: Random): Drawing {
  const green = random.pick(["#2D7B45", "#3B8F4E", "#256A3C"]);
  return edged(
    path("M0-50C30-46 40-16 26 8C18 24 6 28 2 52H-2C-6 28-18 24-26 8C-40-16-30-46 0-50Z"),
    green,
    path("M0-50C30-46 40-16 26 8C18 24 6 28 2 52Z", { fill: "#fff", opacity: 0.08 }),
    stroke("M0-40V50M0-16L16-26M0 2L18-8M0-16L-16-26M0 2L-18-8", ["#9BD197", 2.6], { opacity: 0.65 }),
  );
}

/** About 100 across: a torn leaf with ruffled edges. */
function lettuce(random: Random): Drawing {
  return edged(
    path(blob(50, random, { points: 12, wobble: 0.2 })),
    random.pick(["#6FAE3F", "#65A339"]),
    path(blob(42, random, { points: 12, wobble: 0.22 }), { fill: random.pick(["#9CCB5B", "#8FC24F"]) }),
    stroke("M-34 6C-12 2 10 2 34-4M0 2L-8-24M8 1L20-20M-6 4L-16 24M12 2L22 20", ["#DDEFB4", 4], { opacity: 0.85 }),
  );
}

/** 30 across: a ring of spring onion. */
function scallion(random: Random): Drawing {
  const green = random.pick(["#3E8B3E", "#5AA24A", "#2F7A36"]);
  return edged(
    circle(15),
    green,
    circle(11.5, { fill: "#B9DF8E" }),
    circle(6.5, { fill: green }),
    circle(4, { fill: "#E7F3CF" }),
  );
}

/** 92 high: a slice of ripe avocado with its dark skin side. */
function avocadoSlice(): Drawing {
  return edged(
    path("M-16-46C18-46 36-14 32 16C29 38 12 46-4 46C20 30 18-22-16-46Z"),
    "#3E7A35",
    path("M-14-44C16-40 31-14 28 14C25 34 12 42 0 43C18 24 16-20-14-44Z", { fill: "#B9D567" }),
    path("M-6-38C12-32 22-10 20 12C18 28 12 36 6 39C18 20 14-16-6-38Z", { fill: "#E7EFA1" }),
  );
}

/** 40 across: a pitted black olive. */
function olive(): Drawing {
  return edged(
    circle(20),
    "#2B2440",
    circle(17, { cx: -1, cy: -1, fill: "#4A3E63" }),
    circle(7, { fill: "#1B162B" }),
    stroke("M-12-5A13 13 0 0 1-3-13", ["#fff", 3], { opacity: 0.4 }),
  );
}

/** 106 high: half an avocado with its stone, tip up. */
function avocadoHalf(): Drawing {
  return edged(
    path("M0-52C20-52 22-22 34-2C46 22 26 48 0 48C-26 48-46 22-34-2C-22-22-20-52 0-52Z"),
    "#355F2B",
    path("M0-46C16-46 18-20 29 0C39 21 22 42 0 42C-22 42-39 21-29 0C-18-20-16-46 0-46Z", { fill: "#C6DB74" }),
    path("M0-36C9-36 12-16 21 2C28 20 16 34 0 34C-16 34-28 20-21 2C-12-16-9-36 0-36Z", { fill: "#E9F0AE" }),
    circle(17, { cy: 12, fill: "#6B4023" }),
    circle(14, { cx: -2, cy: 10, fill: "#8D5A34" }),
  );
}

export const salad = {
  tomatoSlice: { foods: ["tomato"], draw: tomatoSlice },
  goldenTomatoSlice: { foods: ["tomato"], draw: goldenTomatoSlice },
  greenTomatoSlice: { foods: ["tomato"], draw: greenTomatoSlice },
  cherryTomato: { foods: ["cherry-tomato"], draw: cherryTomato },
  roastedTomato: { foods: ["cherry-tomato"], draw: roastedTomato },
  cucumber: { foods: ["cucumber"], draw: cucumber },
  onionRing: { foods: ["red-onion"], draw: onionRing },
  spinach: { foods: ["spinach"], draw: spinach },
  lettuce: { foods: ["lettuce", "mixed-greens"], draw: lettuce },
  scallion: { foods: ["scallion"], draw: scallion },
  avocadoSlice: { foods: ["avocado"], draw: avocadoSlice },
  avocadoHalf: { foods: ["avocado"], draw: avocadoHalf },
  olive: { foods: ["black-olive"], draw: olive },
} as const satisfies Record<string, FoodPiece>;
