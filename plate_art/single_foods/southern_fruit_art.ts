// Fruit of warm countries, whole or cut open, whichever tells more.
import { edged } from "../drawing.ts";
import { pieces } from "../food/mod.ts";
import { glint } from "../food/shaded.ts";
import { polar, smooth } from "../outlines.ts";
import { seededRandom } from "../seeded_random.ts";
import { circle, ellipse, moved, path, stroke, times } from "../svg.ts";
import {
  type Art,
  type Colors,
  citrusSlice,
  corded,
  disc,
  fruitLeaf,
  inked,
  joined,
  lay,
  STALK,
} from "../table/art.ts";

/** Two of a hand. */
const banana: Art = () => {
  const one = inked(
    "M-50-30C-44-34-40-34-36-30C-28-2 0 20 44 18C52 20 54 30 48 34C0 52-48 24-50-30Z",
    { edge: "#A8780C", face: "#F9CE3C" },
    path("M-44-22C-32 10 0 30 44 26C0 38-36 18-44-22Z", { fill: "#FFE37E" }),
    path("M44 18C52 20 54 30 48 34L42 35C46 30 46 24 41 18Z", { fill: "#5B4118" }),
  );
  return (
    lay(one, 8, -16, -14, 0.98) +
    lay(one, -2, 6, 8, 1) +
    lay(inked("M-50-52L-38-54L-34-30L-50-24Z", { edge: "#7E5A10", face: "#B98A1E" }), 0, 2, -6, 0.9)
  );
};

/** Half, cut side up. */
const coconut: Art = (random) =>
  lay(
    inked(
      smooth(Array.from({ length: 18 }, (_, index) => polar(random.between(51, 55), index * 20))),
      { edge: "#3F2412", face: "#7C4E2B" },
      stroke("M-49-8l-4-4M-36 34l-5 1M46 18l5 2M20 44l1 6M34-36l5-2M-14-48l0-5", ["#B98A5A", 3.4]),
      circle(42, { fill: "#FFFDF6" }),
      circle(31, { fill: "#D6D9D2" }),
      circle(29, { cx: 2, cy: 3, fill: "#ECEEE8" }),
      stroke("M-35-14A38 38 0 0 1-14-35", ["#E1DDCF", 4]),
      stroke("M18 14A23 23 0 0 1 2 24", ["#fff", 5]),
    ),
  );

const kiwi: Art = () =>
  lay(
    inked(
      disc(42, 33),
      { edge: "#4E3617", face: "#8C6A3C", light: "#A5834F" },
      glint("M-26-6C-22-14-16-18-8-20", [5, 0.4]),
    ),
    -12,
    -20,
    -24,
  ) + lay(pieces.kiwi.draw(seededRandom("kiwi")), 14, 16, 0, 0.98);

const LEMON_SHAPE =
  "M-57 2C-52-8-46-12-40-20C-20-40 22-40 40-18C45-12 52-8 57-1C56 8 46 10 40 17C22 40-20 40-40 20C-45 14-56 12-57 2Z";

const citrus =
  (colors: Required<Colors>): Art =>
  () =>
    lay(
      inked(
        LEMON_SHAPE,
        colors,
        stroke("M4-20h.1M22-10h.1M26 8h.1M8 18h.1M-8-4h.1", [colors.edge, 4.4], { opacity: 0.3 }),
        glint("M-34-8C-28-18-20-23-10-25", [7, 0.7]),
      ),
      -4,
      -14,
      -22,
      0.95,
    ) + lay(citrusSlice(colors), 22, 24, 12, 0.7);

const orange: Art = () =>
  lay(
    inked(
      disc(48),
      { edge: "#B85A06", face: "#F58B1F", light: "#FFA540" },
      stroke("M8 22h.1M24 8h.1M20 28h.1M-10 28h.1M30-10h.1", ["#C96A0C", 4.4], { opacity: 0.5 }),
      glint("M-33-10A34 34 0 0 1-12-32", [7, 0.6]),
    ),
    0,
    6,
  ) +
  lay(corded("M4-28V-40", STALK, 10)) +
  lay(fruitLeaf, 26, -36, 74, 0.56);

