// Mains from Mexico to Argentina, the Caribbean and Hawaii. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, pointInDisc } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";
import { cube, handful } from "../heaping.ts";
import { glint, shaded, specks } from "../shaded.ts";

const RELLENO =
  "M-196 4C-190-56-120-88-34-86C60-84 150-54 196-10C204 4 202 16 190 24C140 64 50 86-40 84C-124 82-188 56-196 4Z";
const STALK = "M-188-10C-214-14-238-26-252-44L-236-58C-222-42-204-32-182-28Z";

/** 450 long, 172 high: a stuffed poblano in its airy coat of egg, fried to caramel; the stalk to the left. */
function chileRelleno(random: Random): Drawing {
  return edged(path(RELLENO) + path(STALK), "#7E4A0E", rellenoCoat(random));
}

function rellenoCoat(random: Random): Svg {
  const puffs = times(30, () => {
    const [x, y] = pointInDisc(1, random);
    const size = random.between(14, 34);
    return group(
      { transform: moved([x * 164, y * 62]) },
      path(blob(size, random, { wobble: 0.16 }), { fill: "#B8741C", opacity: 0.4 }),
      path(blob(size * 0.84, random, { wobble: 0.16 }), {
        fill: random.pick(["#F3C766", "#EDB850", "#F9D98C"]),
        transform: "translate(-2 -4)",
      }),
    );
  });
  return (
    path(STALK, { fill: "#2F6B2C", transform: "translate(-2 0)" }) +
    stroke("M-190-18C-212-22-232-34-244-50", ["#6FAA4C", 5]) +
    path(RELLENO, { fill: "#DB9A36", transform: "translate(-1 -2) scale(.965)" }) +
    path(RELLENO, { fill: "#EDBC5C", transform: "translate(-3 -6) scale(.86)" }) +
    puffs +
    specks(random, {
      count: 34,
      spread: [170, 66],
      size: [4, 12],
      colors: ["#B06A14", "#C98428", "#9A5A10"],
      opacity: 0.42,
    }) +
    glint("M-150-40C-110-66-60-74 0-72", [8, 0.5])
  );
}

/** 450 long, 172 high: one cut open: the dark green pepper inside its coat, cheese running out. */
function chileRellenoCut(random: Random): Drawing {
  const slit = "M-120 12C-90-42-10-56 60-46C110-38 140-16 150 6C120 42 50 56-20 54C-80 52-112 38-120 12Z";
  return edged(
    path(RELLENO) + path(STALK),
    "#7E4A0E",
    rellenoCoat(random),
    path(slit, { fill: "#8A5410" }),
    path(slit, { fill: "#F7DFA6", transform: "translate(1 1) scale(.96)" }),
    path(slit, { fill: "#1E4A1C", transform: "translate(1 1) scale(.9)" }),
    path(slit, { fill: "#3F7F30", transform: "translate(2 2) scale(.84)" }),
    path(
      "M-88 12C-60-24 0-34 54-28C96-22 116-8 122 6C96 28 74 22 60 34C50 60 58 84 40 86C24 84 34 56 22 42C-20 44-76 38-88 12Z",
      { fill: "#D9A63A" },
    ),
    path(
      "M-82 10C-56-20 0-29 52-23C90-18 108-6 114 5C90 22 68 16 54 29C46 54 52 77 40 79C30 76 40 52 26 35C-18 38-70 32-82 10Z",
      { fill: "#FFF0B8" },
    ),
    stroke("M-56 4C-30-12 10-16 48-12M-36 18C-10 10 20 12 40 16", ["#FFDC7E", 6]),
  );
}

