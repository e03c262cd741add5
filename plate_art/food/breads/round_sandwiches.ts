// Round loaves filled, pressed and cut like a cake. Origin 0,0; sizes are at scale 1.
import type { Drawing, FoodPiece } from "../../drawing.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, path, rectangle, type Svg, stroke } from "../../svg.ts";
import { dust, patches, scorched } from "./bread_drawing.ts";
import {
  bread,
  crustTop,
  cutSandwich,
  folds,
  type LayerTones,
  leaves,
  lumps,
  pieceRow,
  slices,
  WHITE_BREAD,
} from "./sandwich_layers.ts";

const TOMATO: LayerTones = { edge: "#A8220F", face: "#E2492F", light: "#FF9273" };
const HAM: LayerTones = { edge: "#B95A5A", face: "#F2A9A2", light: "#FFD9D2" };

const at = (x: number, y: number, svg: Svg): Svg => group({ transform: `translate(${x} ${y})` }, svg);

/** 440 wide, 380 high: a quarter of the round loaf of Nice: tomato, tuna, egg, olives, radish, anchovy, basil. */
function panBagnatQuarter(random: Random): Drawing {
  const egg = pieceRow(34, {
    step: 104,
    draw: (_, index) =>
      index % 2
        ? rectangle([92, 30], { rx: 12, fill: "#D9CFB8" }) +
          rectangle([88, 26], { rx: 11, fill: "#FFFDF6" }) +
          rectangle([48, 22], { rx: 10, fill: "#F4B02C" })
        : rectangle([88, 30], { rx: 12, fill: "#D9CFB8" }) +
          rectangle([84, 26], { rx: 11, fill: "#FFFDF6" }) +
          rectangle([52, 22], { x: -28, rx: 10, fill: "#F7BC3C" }),
  });
  const tuna = lumps(40, {
    ground: "#D9B08C",
    edge: "#98694A",
    colors: ["#E9C7A6", "#DDB48E", "#F0D6BA"],
    size: [11, 18],
  });
  const garnish = pieceRow(20, {
    step: 44,
    draw: (_, index) =>
      [
        ellipse([19, 10], { fill: "#2B2440" }) +
          ellipse([15, 7], { cy: -1, fill: "#4A3E63" }) +
          ellipse([5, 3], { fill: "#1B162B" }),
        rectangle([38, 13], { rx: 6, fill: "#C42A50" }) + rectangle([34, 8], { rx: 4, fill: "#FFF6F6" }),
        rectangle([40, 12], { rx: 6, fill: "#3E7F2C" }) + rectangle([34, 6], { rx: 3, fill: "#8CC052" }),
        rectangle([42, 11], { rx: 5, fill: "#5A2E22" }) + rectangle([36, 5], { y: -4, rx: 2, fill: "#B98468" }),
      ][index % 4] ?? "",
  });
  const wedge =
    "M-214 14C-230 10-228-4-216-14L-22-176C-8-186 8-186 22-176L216-14C228-4 230 10 214 14C120 40-120 40-214 14Z";
  return cutSandwich(random, {
    width: 430,
    top: crustTop(
      wedge,
      184,
      { edge: "#5E2F0E", face: "#A8652A", light: "#C4853F" },
      (chance) =>
        at(
          0,
          -46,
          patches(chance, {
            count: 16,
            oval: [120, 44],
            size: [8, 20],
            colors: ["#7E4415", "#D9A566"],
            opacity: 0.45,
          }) + dust(chance, { count: 110, oval: [130, 52] }),
        ) + stroke("M-176-22L-40-138", ["#FFE3AE", 6], { opacity: 0.4 }),
    ),
    layers: [
      bread(44, { ...WHITE_BREAD, crust: "#8A4F1C" }),
      slices(20, TOMATO, { count: 3 }),
      leaves(13, { edge: "#1F5E2E", face: "#3F9950", light: "#8CCB86" }),
      egg,
      garnish,
      tuna,
      slices(18, TOMATO, { count: 3 }),
      bread(44, { ...WHITE_BREAD, crust: "#8A4F1C" }),
    ],
  });
}

