// Pieces from a wok or a steamer, and the bowls that stand beside it. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, type Point, pointInDisc, polar, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, type Svg, stroke, times } from "../../svg.ts";
import { glint, shaded, specks } from "../shaded.ts";

/** About 330 across: boiled rice turned out of a bowl, a dome that rises to the upper left. */
function riceDome(random: Random): Drawing {
  const dome = blob(160, random, { points: 20, wobble: 0.02 });
  const grain = (): Svg => {
    const [x, y] = pointInDisc(150, random);
    const high = 1 - Math.hypot(x + 40, y + 46) / 260;
    return ellipse([13, 5.4], {
      fill: random.next() < high ? "#FFFFFF" : "#F3EBD8",
      stroke: "#CDBF9E",
      "stroke-width": 1.2,
      transform: moved([x, y], { rotate: random.between(0, 180) }),
    });
  };
  return edged(
    path(dome),
    "#BDAE8C",
    path(dome, { fill: "#EAE0C8", transform: "translate(-2 -4) scale(.96)" }),
    times(240, grain),
    path(dome, { fill: "#fff", opacity: 0.28, transform: "translate(-34 -40) scale(.6)" }),
  );
}

/** About 330 wide, 270 high: chicken mince fried dry, with coins of green bean, wilted basil and pounded chilli. */
function basilChickenHeap(random: Random): Drawing {
  const heap = blob(140, random, { points: 17, wobble: 0.06, stretch: [1.15, 0.95] });
  const bits = times(210, (index) => {
    const [x, y] = pointInDisc(1, random);
    const at = moved([x * 148, y * 120], { rotate: random.between(0, 360) });
    if (index % 13 === 5) {
      return group(
        { transform: at },
        circle(12, { fill: "#2F6B22" }),
        circle(10, { cx: -1, cy: -1, fill: "#7DB84A" }),
        circle(4, { fill: "#C9E39A" }),
      );
    }
    if (index % 11 === 3) {
      return group(
        { transform: at },
        path("M-26 2C-14-16 16-14 28 0C14 12-14 14-26 2Z", { fill: "#17401F" }),
        path("M-22 1C-12-12 14-11 23 0C12 8-12 10-22 1Z", { fill: random.pick(["#2C6B33", "#367A3A"]) }),
        stroke("M-18 1C-4-3 8-3 20 0", ["#84B76C", 2]),
      );
    }
    if (index % 9 === 2) return path(blob(6, random, { points: 5, wobble: 0.3 }), { fill: "#D02A12", transform: at });
    const crumb = blob(random.between(9, 17), random, { points: 7, wobble: 0.24 });
    return group(
      { transform: at },
      path(crumb, { fill: "#6E4218" }),
      path(crumb, {
        fill: random.pick(["#B57A3C", "#C99152", "#A4692E", "#D8A768"]),
        transform: "translate(-1 -2) scale(.88)",
      }),
    );
  });
  return edged(path(heap), "#54300F", path(heap, { fill: "#8A5524", transform: "scale(.96)" }), bits);
}

/** 230 across: an egg fried in deep hot oil, its rim brown lace, the yolk soft. */
function laceEgg(random: Random): Drawing {
  const rim = blob(110, random, { points: 19, wobble: 0.09 });
  const bubbles = times(44, () => {
    const angle = random.between(0, Math.PI * 2);
    const out = random.between(72, 102);
    return circle(random.between(4, 10), {
      cx: Math.cos(angle) * out,
      cy: Math.sin(angle) * out,
      fill: random.pick(["#C4802C", "#E5B45C", "#A9661C", "#F3D79A"]),
      opacity: 0.75,
    });
  });
  return edged(
    path(rim),
    "#7E430E",
    path(rim, { fill: "#C98534", transform: "scale(.965)" }),
    path(rim, { fill: "#EFCB86", transform: "translate(-1 -2) scale(.88)" }),
    path(rim, { fill: "#FFFBF0", transform: "translate(-2 -3) scale(.76)" }),
    bubbles,
    circle(41, { cx: 3, cy: 3, fill: "#E8920C" }),
    circle(38, { cx: 2, cy: 1, fill: "#FFB628" }),
    circle(26, { cx: -3, cy: -6, fill: "#FFC94E" }),
    path("M-20-12C-16-26-2-32 12-30C2-26-8-20-14-8Z", { fill: "#fff", opacity: 0.8 }),
  );
}

