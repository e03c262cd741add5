// Meat, fish and eggs, as they lie on a board.
import { pieces } from "../food/mod.ts";
import { glint } from "../food/shaded.ts";
import { seededRandom } from "../seeded_random.ts";
import { circle, ellipse, moved, path, stroke, times } from "../svg.ts";
import { type Art, corded, disc, inked, joined, lay } from "../table/art.ts";

/** Two rashers. */
const bacon: Art = () => {
  const wave = "M-52-6C-34-24-18 12 0-6C18-24 34 12 52-6";
  const rasher = corded(
    wave,
    { edge: "#7E1F16", face: "#C2473A" },
    32,
    stroke(wave, ["#F6C3A8", 8], { transform: "translate(0 -3)" }),
    stroke(wave, ["#F6C3A8", 4], { transform: "translate(0 9)" }),
  );
  return lay(rasher, 4, -19, -16, 0.9) + lay(rasher, -4, 22, -16, 0.9);
};

const crab: Art = () => {
  const legs =
    "M-34 14L-56 12M-32 24L-52 32M-26 32L-40 48M34 14L56 12M32 24L52 32M26 32L40 48M-30-2C-46-8-48-22-42-34M30-2C46-8 48-22 42-34";
  const claw = inked(
    "M0 14C-18 8-20-18-4-28C-6-14 0-10 6-8C8-16 12-20 18-22C24-4 16 12 0 14Z",
    { edge: "#8F2310", face: "#E0552F" },
    glint("M-9-4C-9-10-7-14-5-17", [4, 0.5]),
  );
  return (
    lay(corded(legs, { edge: "#8F2310", face: "#E0552F" }, 12)) +
    lay(claw, -38, -34, -16, 0.86) +
    lay(claw, 36, -34, 4, 0.86) +
    lay(corded("M-11-12V-20M11-12V-20", { edge: "#43140A", face: "#43140A" }, 9)) +
    lay(
      inked(
        "M0-14C26-18 44-2 42 14C40 34 22 42 0 42C-22 42-40 34-42 14C-44-2-26-18 0-14Z",
        { edge: "#8F2310", face: "#E0552F", light: "#F27A4E" },
        stroke("M-20 18h.1M20 18h.1M-10 28h.1M10 28h.1M0 16h.1", ["#A8321A", 6], { opacity: 0.7 }),
        glint("M-32 8C-31 1-26-4-21-6", [5, 0.55]),
      ),
      0,
      2,
    )
  );
};

/** One in its shell and half a boiled one. */
const egg: Art = () =>
  lay(
    inked(
      "M0-50C22-50 38-16 38 8C38 32 22 46 0 46C-22 46-38 32-38 8C-38-16-22-50 0-50Z",
      { edge: "#A05F2C", face: "#E6AE76", light: "#F3C797" },
      glint("M-24-2C-23-14-18-24-11-30", [7, 0.65]),
    ),
    -18,
    -10,
    -14,
    0.94,
  ) +
  lay(
    inked(
      disc(31, 38),
      { edge: "#C9BEA6", face: "#FFFCF4" },
      circle(18, { cy: 5, fill: "#E8930F" }),
      circle(15.5, { cy: 4, fill: "#FFBE35" }),
      glint("M-8 0C-5-5 0-7 5-6", [4, 0.7]),
    ),
    24,
    18,
    22,
  );

const fish: Art = () =>
  lay(
    joined(
      "rotate(-20)",
      inked(
        "M28 0C40-10 48-24 60-26C56-10 56 10 60 26C48 24 40 10 28 0Z",
        { edge: "#35597C", face: "#7FA7C8" },
        stroke("M40-4L54-16M42 0H54M40 4L54 16", ["#4F7AA0", 3.6]),
      ),
      inked("M-16-22C-8-40 14-38 22-22ZM-8 22C-4 34 8 34 14 22Z", { edge: "#35597C", face: "#7FA7C8" }),
      inked(
        "M-60 2C-46-22-20-30 4-26C24-22 36-8 42 0C36 8 24 22 4 26C-20 30-46 24-60 2Z",
        { edge: "#35597C", face: "#8FB6D3" },
        path("M-58 4C-44 22-20 29 4 24C24 20 34 8 40 0C10 12-30 14-58 4Z", { fill: "#E4EFF5" }),
        stroke("M-30-22C-22-8-22 10-30 20", ["#35597C", 4]),
        stroke("M-10-10q6 5 0 10M4-14q6 6 0 12M4 4q5 5 0 9M18-8q5 5 0 10", ["#5A86AB", 3.4]),
        circle(6, { cx: -42, cy: -4, fill: "#fff" }),
        circle(3.8, { cx: -42, cy: -4, fill: "#14243A" }),
        glint("M-22-22C-10-26 2-26 10-23", [4.4, 0.7]),
      ),
    ),
    0,
    0,
    0,
    0.96,
  );

