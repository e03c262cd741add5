// The sign of a preference: a small dish as it lies on a plate, which the card draws round it.
import type { Drawing } from "../drawing.ts";
import { pieces } from "../food/mod.ts";
import { glint } from "../food/shaded.ts";
import { arc, LEAF, polar } from "../outlines.ts";
import { seededRandom } from "../seeded_random.ts";
import { circle, group, moved, path, rectangle, type Svg, stroke, times } from "../svg.ts";
import {
  type Art,
  type Colors,
  citrusSlice,
  corded,
  cucumberSlice,
  disc,
  inked,
  joined,
  lay,
  tomatoSlice,
} from "../table/art.ts";
import { OUR_RIM } from "../vessels/vessels.ts";
import { meatAndFishArt } from "./meat_and_fish_art.ts";
import { vegetableArt } from "./vegetable_art.ts";

const lemon = (): Drawing => citrusSlice({ edge: "#B07D08", face: "#F8CB2D", light: "#FFDD5C" });

/** 92 long, tip up. */
const greens = (face: string): Drawing =>
  inked(LEAF, { edge: "#1B562C", face }, stroke("M0-30V40M0-4L12-14M0-4L-12-14", ["#A9DBA0", 4]));

/** Salmon on greens, potatoes beside it: home's own plate. */
const mainDish: Art = (random) => {
  const potatoes = [-54, -24, 8, 38].map((turn): Svg => {
    const [x, y] = polar(40, turn - 90);
    return lay(inked(disc(16, 15), { edge: "#9A6620", face: "#F0BE57", light: "#FBDD92" }), x, y, turn);
  });
  const leaves = [-34, -12, 12, 34].map((x) => lay(greens(x > 0 ? "#3F9553" : "#2C7843"), x, 36, 180 - x * 0.9, 0.5));
  return potatoes.join("") + leaves.join("") + (meatAndFishArt["salmon"]?.(random) ?? "") + lay(lemon(), 2, 0, 0, 0.46);
};

/** A slice of cake with its strawberry. */
const dessert: Art = () =>
  lay(
    inked(
      "M-54-2L44-40C56-28 58-10 56 2L56 28L-52 40Z",
      { edge: "#8E5522", face: "#F0C98A" },
      path("M-54-2L44-40C56-28 58-10 56 2L-53 14Z", { fill: "#F4587B" }),
      path("M-54-2L44-40C56-28 58-10 56-4L-53 6Z", { fill: "#FFF6EC" }),
      path("M-53 19L56 8V16L-53 27Z", { fill: "#FFF6EC" }),
      path("M-53 22L56 11V14L-53 25Z", { fill: "#E2405C" }),
      stroke("M-38-4L34-31", ["#fff", 5]),
      stroke("M-53 6L56-5", ["#E9CDBB", 3]),
    ),
    0,
    8,
  ) + lay(pieces.strawberry.draw(seededRandom("strawberry")), 20, -22, -14, 0.52);

/** Tomato and cucumber on a bed of leaves. The bed has one shadow: within it, leaf from leaf is told by its edge. */
const salad: Art = () => {
  const bed = times(8, (index) => {
    const [x, y] = polar(31, index * 45);
    const leaf = greens(["#3F9553", "#79B443", "#9CCB5B"][index % 3] ?? "#79B443");
    return group({ transform: moved([x, y], { rotate: index * 45 + 90, scale: 0.62 }) }, leaf.body);
  });
  return (
    lay({ outline: circle(50), body: bed }) +
    lay(cucumberSlice(), 21, -19, 0, 0.52) +
    lay(cucumberSlice(), -20, 22, 12, 0.5) +
    lay(tomatoSlice(), -17, -16, 0, 0.58) +
    lay(tomatoSlice(), 17, 21, 24, 0.54)
  );
};

/** White with our rim: cobalt alone would be lost on a plate of the dark theme. */
const ENAMEL = { edge: OUR_RIM, face: "#FAFCFE" } as const satisfies Colors;

/** A pot of stew between its two handles. */
const dinner: Art = () => {
  const chunk = (colors: Colors) => inked("M-12-8C-4-14 10-12 13-4C15 8 6 13-4 12C-14 11-16-2-12-8Z", colors);
  const carrot = chunk({ edge: "#B9500F", face: "#FF9A42", light: "#FFC07F" });
  const potato = chunk({ edge: "#9A6620", face: "#F5CC70", light: "#FFE8AE" });
  const pea = inked(disc(6), { edge: "#2E6B23", face: "#8FD062" });
  return (
    lay(corded("M-40-14C-66-18-66 18-40 14M40-14C66-18 66 18 40 14", ENAMEL, 13)) +
    lay(
      inked(
        disc(48),
        ENAMEL,
        circle(41, { fill: "#B9C9DC" }),
        circle(38, { fill: "#8A2E10" }),
        circle(36.5, { cy: 1.5, fill: "#CF5523" }),
        stroke(arc(32, [190, 245]), ["#F6A266", 4]),
        stroke(arc(44, [15, 75]), ["#C9D8EA", 3]),
      ),
    ) +
    lay(potato, -14, -10, 0, 0.94) +
    lay(carrot, 14, -14, 40, 0.9) +
    lay(carrot, -13, 17, 80, 0.86) +
    lay(potato, 14, 14, 130, 0.94) +
    [
      [0, 3],
      [1, -26],
      [-28, 6],
      [29, 1],
      [1, 29],
    ]
      .map(([x, y]) => lay(pea, x, y))
      .join("")
  );
};