/** 190 long, 34 high: a chip as thick as a finger, fried twice. */
function chip(random: Random): Drawing {
  const bend = random.between(-7, 7);
  const d = `M-92-15C-40 ${decimal(bend - 17)} 40 ${decimal(bend - 17)} 92-15C96-8 96 8 92 15C40 ${decimal(bend + 16)} -40 ${decimal(bend + 16)} -92 15C-96 8-96-8-92-15Z`;
  return edged(
    path(d),
    "#96590F",
    path(d, { fill: "#DDA038", transform: "translate(0 -1) scale(.97 .88)" }),
    path(d, { fill: "#F8DA84", transform: "translate(-1 -5) scale(.94 .42)" }),
    rectangle([13, 24], { x: 76, y: -12, rx: 5, fill: "#B9741C", opacity: 0.65 }),
    rectangle([11, 24], { x: -88, y: -12, rx: 5, fill: "#B9741C", opacity: 0.5 }),
  );
}

/** 168 across: a ring cut across a red pepper, simmered. */
function redPepperRing(random: Random): Drawing {
  return pepperRing(random, ["#8E1408", "#D4301C", "#F7795A"]);
}

/** 168 across: a ring cut across a green pepper, simmered. */
function greenPepperRing(random: Random): Drawing {
  return pepperRing(random, ["#2A5A18", "#5C9A34", "#A4CE6A"]);
}

function pepperRing(random: Random, [edge, face, light]: readonly [string, string, string]): Drawing {
  const ring = blob(70, random, { points: 4, wobble: 0.1, stretch: [1.05, 0.98] });
  const rib = (turn: number): Svg => stroke("M0-62C3-52 3-46 0-38", [light, 10], { transform: `rotate(${turn})` });
  return {
    outline: path(ring, { fill: "none", stroke: "currentColor", "stroke-width": 22 }),
    body:
      path(ring, { fill: "none", stroke: edge, "stroke-width": 23 }) +
      path(ring, { fill: "none", stroke: face, "stroke-width": 17 }) +
      path(ring, { fill: "none", stroke: light, "stroke-width": 5, transform: "scale(.92)" }) +
      rib(40) +
      rib(160) +
      rib(280) +
      stroke("M-58-30A66 66 0 0 1-20-62", ["#fff", 4.5], { opacity: 0.55 }),
  };
}

/** 150 across: a thick piece of cod simmered in coconut milk, opening in broad flakes. */
function simmeredCod(random: Random): Drawing {
  const piece = blob(68, random, { points: 6, wobble: 0.1, stretch: [1.12, 0.82] });
  return shaded(
    piece,
    { edge: "#A8692A", face: "#F5D9A8", light: "#FFF3DA" },
    stroke("M-34-34C-20-16-20 14-36 32M4-42C20-20 20 18 2 42M40-30C48-12 48 10 38 30", ["#D9A96A", 4]),
    stroke("M-26-32C-14-14-14 12-28 30M12-40C27-18 27 16 10 40", ["#FFFDF4", 4]),
    glint("M-44-22C-34-36-14-42 8-42", [5, 0.8]),
  );
}

/** 140 across: a ring of onion stewed until clear. */
function softOnionRing(random: Random): Drawing {
  const ring = blob(60, random, { points: 9, wobble: 0.06 });
  return {
    outline: path(ring, { fill: "none", stroke: "currentColor", "stroke-width": 17 }),
    body:
      path(ring, { fill: "none", stroke: "#C79A52", "stroke-width": 18 }) +
      path(ring, { fill: "none", stroke: "#F4DFB0", "stroke-width": 13 }) +
      path(ring, {
        fill: "none",
        stroke: "#fff",
        "stroke-width": 3.5,
        opacity: 0.75,
        transform: "translate(-1 -2) scale(.98)",
      }),
  };
}

const TURNOVER = "M-140 52C-142-46-78-98 0-98C78-98 142-46 140 52C124 70-124 70-140 52Z";