/** A raw steak with its rim of fat and its bone. */
const meat: Art = () =>
  lay(
    inked(
      "M-44-28C-24-50 16-48 34-34C52-22 62 6 48 26C36 44 16 34 0 40C-20 50-50 44-56 18C-60 0-54-18-44-28Z",
      { edge: "#9A6A52", face: "#FBE3D2" },
      path("M-38-24C-20-42 14-40 29-28C45-17 53 4 42 20C32 34 14 26-2 32C-20 41-43 36-48 16C-51 2-46-16-38-24Z", {
        fill: "#C73B3D",
      }),
      path("M-38-24C-20-42 14-40 29-28C10-28-20-26-34-2C-40 10-42 20-42 28C-52 16-50-12-38-24Z", { fill: "#DD5F58" }),
      stroke("M-6-20C4-12 18-16 28-10M4 6C14 2 24 8 32 4M-14 16C-6 10 0 14 6 20", ["#FBD3C8", 4]),
      ellipse([12, 10], { cx: -30, cy: 10, fill: "#FFF8EC", stroke: "#9A6A52", "stroke-width": 3 }),
      circle(4, { cx: -30, cy: 10, fill: "#D79A86" }),
    ),
    2,
    2,
    -6,
  );

/** A roast leg. */
const poultry: Art = () =>
  lay(
    joined(
      "rotate(-42)",
      corded("M20 0H52M52-7L56-9M52 7L56 9", { edge: "#B9A88A", face: "#FFF6E4" }, 19),
      inked(
        "M-56-2C-58-30-30-40-8-34C10-30 20-16 32-12C38-8 38 8 32 12C20 16 10 32-8 36C-32 42-56 26-56-2Z",
        { edge: "#6E3510", face: "#C1732A" },
        path("M-48-4C-46-24-26-32-8-26C6-22 14-10 26-7C12 0 0 6-12 8C-28 12-44 8-48-4Z", { fill: "#E09C4C" }),
        stroke("M-24 20l7 4M-6 16l6 3M-36 10l5 4M10 8l5 2", ["#8E4C18", 5]),
        glint("M-40-6C-37-17-27-22-17-21", [6.4, 0.65]),
      ),
    ),
    -2,
    1,
    0,
    1.03,
  );

const shrimp: Art = () => lay(pieces.prawn.draw(seededRandom("prawn")), 2, 2, -6, 1.2);

/** A whole one, arms to the front. */
const squid: Art = () => {
  const colors = { edge: "#8F4A5C", face: "#E9AFB4" } as const;
  const arms = "M-11 22C-18 34-14 44-24 52M-4 24C-6 38-10 46-7 60M4 24C8 38 6 46 11 60M11 22C18 32 18 42 27 48";
  return lay(
    joined(
      "rotate(38)",
      corded(arms, colors, 11),
      inked("M0-60C20-54 36-42 37-26L14-20H-14L-37-26C-36-42-20-54 0-60Z", colors),
      inked("M-15 8H15V24C10 30-10 30-15 24Z", colors),
      inked(
        "M0-58C15-42 23-18 17 10C10 16-10 16-17 10C-23-18-15-42 0-58Z",
        { edge: colors.edge, face: "#F6CDCB" },
        stroke("M6-28h.1M8-12h.1M3-2h.1M9 2h.1", ["#C97C88", 5]),
        glint("M-10-6C-11-16-9-26-5-34", [6, 0.8]),
      ),
    ),
    0,
    0,
    0,
    1.04,
  );
};

/** A slab of salmon as the fishmonger cuts it. */
const salmon: Art = () =>
  lay(
    inked(
      "M-56-12C-40-32 34-36 54-14C60 0 54 22 38 28C8 34-26 32-50 20C-60 12-60-2-56-12Z",
      { edge: "#A93E1C", face: "#F5855A" },
      path("M-55-10C-40-30 34-34 53-14C36-22-28-22-52-2Z", { fill: "#FFB08C" }),
      stroke("M-34-24C-24-10-24 8-34 22M-10-27C0-10 0 10-10 26M14-27C24-12 24 10 14 26M36-22C44-10 44 6 38 20", [
        "#FFD3B8",
        5,
      ]),
    ),
    0,
    0,
    -18,
    1.02,
  );

const tofu: Art = () => {
  const cube = inked(
    "M-26-20H20L28-12V26H-18L-26 18Z",
    { edge: "#A8905C", face: "#FFF7E0" },
    path("M-26-20H20L28-12H-18Z", { fill: "#fff" }),
    path("M20-20L28-12V26L20 18Z", { fill: "#E2CFA0" }),
    times(3, (i) => circle(2, { fill: "#DCC899", transform: moved([i * 12 - 14, i % 2 ? 8 : 0]) })),
  );
  return lay(cube, -24, -22, -8) + lay(cube, 26, -10, 14) + lay(cube, -8, 30, 4);
};

/** Meat, fish and eggs by the name of their file. */
export const meatAndFishArt: Readonly<Record<string, Art>> = {
  bacon,
  crab,
  egg,
  fish,
  meat,
  poultry,
  salmon,
  shrimp,
  squid,
  tofu,
};