const BASS =
  "M-270 10C-246-34-176-76-70-80C20-80 112-54 176-20C196-30 226-62 262-72C246-36 242-18 242 4C244 28 250 48 266 82C228 68 198 40 176 30C112 62 30 84-66 82C-170 80-244 52-270 10Z";

/** 536 long, 170 high: a whole sea bass out of the steamer, silver, three slashes open to white flesh. Looks left. */
function seaBass(random: Random): Drawing {
  const slash = (x: number): Svg =>
    group(
      { transform: moved([x, -4], { rotate: 16 }) },
      path("M0-62C22-36 24 34 4 62C-18 34-20-34 0-62Z", { fill: "#65707A" }),
      path("M1-54C16-32 18 30 4 54C-12 30-13-32 1-54Z", { fill: "#FFFDF6" }),
      stroke("M0-34C6-14 7 10 3 32M8-22C11-8 11 8 9 22", ["#DCD6C6", 3]),
    );
  const scales = times(150, (index) =>
    stroke("M-4-6C3-4 3 4-4 6", ["#6B7884", 2], {
      opacity: 0.35,
      transform: moved([
        -120 + (index % 25) * 11 + (Math.floor(index / 25) % 2) * 5,
        -56 + Math.floor(index / 25) * 22,
      ]),
    }),
  );
  const fin = "M-100-78C-60-116 0-112 70-66C20-74-50-80-100-78ZM-60 80C-40 106-8 104 20 74C-8 80-34 82-60 80Z";
  return edged(
    path(BASS) + path(fin),
    "#4A545E",
    path(fin, { fill: "#8995A0", transform: "scale(.97)" }),
    path(BASS, { fill: "#B4BFC8", transform: "translate(-1 -1) scale(.97)" }),
    path("M-252 10C-170 66-50 80 60 62C110 52 150 38 176 20C110 42 20 46-70 42C-150 38-214 28-252 10Z", {
      fill: "#F0F3F4",
    }),
    path("M-232-12C-180-58-90-74-10-70C70-66 130-42 172-14C100-42 20-52-60-50C-130-46-190-34-232-12Z", {
      fill: "#6F7C88",
    }),
    scales,
    stroke("M-136 2C-40-6 80 0 176 6", ["#66727D", 2.6], { opacity: 0.6 }),
    stroke("M190-16C210-30 232-48 250-58M190 4H228M192 24C212 36 234 54 250 66", ["#66727D", 4], { opacity: 0.6 }),
    slash(-70),
    slash(4),
    slash(80),
    path("M-160-66C-136-38-134 36-162 68C-146 36-146-38-160-66Z", { fill: "#4A545E", opacity: 0.6 }),
    path("M-132 12C-100-6-90 24-124 34C-132 30-136 20-132 12Z", {
      fill: "#C9D2D9",
      stroke: "#66727D",
      "stroke-width": 3,
    }),
    circle(16, { cx: -208, cy: -14, fill: "#4A545E" }),
    circle(13, { cx: -208, cy: -14, fill: "#FBFAF4" }),
    stroke("M-264 14C-250 22-238 24-226 22", ["#4A545E", 4]),
    specks(random, { count: 14, spread: [180, 50], size: [4, 9], colors: ["#F4F7F8"], opacity: 0.35 }),
    glint("M-176-48C-120-66-50-70 20-62", [7, 0.55]),
  );
}

/** About 180 across: a piece of Chinese leaf, steamed soft, with its broad white rib. */
function chineseLeaf(random: Random): Drawing {
  const frill = Array.from({ length: 22 }, (_, index): Point => {
    const [x, y] = polar(index % 2 ? random.between(66, 72) : random.between(78, 90), (360 / 22) * index);
    return [x * 1.1, y * 0.78];
  });
  const leaf = smooth(frill);
  return shaded(
    leaf,
    { edge: "#7F9A3E", face: "#BFD672", light: "#DDEBA2" },
    path("M-92-14C-40-24 30-18 74-4C32 14-40 30-92 16C-98 6-98-6-92-14Z", { fill: "#C9D78C" }),
    path("M-88-11C-40-19 28-14 66-3C30 10-40 24-88 13C-92 5-92-5-88-11Z", { fill: "#FBFCEE" }),
    stroke("M-82-2C-40-6 10-4 52-2M-78 6C-50 10-20 10 8 6", ["#DCE4B4", 3]),
    stroke("M-30-14C-20-30-8-42 8-50M10-12C22-24 34-32 50-36M-30 16C-16 30-4 38 12 46M16 8C28 18 40 24 56 28", [
      "#F4F8DA",
      4,
    ]),
  );
}