/** 290 wide, 180 high: a baked half-moon, its curved edge folded over itself in small pleats, glazed with egg. */
function empanada(random: Random): Drawing {
  const pleats = times(15, (index) => {
    const angle = Math.PI * (1.02 + (index / 14) * 0.96);
    const [x, y] = [Math.cos(angle) * 126, 44 + Math.sin(angle) * 128];
    return group(
      { transform: moved([x, y], { rotate: (angle * 180) / Math.PI + 62 }) },
      ellipse([21, 12], { fill: "#8A4E12" }),
      ellipse([18.5, 9.6], { cx: -1, cy: -1, fill: "#E2AA52" }),
      ellipse([11, 4], { cx: -3, cy: -3, fill: "#FBE0A0", opacity: 0.9 }),
    );
  });
  return edged(
    path(TURNOVER),
    "#7E450E",
    path(TURNOVER, { fill: "#CC8A34", transform: "translate(0 -1) scale(.965)" }),
    path("M-112 46C-112-30-62-70 0-70C62-70 112-30 112 46C90 58-90 58-112 46Z", { fill: "#E0A64C" }),
    path("M-84 30C-80-24-46-50-6-50C40-50 74-26 80 18C50 34-50 44-84 30Z", { fill: "#F0C473", opacity: 0.85 }),
    pleats,
    specks(random, {
      count: 26,
      spread: [96, 50],
      size: [4, 12],
      colors: ["#A9621A", "#B8741F", "#FBE3A8"],
      opacity: 0.42,
    }),
    glint("M-70-10C-58-36-34-48-6-50", [7, 0.6]),
  );
}

/** 290 wide, 200 high: half an empanada, its cut side below full of beef, egg and olive. */
function empanadaCut(random: Random): Drawing {
  const crust = "M-120 40C-122-50-70-96 0-96C70-96 122-50 120 40Z";
  const mouth = "M-122 38C-100 6 100 6 122 38C116 84 70 100 0 100C-70 100-116 84-122 38Z";
  const bits = times(46, () => {
    const [x, y] = pointInDisc(1, random);
    return path(blob(random.between(6, 12), random, { points: 6, wobble: 0.26 }), {
      fill: random.pick(["#7A3A18", "#96502A", "#5E2A10", "#B87242", "#E9C48C", "#5E9A3C"]),
      transform: moved([x * 96, 54 + y * 30]),
    });
  });
  return edged(
    path(crust) + path(mouth),
    "#7E450E",
    path(crust, { fill: "#D2923C", transform: "translate(0 -1) scale(.965)" }),
    path("M-92 26C-90-36-50-70 0-70C50-70 92-36 92 26Z", { fill: "#EAB964" }),
    path(mouth, { fill: "#E9C183", transform: "translate(0 1) scale(.97)" }),
    path(mouth, { fill: "#4A200C", transform: "translate(0 7) scale(.87)" }),
    bits,
    ellipse([26, 20], { cx: -38, cy: 56, fill: "#FFFDF2", stroke: "#D9CBA4", "stroke-width": 2.5 }),
    ellipse([14, 11], { cx: -36, cy: 57, fill: "#FFC23C" }),
    circle(19, { cx: 44, cy: 58, fill: "#5E6E1A" }),
    circle(16, { cx: 43, cy: 57, fill: "#A4B23E" }),
    circle(6, { cx: 43, cy: 57, fill: "#5A2A10" }),
    glint("M-66-16C-56-44-32-60-4-62", [7, 0.55]),
  );
}

/** 140 long: a pod of okra, simmered whole, ribbed; its cut end to the left. */
function okraPod(): Drawing {
  return edged(
    path("M-66-17C-30-27 30-18 70 0C30 20-30 27-66 17C-72 6-72-6-66-17Z"),
    "#2A5216",
    path("M-62-14C-28-23 28-15 62 0C28 16-28 22-62 13Z", { fill: "#6A9E3A" }),
    path("M-60-10C-28-18 20-12 52-2C20 2-28 0-60 0Z", { fill: "#9CCB5E" }),
    stroke("M-56 8C-20 12 20 8 52 2", ["#477A24", 3]),
    ellipse([7, 15], { cx: -63, fill: "#D5E6A4", stroke: "#5E8A34", "stroke-width": 2.4 }),
    circle(2.4, { cx: -64, cy: -6, fill: "#fff" }),
    circle(2.4, { cx: -62, cy: 5, fill: "#fff" }),
  );
}

