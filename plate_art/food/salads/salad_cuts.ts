// Vegetables and fruit as they are cut for salads and soups. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, path, rectangle, type Svg, stroke, turned } from "../../svg.ts";
import { cube, tangle } from "../heaping.ts";

/** 66 across: a thin slice of radish. */
function radishSlice(): Drawing {
  return edged(
    circle(33),
    "#C21F52",
    circle(29.5, { fill: "#FFFDFB" }),
    circle(20, { fill: "none", stroke: "#F2DCE4", "stroke-width": 3 }),
    turned(7, () => stroke("M0-6V-15", ["#F0E2E8", 2.4])),
    stroke("M-30-9A31 31 0 0 1-9-30", ["#F48BAA", 3], { opacity: 0.9 }),
  );
}

/** 116 long: a sixth of a ripe tomato, skin down, its seeds showing. */
function tomatoWedge(): Drawing {
  return edged(
    path("M-58-16C-48 42 48 42 58-16C28-27-28-27-58-16Z"),
    "#A9210F",
    path("M-54-15C-43 34 43 34 54-15C28-24-28-24-54-15Z", { fill: "#DE3B23" }),
    path("M-48-14C-38 21 38 21 48-14C24-21-24-21-48-14Z", { fill: "#F2694B" }),
    path("M-34-13C-26 8-8 10-4-14C-14-18-26-17-34-13ZM34-13C26 8 8 10 4-14C14-18 26-17 34-13Z", { fill: "#F99B72" }),
    group(
      { fill: "#FCE3B0" },
      ...[
        [-22, -7],
        [-15, -2],
        [-12, -10],
        [22, -7],
        [15, -2],
        [13, -10],
      ].map(([x = 0, y = 0]) => ellipse([2.4, 4], { cx: x, cy: y })),
    ),
    stroke("M-44 4C-34 22-14 28 6 27", ["#fff", 4], { opacity: 0.35 }),
  );
}

/** 42 across: a die of seeded tomato. */
function tomatoDie(random: Random): Drawing {
  return cube(random, { size: 42, edge: "#A9210F", side: "#D4361F", top: "#F0583C" });
}

/** 92 across: half a slice of cucumber, its seeds scraped out. */
function cucumberHalfMoon(): Drawing {
  return edged(
    path("M-46-12A46 46 0 0 0 46-12C38-20 26-18 22-8C14 8-14 8-22-8C-26-18-38-20-46-12Z"),
    "#2F7A43",
    path("M-41-12A41 41 0 0 0 41-12C35-16 28-13 25-6C16 14-16 14-25-6C-28-13-35-16-41-12Z", { fill: "#D3EBB8" }),
    stroke("M-32-6C-22 16 22 16 32-6", ["#EDF7DA", 5]),
  );
}

/** 84 across: a quarter of a cucumber, cut thickly, peeled in stripes. */
function cucumberQuarter(): Drawing {
  return edged(
    path("M-40-30C-44 20-4 44 40 34C44 28 42 20 36 16C8 12-12-4-20-30C-26-38-36-38-40-30Z"),
    "#2F7A43",
    path("M-35-28C-38 14-4 37 37 30C38 25 36 22 33 20C4 16-16-2-24-28C-28-33-33-33-35-28Z", { fill: "#DDF0C4" }),
    stroke("M-26-18C-18 4 2 18 26 24", ["#B9DA95", 5]),
    stroke("M-35-14C-34 8-20 22-2 29", ["#F3FAE6", 4]),
  );
}

/** A few cucumber matchsticks, about 110 across, some with their skin. */
function cucumberSticks(random: Random): Drawing {
  return tangle(random, {
    count: 7,
    length: 92,
    spread: 24,
    bend: 5,
    width: 10,
    edge: "#4B8A45",
    colors: ["#E3F2CC", "#D0E8B2", "#5FA257"],
    turn: 70,
  });
}

