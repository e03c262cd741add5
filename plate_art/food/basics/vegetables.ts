// Cooked vegetables, in slices and pieces. Origin 0,0 is the middle of the piece; at scale 1 most are 70 to 100 across.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, LEAF } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times, turned } from "../../svg.ts";

/** 90 across: a slice through cap and stalk, fried golden. */
function mushroom(): Drawing {
  return edged(
    path("M-44 2C-44-34 44-34 44 2C44 14 22 16 14 14L16 40C10 48-10 48-16 40L-14 14C-22 16-44 14-44 2Z"),
    "#8F6540",
    path("M-39 0C-38-28 38-28 39 0C38 9 20 10 11 8L12 37C8 43-8 43-12 37L-11 8C-20 10-38 9-39 0Z", { fill: "#E7CDA6" }),
    path("M-39 0C-38-28 38-28 39 0C30-14-30-14-39 0Z", { fill: "#B98552" }),
    stroke("M-28 3C-18-5 18-5 28 3", ["#8F6540", 4.5]),
    stroke("M-26-13C-16-20 2-22 12-20", ["#fff", 3.5], { opacity: 0.35 }),
  );
}

/** 68 across: a slice of carrot. */
function carrot(): Drawing {
  return edged(
    circle(34),
    "#D9641A",
    circle(30, { fill: "#FF8F37" }),
    turned(8, () => stroke("M0-9V-22", ["#FFC07F", 4])),
    circle(6, { fill: "#FFC07F" }),
  );
}

/** A tangle about 110 across of thin carrot strips. */
function carrotStrips(random: Random): Drawing {
  const strips = Array.from({ length: 16 }, () => {
    const place = moved([random.between(-16, 16), random.between(-18, 18)], { rotate: random.between(-35, 35) });
    return { place, color: random.pick(["#FF8F37", "#F57F26", "#FFA555"]) };
  });
  const line = "M-42 3C-16-6 14 8 42-3";
  return edged(
    strips
      .map(({ place }) =>
        path(line, {
          transform: place,
          fill: "none",
          stroke: "currentColor",
          "stroke-width": 9,
          "stroke-linecap": "round",
        }),
      )
      .join(""),
    "#C75B14",
    strips.map(({ place, color }) => stroke(line, [color, 6], { transform: place })).join(""),
  );
}

/** 92 long: a strip of red pepper with its skin outside. */
function redPepper(): Drawing {
  return pepperStrip("#C52A1A", "#F06A4A");
}

/** 92 long. */
function yellowPepper(): Drawing {
  return pepperStrip("#DE9B0B", "#FFD04F");
}

function pepperStrip(skin: string, flesh: string): Drawing {
  return edged(
    path("M-46-6C-24-34 26-34 46-4C40 2 34 4 28 2C10-14-14-14-30 6C-38 6-44 2-46-6Z"),
    skin,
    path("M-42-8C-22-30 24-30 42-6C24-20-22-22-42-8Z", { fill: flesh }),
  );
}

/** 110 long: a charred, peeled strip of red pepper, as it comes from the oven. */
function roastedPepper(random: Random): Drawing {
  const strip = blob(44, random, { points: 8, wobble: 0.14, stretch: [1.25, 0.62] });
  return edged(
    path(strip),
    "#8E1D10",
    path(strip, { fill: "#D23A22", transform: "translate(-2 -3) scale(.91)" }),
    path(blob(11, random, { wobble: 0.3 }), { fill: "#43130C", opacity: 0.55, transform: "translate(18 5)" }),
    stroke("M-36-8C-18-20 12-20 30-13", ["#FF9478", 5], { opacity: 0.7 }),
  );
}

/** 36 across. */
function pea(): Drawing {
  return edged(
    circle(18),
    "#3F8A34",
    circle(15, { cx: -1, cy: -2, fill: "#77BE4D" }),
    path("M-8-6C-5-11 1-12 4-10C0-8-5-6-7-2Z", { fill: "#fff", opacity: 0.5 }),
  );
}

/** 34 high: one kernel of sweetcorn. */
function corn(): Drawing {
  return edged(
    rectangle([28, 34], { rx: 11 }),
    "#D99A12",
    rectangle([22, 28], { x: -12, y: -16, rx: 10, fill: "#FFD452" }),
  );
}

/** 90 high: a floret, stalk down. */
function broccoli(random: Random): Drawing {
  const knobs = [
    [-20, 2, 22],
    [20, 2, 22],
    [0, -18, 26],
    [-4, 6, 20],
    [10, -6, 20],
    [-16, -16, 18],
    [18, -18, 18],
  ] as const;
  const florets = knobs.map(([x, y, size]) => {
    const dark = path(blob(size, random, { wobble: 0.16 }), { transform: moved([x, y]), fill: "#2F7C3C" });
    const light = path(blob(size * 0.66, random, { wobble: 0.2 }), {
      transform: moved([x - 3, y - 4]),
      fill: "#55A24E",
    });
    return dark + light;
  });
  return edged(
    path("M-40 2C-40-40-18-46 0-44C18-46 40-40 40 2C38 22 14 26 12 24L10 44C6 50-4 50-8 44L-10 24C-14 26-38 22-40 2Z"),
    "#2F7C3C",
    path("M-10 10L-8 44C-4 50 6 50 10 44L12 10Z", { fill: "#A9CC74" }),
    ...florets,
  );
}