/** About 130 across: a piece of white fish fried yellow with turmeric, opening in flakes, its floured edge crisp. */
function turmericFishPiece(random: Random): Drawing {
  const piece = blob(62, random, { points: 6, wobble: 0.14, stretch: [1.15, 0.8] });
  const flakes = times(4, (index) => {
    const x = -40 + index * 25;
    const d = `M${x}-34C${x + 18}-18 ${x + 18} 14 ${x - 2} 34`;
    return (
      stroke(d, ["#A86A06", 4.5], { opacity: 0.75 }) +
      stroke(d, ["#FFF0B4", 4], { opacity: 0.9, transform: "translate(5 0)" })
    );
  });
  return shaded(
    piece,
    { edge: "#8A4E04", face: "#DD9A0C", light: "#F8C62E" },
    flakes,
    specks(random, {
      count: 12,
      spread: [62, 44],
      size: [3, 8],
      colors: ["#9A5206", "#7E4204", "#C27A0A"],
      opacity: 0.55,
    }),
    glint("M-40-20C-30-36-8-42 14-40", [5, 0.7]),
  );
}

/** 120 long: a length of spring onion, tossed in hot oil until it bends. */
function scallionLength(random: Random): Drawing {
  const bend = random.between(-16, 16);
  const d = `M-56 0C-20 ${decimal(bend)} 20 ${decimal(bend)} 56 0`;
  const white = random.next() < 0.35;
  return {
    outline: stroke(d, ["currentColor", 19]),
    body:
      stroke(d, [white ? "#8FA35A" : "#245E27", 19]) +
      stroke(d, [white ? "#EFF4D8" : random.pick(["#4B9A45", "#5FAE50"]), 14.5]) +
      stroke(d, [white ? "#fff" : "#A9DB8C", 3.6], { opacity: 0.8, transform: "translate(-2 -4)" }),
  };
}

/** A small enamel bowl, 220 across; `inside` has a radius of 86. */
function smallBowl([edge, face, light]: readonly [string, string, string], inside: Svg): Drawing {
  return edged(
    circle(110),
    "#0F3F94",
    circle(101, { fill: "#F6FAFD" }),
    circle(90, { fill: edge }),
    circle(86, { cx: 1, cy: 3, fill: face }),
    circle(60, { cx: 10, cy: 12, fill: light, opacity: 0.35 }),
    inside,
    stroke("M-70-38A80 80 0 0 1-26-76", ["#fff", 6], { opacity: 0.45 }),
    stroke("M-104-20A106 106 0 0 1-34-100", ["#fff", 4], { opacity: 0.55 }),
  );
}

/** 220 across: fish sauce, lime and sugar in a small bowl, garlic and rings of bird's eye chilli afloat. */
function fishSauceBowl(random: Random): Drawing {
  const rings = times(9, () => {
    const at = moved(pointInDisc(66, random), { rotate: random.between(0, 180) });
    return ellipse([11, 9], { fill: "none", stroke: "#C8230E", "stroke-width": 5, transform: at });
  });
  const garlic = specks(random, {
    count: 14,
    spread: [66, 66],
    size: [4, 7],
    colors: ["#FFFBEA", "#F3E6C4"],
    opacity: 0.95,
  });
  return smallBowl(["#A8701A", "#D99F3E", "#F6D58C"], garlic + rings);
}

/** 220 across: soy sauce and vinegar in a small bowl. */
function soyVinegarBowl(random: Random): Drawing {
  const drops = times(7, () => {
    const [x, y] = pointInDisc(62, random);
    return circle(random.between(3, 8), { cx: x, cy: y, fill: "#B9571C", opacity: 0.7 });
  });
  return smallBowl(["#1E0B04", "#43190A", "#7A3A18"], drops);
}