const mango: Art = () =>
  lay(corded("M26-34C30-42 34-46 40-48", STALK, 10), 0, 0, 0, 1.14) +
  lay(
    inked(
      "M32-34C50-24 54 6 36 28C16 50-20 50-40 32C-58 14-50-10-30-24C-10-38 16-44 32-34Z",
      { edge: "#A4510F", face: "#F5A623" },
      path("M32-34C50-24 54 6 36 28C24 40 6 46-10 44C26 30 40-4 16-38C22-38 28-36 32-34Z", {
        fill: "#E2542F",
        opacity: 0.75,
      }),
      path("M-40 10C-40-6-24-20-4-28C-14-14-22 10-24 28C-34 26-40 20-40 10Z", { fill: "#FFCB5A" }),
      glint("M-38 6C-36-4-28-12-18-17", [6, 0.6]),
    ),
    0,
    2,
    0,
    1.14,
  );

/** A wedge of honeydew before its round. */
const melon: Art = () =>
  lay(
    inked(
      disc(46),
      { edge: "#5F7F2C", face: "#C3D47C", light: "#D5E297" },
      stroke("M-8-44C-34-18-34 18-10 43M4-44C-6-16-6 18 2 44M16-42C30-16 30 18 14 42", ["#8FAA48", 4]),
    ),
    -8,
    -10,
  ) +
  lay(
    inked(
      "M-48-12C-36 44 36 44 48-12C34 8-34 8-48-12Z",
      { edge: "#6E8F34", face: "#FFC37B" },
      path("M-47-8C-36 44 36 44 47-8C36 32-36 32-47-8Z", { fill: "#C8DB7E" }),
      stroke("M-20 10l-5 4M-4 13l-2 6M12 12l4 5M26 6l5 4", ["#FFF0C9", 4.4]),
    ),
    8,
    24,
    -16,
    0.98,
  );

const pineapple: Art = () =>
  lay(
    joined(
      "rotate(16)",
      inked(
        "M-6-24L-30-44L-12-42L-16-60L-2-48L4-64L10-48L24-58L16-41L34-40L8-24Z",
        { edge: "#1F5E2E", face: "#59A24A" },
        stroke("M0-28V-46M-7-30L-14-38M8-30L15-40", ["#A9CF7C", 3.6]),
      ),
      inked(
        "M0-30C26-30 34-10 34 14C34 40 22 54 0 54C-22 54-34 40-34 14C-34-10-26-30 0-30Z",
        { edge: "#A4650A", face: "#F2B02A" },
        stroke("M-30-6L14 50M-20-24L30 36M2-28L34 12M30-6L-14 50M20-24L-30 36M-2-28L-34 12", ["#C07C10", 3.6]),
        stroke("M-14-4h.1M2-10h.1M-10 22h.1M12 12h.1M0 38h.1M-24 12h.1", ["#FFDF83", 6]),
        glint("M-24 4C-24-6-20-14-14-18", [5, 0.6]),
      ),
    ),
    0,
    3,
  );

/** A wedge from a round, rind down. */
const watermelon: Art = () =>
  lay(
    edged(
      path("M-60-24C-54 62 54 62 60-24C20-34-20-34-60-24Z"),
      "#1F5B2D",
      path("M-54-21C-46 52 46 52 54-21C20-29-20-29-54-21Z", { fill: "#5FA54B" }),
      path("M-50-21C-42 44 42 44 50-21C20-28-20-28-50-21Z", { fill: "#F3F3CC" }),
      path("M-45-21C-37 37 37 37 45-21C20-27-20-27-45-21Z", { fill: "#E8434C" }),
      path("M-45-21C-41 10-20 26 0 27C-18 14-26-6-24-25Z", { fill: "#F4686A" }),
      times(5, (index) =>
        ellipse([3.4, 5.4], {
          fill: "#3A1414",
          transform: moved([index * 15 - 30, index % 2 ? 8 : -8], { rotate: 24 - index * 12 }),
        }),
      ),
    ),
    0,
    -6,
    -16,
  );

/** Fruit of warm countries by the name of its file. */
export const southernFruitArt: Readonly<Record<string, Art>> = {
  banana,
  coconut,
  kiwi,
  lemon: citrus({ edge: "#B07D08", face: "#F8CB2D", light: "#FFDD5C" }),
  lime: citrus({ edge: "#2C651F", face: "#68AD42", light: "#86C35A" }),
  mango,
  melon,
  orange,
  pineapple,
  watermelon,
};