/** 420 wide, 390 high: a wedge of a muffuletta: olive salad, provolone, ham and salami in a flat loaf. */
function muffulettaWedge(random: Random): Drawing {
  const olives = lumps(34, {
    ground: "#8E9A3A",
    edge: "#4F5A1C",
    colors: ["#A9B84E", "#C2CB6A", "#4A3E63", "#D2452C", "#7F8F2E", "#E9F0C2"],
    size: [7, 12],
  });
  const salami: LayerTones = { edge: "#7A1F1C", face: "#B8443A", light: "#EBA79A" };
  const wedge =
    "M-204 14C-222 10-222-4-210-16L-22-196C-8-206 8-206 22-196L210-16C222-4 222 10 204 14C110 38-110 38-204 14Z";
  return cutSandwich(random, {
    width: 414,
    top: crustTop(
      wedge,
      204,
      { edge: "#8A5A22", face: "#DDAE66", light: "#EBC88C" },
      (chance) =>
        at(
          0,
          -54,
          scorched(chance, { count: 12, oval: [104, 52], size: [8, 18], colors: ["#C98F44", "#B0742F"] }) +
            dust(chance, { count: 240, oval: [126, 68] }),
        ) + stroke("M-172-22L-40-150", ["#fff", 6], { opacity: 0.45 }),
    ),
    layers: [
      bread(42, WHITE_BREAD),
      olives,
      folds(26, salami, 3),
      folds(32, HAM, 3),
      slices(18, { edge: "#CFAE62", face: "#FFF1C4", light: "#FFFFFF" }, { count: 2, over: 10 }),
      olives,
      bread(38, WHITE_BREAD),
    ],
  });
}

/** 500 across: the round muffuletta from above, cut in six, one wedge gone from the lower right. */
function muffulettaWheel(random: Random): Drawing {
  const rest = "M0 0L216 125A250 250 0 1 1 250 0Z";
  const cut = (angle: number): Svg =>
    stroke("M12 0L244 0", ["#8A5A22", 7], { transform: `rotate(${angle})` }) +
    stroke("M12 3L238 3", ["#6E7A2A", 4], { transform: `rotate(${angle})` });
  const side = "M0 0H250V20H8Z";
  return {
    outline: path(rest),
    body:
      path(rest, { fill: "#7A4E1C", transform: "translate(3 12)" }) +
      path(rest, { fill: "#B9843E" }) +
      `<clipPath id="muffuletta">${path(rest)}</clipPath>` +
      group(
        { "clip-path": "url(#muffuletta)" },
        circle(240, { cx: -2, cy: -4, fill: "#DDAE66" }),
        circle(196, { cx: -8, cy: -10, fill: "#EBC88C", opacity: 0.85 }),
        scorched(random, { count: 26, oval: [205, 205], size: [9, 22], colors: ["#CF9850", "#B97F3A"] }),
        dust(random, { count: 420, oval: [225, 225] }),
        path(side, { fill: "#F3DFB6", transform: "translate(0 -22)" }),
        path(side, { fill: "#8E9A3A", transform: "translate(0 -12) scale(1 .5)" }),
      ) +
      [90, 150, 210, 270, 330].map(cut).join("") +
      stroke("M-206-110A234 234 0 0 1-60-226", ["#fff", 10], { opacity: 0.4 }),
  };
}

export const roundSandwiches = {
  panBagnatQuarter: {
    foods: ["sourdough"],
    within: ["canned-tuna", "egg", "tomato", "radish", "anchovy", "basil", "black-olive", "green-bell-pepper"],
    draw: panBagnatQuarter,
  },
  muffulettaWedge: {
    foods: ["ciabatta"],
    within: ["salami", "deli-ham", "provolone", "green-olive", "black-olive", "roasted-red-pepper"],
    draw: muffulettaWedge,
  },
  muffulettaWheel: { foods: ["ciabatta"], within: ["green-olive"], draw: muffulettaWheel },
} as const satisfies Record<string, FoodPiece>;