/** 194 wide, 110 high: a pleated dumpling seen from above, the rim of its fried base showing below. */
function potsticker(random: Random): Drawing {
  const shape = "M-96 20C-92-34-44-60 0-60C44-60 92-34 96 20C98 34 88 40 80 40C40 52-40 52-80 40C-88 40-98 34-96 20Z";
  const crest = "M-88 6C-74-30-40-50 0-50C40-50 74-30 88 6C70-16 36-28 0-28C-36-28-70-16-88 6Z";
  const pleats = times(9, (index) => {
    const x = -60 + index * 15;
    const lift = (index - 4) ** 2 * 1.5;
    return stroke(
      `M${x} ${-48 + lift}C${x + 3} ${-40 + lift} ${decimal(x * 0.9 + 4)} ${-32 + lift} ${decimal(x * 0.86 + 2)} ${-24 + lift}`,
      ["#BF9A58", 4],
    );
  });
  return edged(
    path(shape),
    "#8F6428",
    path(shape, { fill: "#E9CA90", transform: "translate(0 -1) scale(.96)" }),
    path("M-84 16C-78-18-36-36 0-36C36-36 78-18 84 16C50 28-50 28-84 16Z", { fill: "#FBE9C8" }),
    path(crest, { fill: "#FFF6E0", stroke: "#CDA968", "stroke-width": 3 }),
    pleats,
    path("M-86 24C-50 36 50 36 86 24C92 34 84 38 78 38C40 48-40 48-78 38C-84 38-92 34-86 24Z", { fill: "#9A5A16" }),
    specks(random, { count: 12, spread: [74, 40], size: [0.5, 1.6], colors: ["#C79A58"], opacity: 0.8 }),
    glint("M-56-6C-40-18-20-24 0-24", [6, 0.85]),
  );
}

/** 196 long, 116 high: the same turned over, its flat base fried deep brown. */
function potstickerBase(random: Random): Drawing {
  const shape = "M-98 4C-94-44-44-58 0-58C44-58 94-44 98 4C94 44 44 58 0 58C-44 58-94 44-98 4Z";
  const base = "M-80 4C-76-30-36-42 0-42C36-42 76-30 80 4C76 32 36 44 0 44C-36 44-76 32-80 4Z";
  return edged(
    path(shape),
    "#8F6428",
    path(shape, { fill: "#F3DCAE", transform: "translate(0 -1) scale(.96)" }),
    path(base, { fill: "#8A4A10" }),
    path(base, { fill: "#BF7826", transform: "translate(-1 -1) scale(.94)" }),
    path(base, { fill: "#D9973F", transform: "translate(-4 -5) scale(.7)" }),
    specks(random, {
      count: 40,
      spread: [72, 38],
      size: [3, 9],
      colors: ["#7E430C", "#94540F", "#E9B868"],
      opacity: 0.6,
    }),
    glint("M-58-22C-44-34-20-40 4-40", [5, 0.55]),
  );
}

export const wokDishes = {
  riceDome: { foods: ["rice"], draw: riceDome },
  basilChickenHeap: {
    foods: ["ground-chicken"],
    within: ["basil", "green-bean", "chili-pepper"],
    draw: basilChickenHeap,
  },
  laceEgg: { foods: ["egg"], draw: laceEgg },
  seaBass: { foods: ["sea-bass"], draw: seaBass },
  chineseLeaf: { foods: ["napa-cabbage"], draw: chineseLeaf },
  turmericFishPiece: { foods: ["white-fish"], within: ["turmeric"], draw: turmericFishPiece },
  scallionLength: { foods: ["scallion"], draw: scallionLength },
  fishSauceBowl: { foods: ["fish-sauce"], within: ["garlic", "birds-eye-chili"], draw: fishSauceBowl },
  soyVinegarBowl: { foods: ["soy-sauce"], within: ["rice-vinegar"], draw: soyVinegarBowl },
  potsticker: { foods: ["flour"], draw: potsticker },
  potstickerBase: { foods: ["flour"], draw: potstickerBase },
} as const satisfies Record<string, FoodPiece>;