/** 120 across: half a ring of red onion turned pink by sour juice, two layers. */
function pinkOnion(): Drawing {
  const layers = "M-52 18C-46-44 46-44 52 18M-33 18C-28-20 28-20 33 18";
  return edged(
    path(layers, { fill: "none", stroke: "currentColor", "stroke-width": 11, "stroke-linecap": "round" }),
    "#A33A78",
    stroke(layers, ["#E58FBE", 7.5]),
    stroke(layers, ["#FBD9EA", 3], { transform: "translate(0 2)" }),
  );
}

/** 26 across: a die of red onion. */
function redOnionDie(random: Random): Drawing {
  const turn = `rotate(${random.between(0, 90).toFixed(0)})`;
  return edged(
    rectangle([26, 24], { rx: 5, transform: turn }),
    "#9C3F7C",
    rectangle([21, 18], { x: -11.5, y: -10.5, rx: 4, fill: "#F0CDE2", transform: turn }),
    rectangle([21, 6], { x: -11.5, y: 4, rx: 3, fill: "#CF7FB0", transform: turn }),
  );
}

/** 26 across: a die of white onion. */
function onionDie(random: Random): Drawing {
  const turn = `rotate(${random.between(0, 90).toFixed(0)})`;
  return edged(
    rectangle([26, 23], { rx: 5, transform: turn }),
    "#B9B488",
    rectangle([22, 18], { x: -12, y: -11, rx: 4, fill: "#FDFCF1", transform: turn }),
    stroke("M-8 5H7", ["#DCD8B4", 2.4], { transform: turn }),
  );
}

/** About 76 across: a cube of squash from a hot oven, dark at its edges. */
function roastSquash(random: Random): Drawing {
  const crust =
    path("M-30-24C-20-32 8-32 26-26L22-18C6-22-14-22-24-16Z", { fill: "#8A4312", opacity: 0.55 }) +
    path(blob(8, random, { wobble: 0.3 }), { fill: "#9A4C14", opacity: 0.5, transform: "translate(12 10)" });
  return cube(random, { size: 74, edge: "#7A3A0C", side: "#D9761A", top: "#F7A534", done: crust });
}

/** About 76 across: a cube of sweet potato, boiled soft. */
function sweetPotatoCube(random: Random): Drawing {
  return cube(random, { size: 72, edge: "#B3520F", side: "#E87A22", top: "#FFA24A" });
}

/** About 66 across: a cube of boiled potato. */
function potatoCube(random: Random): Drawing {
  return cube(random, { size: 64, edge: "#B98F3A", side: "#EFCF7E", top: "#FBE6A8" });
}

/** About 104 across: a slice of waxy potato, peeled and boiled, shining. */
function potatoSlice(random: Random): Drawing {
  const slice = blob(51, random, { points: 9, wobble: 0.06, stretch: [1, 0.88] });
  return edged(
    path(slice),
    "#B8923C",
    path(slice, { fill: "#F3D477", transform: "translate(-1 -2) scale(.94)" }),
    path(slice, { fill: "#FBE6A0", transform: "translate(-4 -5) scale(.72)" }),
    stroke("M-36-12C-32-26-18-36-2-37", ["#fff", 5], { opacity: 0.8 }),
    stroke("M12 30C22 27 30 20 34 12", ["#fff", 3.5], { opacity: 0.4 }),
  );
}

/** 150 long: a green bean cut at the stalk, boiled. */
function greenBean(random: Random): Drawing {
  const bow = random.between(-16, 16);
  const bean = `M-68 ${decimal(bow / 3)}C-30 ${decimal(-bow)} 30 ${decimal(-bow)} 68 ${decimal(bow / 2)}`;
  return edged(
    path(bean, { fill: "none", stroke: "currentColor", "stroke-width": 18, "stroke-linecap": "round" }),
    "#2A6527",
    stroke(bean, [random.pick(["#5A9C3B", "#66A844", "#4F9036"]), 14]),
    stroke(bean, ["#A9D680", 3.4], { transform: "translate(0 -3)", opacity: 0.9, "stroke-dasharray": "22 9" }),
  );
}