/** 128 long: a little dumpling spun between the palms, pointed at both ends. */
function spinner(random: Random): Drawing {
  const bend = random.between(-8, 8);
  const d = `M-62 ${decimal(bend)}C-34-24 34-26 62 ${decimal(-bend)}C36 22-34 24-62 ${decimal(bend)}Z`;
  return shaded(
    d,
    { edge: "#A47A34", face: "#F0DCAE", light: "#FFF5D9" },
    stroke("M-34 6C-12 10 16 9 36 3", ["#D2B070", 3], { opacity: 0.8 }),
    glint("M-34-7C-18-13 2-14 18-12", [3.6, 0.9]),
  );
}

/** 54 across: a pitted green olive. */
function greenOlive(): Drawing {
  return shaded(
    "M-27 0C-27-26 27-26 27 0C27 24-27 24-27 0Z",
    { edge: "#57621A", face: "#98A63A", light: "#BFCB62" },
    ellipse([7, 6.4], { cx: 12, cy: 2, fill: "#3E4610" }),
    glint("M-16-7C-10-13-2-14 6-13", [3.6, 0.75]),
  );
}

/** About 110 across: beef mince stewed with tomato, in loose crumbs. */
function picadilloCrumbs(random: Random): Drawing {
  return handful(random, {
    radius: 46,
    count: 11,
    bit: (chance) => {
      const crumb = blob(chance.between(11, 19), chance, { points: 7, wobble: 0.24 });
      return edged(
        path(crumb),
        "#4A1A0A",
        path(crumb, {
          fill: chance.pick(["#8F4522", "#A85A30", "#7A3618", "#B96A3C"]),
          transform: "translate(-1 -2) scale(.88)",
        }),
      );
    },
  });
}

/** 36 across: a die of avocado. */
function avocadoDie(random: Random): Drawing {
  return cube(random, { size: 42, edge: "#6C8A24", side: "#B4CC54", top: "#E3EC9A" });
}

/** 68 long: a pinto bean, tan with brown flecks. */
function pintoBean(random: Random): Drawing {
  return shaded(
    "M-32-2C-30-24 28-26 33-2C35 18 18 22 4 14C-10 22-32 20-32-2Z",
    { edge: "#6B3F1E", face: "#BE8C5E", light: "#DDB488" },
    specks(random, { count: 9, spread: [24, 12], size: [2, 4.5], colors: ["#7A4522"], opacity: 0.6 }),
    glint("M-18-9C-10-14 2-15 12-13", [3.4, 0.6]),
  );
}

export const americanMains = {
  chileRelleno: { foods: ["poblano"], within: ["egg"], draw: chileRelleno },
  chileRellenoCut: { foods: ["poblano"], within: ["egg", "monterey-jack"], draw: chileRellenoCut },
  chip: { foods: ["potato"], draw: chip },
  redPepperRing: { foods: ["red-bell-pepper"], draw: redPepperRing },
  greenPepperRing: { foods: ["green-bell-pepper"], draw: greenPepperRing },
  simmeredCod: { foods: ["white-fish"], draw: simmeredCod },
  softOnionRing: { foods: ["onion"], draw: softOnionRing },
  empanada: { foods: ["flour"], within: ["egg"], draw: empanada },
  empanadaCut: { foods: ["flour"], within: ["ground-beef", "egg", "green-olive"], draw: empanadaCut },
  okraPod: { foods: ["okra"], draw: okraPod },
  spinner: { foods: ["flour"], draw: spinner },
  greenOlive: { foods: ["green-olive"], draw: greenOlive },
  picadilloCrumbs: { foods: ["ground-beef"], draw: picadilloCrumbs },
  avocadoDie: { foods: ["avocado"], draw: avocadoDie },
  pintoBean: { foods: ["pinto-bean"], draw: pintoBean },
} as const satisfies Record<string, FoodPiece>;