/** Two prawns in their crisp batter. */
const fried: Art = (random) => {
  const prawn = () =>
    joined(
      "",
      inked("M22-4C34-18 44-22 54-20C52-12 50-8 44-2C52 2 54 8 54 16C42 14 32 10 22 6Z", {
        edge: "#A4300F",
        face: "#F0653C",
      }),
      inked(
        "M-52 4C-58-10-46-24-32-20C-24-30-6-28 0-20C12-26 30-18 32-6C40 4 30 18 16 16C8 26-8 26-16 19C-30 28-50 20-52 4Z",
        { edge: "#985710", face: "#DE9A31" },
        path("M-46-2C-44-14-36-17-28-13C-20-22-8-20-2-13C8-18 18-14 22-6C4-6-20-2-46-2Z", { fill: "#F6C766" }),
        times(9, () =>
          stroke(`M${random.between(-40, 20).toFixed(0)} ${random.between(-10, 14).toFixed(0)}l4 2`, [
            random.pick(["#B9701A", "#FFE3A0"]),
            4.4,
          ]),
        ),
      ),
    );
  return lay(prawn(), 2, -21, -20, 0.94) + lay(prawn(), 0, 23, -20, 0.94);
};

/** A pretzel with its salt. */
const snack: Art = () => {
  const twist = "M-18 42C0 20 40 10 44-12C46-36 14-44 0-20C-14-44-46-36-44-12C-40 10 0 20 18 42";
  const salt = [
    [-38, -24],
    [-22, -32],
    [30, -31],
    [42, -14],
    [-42, -4],
    [-24, 13],
    [24, 13],
    [1, 25],
    [0, -14],
  ] as const;
  return lay(
    corded(
      twist,
      { edge: "#6E3510", face: "#B96A25" },
      23,
      stroke(twist, ["#DC9A4C", 6], { transform: "translate(-1 -3)" }),
      ...salt.map(([x, y], index) =>
        rectangle([6, 6], { fill: "#fff", transform: moved([x, y], { rotate: index * 37 }) }),
      ),
    ),
    0,
    2,
    0,
    1.02,
  );
};

/** Lemon and tomato behind a twig of olives. */
const mediterranean: Art = (random) =>
  lay(lemon(), 26, -26, 10, 0.72) +
  lay(tomatoSlice(), -32, 26, 0, 0.62) +
  group({ transform: "translate(4 8) rotate(-14) scale(.84)" }, vegetableArt["olive"]?.(random) ?? "");

/** Two eggs in an enamel pan. */
const highProtein: Art = () => {
  const egg = (white: string) =>
    inked(
      white,
      { edge: "#CDBF9F", face: "#FFFDF6" },
      circle(10.5, { fill: "#E8930F" }),
      circle(9, { cx: -0.5, cy: -1, fill: "#FFBE35" }),
      glint("M-5-3C-3-6 1-7 4-6", [3, 0.8]),
    );
  return (
    lay(corded("M30 30L55 55", { edge: "#6E4218", face: "#C48A4A" }, 18, stroke("M38 35L52 49", ["#EFC78F", 4]))) +
    lay(
      inked(
        disc(46),
        ENAMEL,
        circle(40, { fill: "#22324C" }),
        circle(38, { cx: 1, cy: 2, fill: "#33466A" }),
        stroke(arc(43, [15, 75]), ["#C9D8EA", 3]),
      ),
      -8,
      -8,
    ) +
    lay(egg("M-20-10C-12-24 8-22 18-14C28-4 22 12 12 18C0 26-16 22-22 10C-26 2-24-4-20-10Z"), -22, -17, 0, 0.96) +
    lay(egg("M-18-14C-6-24 14-20 20-8C26 4 18 18 6 21C-8 24-24 16-23 2C-23-6-22-10-18-14Z"), 9, 5, 0, 0.98)
  );
};

/** Two halves, one behind the other, their cut sides to the front. */
const sandwiches: Art = () => {
  const half = joined(
    "",
    inked("M-50 10H50V28C50 36 46 38 40 38H-40C-46 38-50 36-50 28Z", { edge: "#7E4712", face: "#F6DDA8" }),
    inked(
      "M-54 4C-44-2-38 8-26 2C-14-4-10 8 0 2C10-4 16 8 28 2C38-4 46 4 54 4V12C44 20 38 10 27 16C16 22 10 12 0 18C-10 22-18 12-27 17C-38 22-44 16-54 12Z",
      { edge: "#2F6E26", face: "#86BF4E" },
    ),
    inked("M-48-5H48V3H-48Z", { edge: "#A31E12", face: "#E8523A" }),
    inked(
      "M-52-6L-6-44C-2-48 4-48 8-44L52-6C50 0 46 0 42 0H-42C-46 0-50 0-52-6Z",
      { edge: "#7E4712", face: "#DDA052" },
      path("M-38-8L1-39L39-8Z", { fill: "#F6D699" }),
      stroke("M-22-14L-2-30", ["#fff", 4.4], { opacity: 0.7 }),
    ),
  );
  return lay(half, 14, -18, 8, 0.78) + lay(half, -9, 17, -6, 0.9);
};

/** Drawings for the preferences by the name of their file. */
export const preferenceArt: Readonly<Record<string, Art>> = {
  dessert,
  dinner,
  fried,
  gluten_free: vegetableArt["corn"] ?? dinner,
  high_protein: highProtein,
  main_dish: mainDish,
  mediterranean,
  salad,
  sandwiches,
  snack,
};