/** A tangle about 120 across of beetroot, in matchsticks or grated. */
function beetShreds(random: Random): Drawing {
  return tangle(random, {
    count: 8,
    length: 82,
    spread: 28,
    bend: 10,
    width: 9.5,
    edge: "#4A0726",
    colors: ["#9C1F50", "#B22A5E", "#861745"],
  });
}

/** 80 across: a thick slice of carrot boiled soft, its core paler, shining with oil. */
function carrotCoin(random: Random): Drawing {
  const round = blob(39, random, { points: 10, wobble: 0.035 });
  return edged(
    path(round) + path(round, { transform: "translate(2 7)" }),
    "#A8430A",
    path(round, { fill: "#CC5A10", transform: "translate(1.6 5.6) scale(.95)" }),
    path(round, { fill: "#F07C1E", transform: "translate(0 -1) scale(.96)" }),
    path(round, { fill: "#E26A12", transform: "translate(0 -1) scale(.56)" }),
    path(round, { fill: "#F9A245", transform: "translate(0 -1) scale(.48)" }),
    stroke("M-28-10C-25-21-15-28-4-30", ["#FFE3BE", 5], { opacity: 0.9 }),
    stroke("M14 22C20 19 25 14 27 8", ["#FFD3A0", 3], { opacity: 0.5 }),
  );
}

/** 70 across: a slice of parsnip, cooked. */
function parsnipSlice(): Drawing {
  return edged(
    circle(35),
    "#BE9B58",
    circle(31, { cx: -1, cy: -2, fill: "#F3E2B4" }),
    circle(13, { cx: -1, cy: -2, fill: "#E6CE92" }),
    turned(8, () => stroke("M0-14V-24", ["#FBF1D4", 3.4])),
    stroke("M-25-9A27 27 0 0 1-9-26", ["#fff", 3.5], { opacity: 0.7 }),
  );
}

/** 62 across: a ring cut from the green of a leek, blanched. */
function leekRing(): Drawing {
  const ring = (radius: number, color: string, width: number): Svg =>
    circle(radius, { fill: "none", stroke: color, "stroke-width": width });
  return edged(
    circle(31),
    "#3F7D33",
    circle(28, { fill: "#8EC35F" }),
    ring(22, "#DDF0B8", 4),
    ring(15, "#6FAE4B", 4),
    ring(9, "#E9F6CF", 4),
    circle(4, { fill: "#8EC35F" }),
    stroke("M-24-9A26 26 0 0 1-9-24", ["#fff", 3], { opacity: 0.55 }),
  );
}

export const saladCuts = {
  radishSlice: { foods: ["radish"], draw: radishSlice },
  tomatoWedge: { foods: ["tomato"], draw: tomatoWedge },
  tomatoDie: { foods: ["tomato"], draw: tomatoDie },
  cucumberHalfMoon: { foods: ["cucumber"], draw: cucumberHalfMoon },
  cucumberSticks: { foods: ["cucumber"], draw: cucumberSticks },
  cucumberQuarter: { foods: ["cucumber"], draw: cucumberQuarter },
  pinkOnion: { foods: ["red-onion", "shallot"], draw: pinkOnion },
  redOnionDie: { foods: ["red-onion"], draw: redOnionDie },
  onionDie: { foods: ["onion"], draw: onionDie },
  roastSquash: { foods: ["butternut-squash", "pumpkin"], draw: roastSquash },
  sweetPotatoCube: { foods: ["sweet-potato"], draw: sweetPotatoCube },
  potatoCube: { foods: ["potato"], draw: potatoCube },
  potatoSlice: { foods: ["potato"], draw: potatoSlice },
  greenBean: { foods: ["green-bean"], draw: greenBean },
  beetShreds: { foods: ["beet"], draw: beetShreds },
  carrotCoin: { foods: ["carrot"], draw: carrotCoin },
  parsnipSlice: { foods: ["parsnip"], draw: parsnipSlice },
  leekRing: { foods: ["leek"], draw: leekRing },
} as const satisfies Record<string, FoodPiece>;
