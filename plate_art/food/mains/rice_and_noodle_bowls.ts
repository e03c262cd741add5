// Pieces on rice and among noodles of Japan, Korea and Malaysia. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, type Point, pointInDisc, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { decimal, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";
import { handful } from "../heaping.ts";
import { glint, shaded, specks } from "../shaded.ts";

/** About 540 wide, 500 high: chicken and onion in eggs that have barely set, streaks of white and yolk apart. */
function chickenAndEgg(random: Random): Drawing {
  const pool = blob(244, random, { points: 25, wobble: 0.035, stretch: [1.08, 1] });
  const patch = ({
    fill,
    edge,
    least,
    most,
    reach,
  }: {
    fill: readonly string[];
    edge: string;
    least: number;
    most: number;
    reach: number;
  }): Svg => {
    const [x, y] = pointInDisc(reach, random);
    const shape = blob(random.between(least, most), random, { points: 10, wobble: 0.24, stretch: [1.35, 0.8] });
    const transform = moved([x, y], { rotate: random.between(0, 180) });
    return (
      path(shape, { fill: edge, opacity: 0.5, transform: `translate(2 4) ${transform}` }) +
      path(shape, { fill: random.pick(fill), opacity: 0.95, transform })
    );
  };
  const yolks = times(26, () =>
    patch({ fill: ["#FFC02E", "#FFCE52", "#F7B01C"], edge: "#C07A0C", least: 28, most: 62, reach: 196 }),
  );
  const whites = times(15, () =>
    patch({ fill: ["#FFFDF2", "#FFF8DE"], edge: "#D9A93A", least: 14, most: 36, reach: 200 }),
  );
  const chicken = times(13, (index) => {
    const [x, y] = [
      Math.cos(index * 2.4) * Math.sqrt((index + 0.6) / 13) * 190,
      Math.sin(index * 2.4) * Math.sqrt((index + 0.6) / 13) * 178,
    ];
    const chunk = blob(44, random, { points: 5, wobble: 0.14, stretch: [1.2, 0.86] });
    return group(
      { transform: moved([x, y], { rotate: random.between(0, 360) }) },
      path(chunk, { fill: "#7E4716", transform: "translate(2 4)", opacity: 0.7 }),
      path(chunk, { fill: "#A9662A" }),
      path(chunk, { fill: "#E0AE68", transform: "translate(-1 -2) scale(.92)" }),
      path(chunk, { fill: "#F3D6A2", transform: "translate(-2 -4) scale(.76)" }),
      stroke("M-16 4C-4-2 8-2 20 3M-12 16C-2 11 8 11 16 15", ["#D3A062", 3]),
      stroke("M-20-12C-12-20 0-22 10-20", ["#fff", 4], { opacity: 0.6 }),
    );
  });
  const onion = times(16, () =>
    stroke("M-44 6C-20-20 20-20 44 6", ["#E9C47C", 12], {
      transform: moved(pointInDisc(196, random), { rotate: random.between(0, 360) }),
    }),
  );
  const over = times(11, () =>
    patch({ fill: ["#FFC838", "#FFD768", "#FFFDF2"], edge: "#C8860F", least: 12, most: 30, reach: 204 }),
  );
  const shine = times(9, () => {
    const [x, y] = pointInDisc(196, random);
    return ellipse([random.between(10, 22), 4.5], {
      fill: "#fff",
      opacity: 0.7,
      transform: moved([x, y], { rotate: -28 }),
    });
  });
  return edged(
    path(pool),
    "#A8620E",
    path(pool, { fill: "#F2A61E", transform: "translate(-2 -3) scale(.97)" }),
    yolks,
    onion,
    chicken,
    whites,
    over,
    shine,
  );
}