/** 96 long: a roasted wedge of beetroot. */
function beetWedge(): Drawing {
  return edged(
    path("M-48 8C-34-34 34-34 48 8C30 26-30 26-48 8Z"),
    "#5A0F34",
    path("M-43 6C-30-29 30-29 43 6C14-6-14-6-43 6Z", { fill: "#B0296A" }),
    path("M-43 6C-14-6 14-6 43 6C28 20-28 20-43 6Z", { fill: "#861848" }),
    stroke("M-28-6C-16-18 6-21 18-17", ["#fff", 4], { opacity: 0.35 }),
  );
}

/** 34 across: a ring cut from a red chilli. */
function chilliRing(): Drawing {
  return edged(
    ellipse([17, 15]),
    "#B71C0D",
    ellipse([13, 11], { fill: "#F6C9A8" }),
    circle(2.4, { cx: -5, cy: 1, fill: "#FFF3D2" }),
    circle(2.4, { cx: 5, cy: -2, fill: "#FFF3D2" }),
    ellipse([13, 11], { fill: "none", stroke: "#E8503A", "stroke-width": 4 }),
  );
}

/** 84 across: half a small boiled potato, browned at the edge. */
function potato(random: Random): Drawing {
  const cut = blob(42, random, { points: 7, wobble: 0.1 });
  return edged(
    path(cut),
    "#B47A26",
    path(cut, { fill: "#F0BE57", transform: "translate(-2 -3) scale(.9)" }),
    path(cut, { fill: "#FBDD92", transform: "translate(-3 -5) scale(.7)" }),
    path(blob(8, random), { fill: "#E7B654", transform: "translate(7 5)", opacity: 0.7 }),
  );
}

/** 130 high: half a head of pak choi, its white stalks down, wilted in the broth. */
function pakChoi(random: Random): Drawing {
  const leaves = [-34, 34, -14, 16].map((turn) =>
    group(
      { transform: moved([turn * 0.55, -22], { rotate: turn }) },
      path(LEAF, { fill: random.pick(["#2C7A3F", "#35894A"]), transform: "scale(.86)" }),
      stroke("M0 30V-26M0-2L10-12M0-2L-10-12", ["#A7D79A", 2.6], { opacity: 0.8 }),
    ),
  );
  return edged(
    path("M-46-40C-30-74 30-74 46-40C48-14 30 0 26 24C24 58 14 66 0 66C-14 66-24 58-26 24C-30 0-48-14-46-40Z"),
    "#2C7A3F",
    ...leaves,
    path("M-24-4C-10 6 10 6 24-4C26 26 22 62 0 62C-22 62-26 26-24-4Z", { fill: "#E4F0CF" }),
    stroke("M-10 2C-12 24-8 44-4 56M2 4V58M13 2C15 24 11 44 8 56", ["#BBD79A", 4]),
  );
}

/** A tangle about 90 across of grated courgette. */
function zucchiniShreds(random: Random): Svg {
  return times(14, () =>
    stroke("M-16 0C-6-5 6 5 16 0", [random.pick(["#5C9440", "#86B659", "#3F7A31"]), 5], {
      transform: moved([random.between(-34, 34), random.between(-34, 34)], { rotate: random.between(0, 180) }),
    }),
  );
}

/** 120 across: a fried courgette fritter, crisp at the rim, with its green shreds. */
function zucchiniFritter(random: Random): Drawing {
  const rim = blob(60, random, { points: 13, wobble: 0.06 });
  return edged(
    path(rim),
    "#8A5218",
    path(rim, { fill: "#C98A34", transform: "translate(-2 -3) scale(.93)" }),
    path(rim, { fill: "#E2B057", transform: "translate(-3 -4) scale(.75)" }),
    zucchiniShreds(random),
    times(7, () =>
      path(blob(random.between(4, 8), random, { wobble: 0.3 }), {
        fill: "#A5631F",
        opacity: 0.7,
        transform: moved([random.between(-36, 36), random.between(-36, 36)]),
      }),
    ),
    stroke("M-44-22A50 50 0 0 1-12-47", ["#fff", 5], { opacity: 0.22 }),
  );
}

export const vegetables = {
  mushroom: { foods: ["mushroom"], draw: mushroom },
  carrot: { foods: ["carrot"], draw: carrot },
  carrotStrips: { foods: ["carrot"], draw: carrotStrips },
  redPepper: { foods: ["red-bell-pepper"], draw: redPepper },
  yellowPepper: { foods: ["yellow-bell-pepper"], draw: yellowPepper },
  roastedPepper: { foods: ["roasted-red-pepper", "red-bell-pepper"], draw: roastedPepper },
  pea: { foods: ["pea"], draw: pea },
  corn: { foods: ["corn"], draw: corn },
  broccoli: { foods: ["broccoli"], draw: broccoli },
  beetWedge: { foods: ["beet"], draw: beetWedge },
  chilliRing: { foods: ["chili-pepper"], draw: chilliRing },
  potato: { foods: ["potato"], draw: potato },
  pakChoi: { foods: ["bok-choy"], draw: pakChoi },
  zucchiniFritter: { foods: ["zucchini"], draw: zucchiniFritter },
} as const satisfies Record<string, FoodPiece>;