/** About 540 across: udon, thick as a pencil, tossed in a wok until brown with soy. */
function friedUdon(random: Random): Drawing {
  const heap = blob(224, random, { points: 22, wobble: 0.02 });
  const fold = ([turn, x, y]: readonly [number, number, number], top: boolean): Svg => {
    const lines = times(6, (index) => {
      const [rx, ry] = [188 - index * 29 + random.between(-4, 4), 150 - index * 21 + random.between(-6, 6)];
      const ends = [random.between(24, 56), random.between(24, 56)] as const;
      const d = `M${decimal(-rx)} ${decimal(ends[0])}C${decimal(-rx * 1.04)} ${decimal(-ry)} ${decimal(rx * 1.04)} ${decimal(-ry)} ${decimal(rx)} ${decimal(ends[1])}`;
      const face = top ? random.pick(["#E6BC7C", "#DDAF6A", "#EFCF98"]) : random.pick(["#CF9C56", "#DDAF6A"]);
      return (
        stroke(d, ["#74451A", 29]) +
        stroke(d, [face, 24]) +
        stroke(d, ["#FFF0CE", 5], { opacity: 0.75, transform: "translate(-2 -5)" })
      );
    });
    return group({ transform: moved([x, y], { rotate: turn }) }, lines);
  };
  const below: readonly (readonly [number, number, number])[] = [
    [200, 0, 78],
    [-60, -74, -40],
    [70, 84, -34],
  ];
  const above: readonly (readonly [number, number, number])[] = [
    [150, 26, 60],
    [20, -20, -56],
    [-100, -72, 36],
  ];
  return edged(
    path(heap),
    "#7A4A18",
    path(heap, { fill: "#A9742F", transform: "scale(.97)" }),
    below.map((at) => fold(at, false)).join(""),
    above.map((at) => fold(at, true)).join(""),
  );
}

/** About 110 across: a torn piece of cabbage, still crisp, its rim charred by the wok. */
function charredCabbage(random: Random): Drawing {
  const rim = Array.from({ length: 14 }, (_, index): Point => {
    const angle = (index / 14) * Math.PI * 2;
    const out = index % 2 ? random.between(42, 50) : random.between(56, 64);
    return [Math.cos(angle) * out * 1.15, Math.sin(angle) * out * 0.74];
  });
  const leaf = smooth(rim);
  return shaded(
    leaf,
    { edge: "#6B4E14", face: "#C9DA86", light: "#E6EFBA" },
    path("M-70-8C-34-14 6-12 34-3C6 7-34 14-70 8Z", { fill: "#F8FAE2" }),
    stroke("M-24-8C-12-20 2-28 18-32M2-6C16-16 30-20 46-22M-24 9C-10 20 4 26 20 30M4 6C18 14 32 16 48 16", [
      "#F8FAE2",
      4,
    ]),
    stroke("M46-30C58-20 64-8 64 2M-22 42C-8 46 8 46 20 44", ["#7A4A10", 7], { opacity: 0.6 }),
    glint("M-36-22C-24-30-8-32 6-31", [4, 0.6]),
  );
}

/** 120 across: a thick slice of shiitake without its stalk, the dark cap above, browned in the wok. */
function shiitakeSlice(): Drawing {
  return edged(
    path("M-58 18C-60-24-30-44 0-44C30-44 60-24 58 18C50 30 34 26 22 20C8 14-8 14-22 20C-34 26-50 30-58 18Z"),
    "#5A3416",
    path("M-53 15C-54-20-27-38 0-38C27-38 54-20 53 15C46 23 34 19 22 13C8 7-8 7-22 13C-34 19-46 23-53 15Z", {
      fill: "#F6E4BE",
    }),
    path("M-53 15C-54-20-27-38 0-38C27-38 54-20 53 15C50-12 28-27 0-27C-28-27-50-12-53 15Z", { fill: "#9A6232" }),
    stroke("M-44 14C-38 2-22-8 0-8C22-8 38 2 44 14M-28 15C-22 8-12 3 0 3C12 3 22 8 28 15", ["#D9B47C", 3]),
    stroke("M-34-20C-24-29-10-32 6-32", ["#D9A468", 5], { opacity: 0.9 }),
  );
}

/** About 90 across: shiitake chopped fine and fried as brown as mince. */
function shiitakeMince(random: Random): Drawing {
  return handful(random, {
    radius: 40,
    count: 9,
    bit: (chance) => {
      const bit = blob(chance.between(8, 15), chance, { points: 6, wobble: 0.28 });
      return edged(
        path(bit),
        "#2A1206",
        path(bit, {
          fill: chance.pick(["#7A4620", "#94592C", "#5E3214", "#B07A46"]),
          transform: "translate(-1 -1.6) scale(.84)",
        }),
      );
    },
  });
}

/** 200 wide, 140 high: a slab of tofu fried gold, brick-red sauce of chilli flakes and garlic lying on it. */
function braisedTofuSlab(random: Random): Drawing {
  const glaze = blob(80, random, { points: 18, wobble: 0.12, stretch: [1.16, 0.72] });
  return edged(
    rectangle([200, 140], { rx: 16 }),
    "#6B2E08",
    rectangle([194, 132], { x: -97, y: -69, rx: 14, fill: "#E3CFA0" }),
    rectangle([194, 116], { x: -97, y: -69, rx: 14, fill: "#D98A34" }),
    rectangle([180, 102], { x: -91, y: -64, rx: 12, fill: "#EDB45C" }),
    specks(random, {
      count: 34,
      spread: [84, 48],
      size: [4, 12],
      colors: ["#B9701F", "#C98232", "#F9DDA0"],
      opacity: 0.6,
    }),
    path(glaze, { fill: "#C23A10", opacity: 0.4, transform: "translate(0 -10)" }),
    path(glaze, { fill: "#E0662A", opacity: 0.3, transform: "translate(-6 -14) scale(.72)" }),
    specks(random, {
      count: 60,
      spread: [84, 50],
      size: [2, 5],
      colors: ["#8E1606", "#C42A0A", "#A82008"],
      opacity: 0.9,
    }),
    specks(random, { count: 10, spread: [74, 44], size: [3, 6], colors: ["#FBEFD0"], opacity: 0.95 }),
    glint("M-76-46C-40-56 10-58 60-54", [6, 0.6]),
  );
}

/** About 160 long: a piece of kimchi fried until its edges brown, red with chilli, its pale rib showing. */
function kimchiPiece(random: Random): Drawing {
  const rim = Array.from({ length: 16 }, (_, index): Point => {
    const angle = (index / 16) * Math.PI * 2;
    const out = index % 2 ? random.between(42, 50) : random.between(56, 66);
    return [Math.cos(angle) * out * 1.25, Math.sin(angle) * out * 0.62];
  });
  const leaf = smooth(rim);
  return shaded(
    leaf,
    { edge: "#6B1204", face: "#C23410", light: "#E4602A" },
    path("M-74-10C-40-18 6-16 34-4C6 8-40 18-74 10Z", { fill: "#E8965A" }),
    path("M-70-6C-40-12 2-11 26-3C2 4-40 11-70 6Z", { fill: "#FBE3B4" }),
    stroke("M-20-8C-8-18 6-24 20-26M6-6C20-12 34-14 48-14M-20 10C-6 18 8 22 24 24M8 6C22 10 36 14 50 12", [
      "#F59A5C",
      3.4,
    ]),
    specks(random, { count: 18, spread: [60, 30], size: [2, 4.4], colors: ["#8E1004", "#B02008"], opacity: 0.9 }),
    glint("M-44-20C-30-28-8-31 12-29", [4, 0.55]),
  );
}

/** About 90 across: egg scrambled in the wok, just set. */
function scrambledEgg(random: Random): Drawing {
  return handful(random, {
    radius: 30,
    count: 4,
    bit: (chance) => {
      const curd = blob(chance.between(18, 28), chance, { points: 8, wobble: 0.2 });
      return shaded(
        curd,
        { edge: "#C88E1C", face: "#FFD45C", light: "#FFE99C" },
        glint("M-12-8C-8-13-1-15 6-14", [3, 0.8]),
      );
    },
  });
}

/** About 120 across: pak choi cut across, leaf and stalk, wilted by the wok. */
function bokChoyPiece(random: Random): Drawing {
  const leaf = blob(46, random, { points: 9, wobble: 0.14, stretch: [1, 0.9] });
  return edged(
    path(leaf, { transform: "translate(16 -10)" }) + path("M-58 26C-50 2-22-16 2-20L20 8C0 22-34 42-50 42Z"),
    "#1E5B2C",
    path(leaf, { fill: "#2F8040", transform: "translate(15 -12) scale(.92)" }),
    path(leaf, { fill: "#4CA255", transform: "translate(12 -16) scale(.66)" }),
    path("M-54 26C-46 6-20-12 2-16L16 8C-2 20-34 37-49 38Z", { fill: "#E3F0CC" }),
    stroke("M-44 26C-28 10-8-4 30-24M20-18C30-14 40-14 50-16", ["#A9D28C", 3.4]),
  );
}

export const riceAndNoodleBowls = {
  chickenAndEgg: { foods: ["egg"], within: ["chicken-thigh", "onion"], draw: chickenAndEgg },
  friedUdon: { foods: ["udon"], within: ["soy-sauce"], draw: friedUdon },
  charredCabbage: { foods: ["cabbage"], draw: charredCabbage },
  shiitakeSlice: { foods: ["shiitake-mushroom"], draw: shiitakeSlice },
  shiitakeMince: { foods: ["shiitake-mushroom"], draw: shiitakeMince },
  braisedTofuSlab: { foods: ["tofu"], within: ["chili-flakes", "garlic"], draw: braisedTofuSlab },
  kimchiPiece: { foods: ["kimchi"], draw: kimchiPiece },
  scrambledEgg: { foods: ["egg"], draw: scrambledEgg },
  bokChoyPiece: { foods: ["bok-choy"], draw: bokChoyPiece },
} as const satisfies Record<string, FoodPiece>;
