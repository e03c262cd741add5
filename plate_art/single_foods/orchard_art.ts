// Fruit, berries and nuts of orchard and wood.
import { pieces } from "../food/mod.ts";
import { glint } from "../food/shaded.ts";
import { seededRandom } from "../seeded_random.ts";
import { circle, moved, path, stroke } from "../svg.ts";
import { type Art, corded, disc, fruitLeaf, inked, joined, LEAVES, lay, STALK } from "../table/art.ts";

const apple: Art = () =>
  lay(corded("M2-30C0-42 4-50 10-56", STALK, 10)) +
  lay(fruitLeaf, 26, -44, 66, 0.5) +
  lay(
    inked(
      "M0-32C18-44 50-38 52-4C54 28 30 54 14 52C6 52 6 49 0 49C-6 49-6 52-14 52C-30 54-54 28-52-4C-50-38-18-44 0-32Z",
      { edge: "#8E1620", face: "#D3343A", light: "#E4574F" },
      path("M-16-30C-8-20 8-20 16-30C8-28 6-24 0-24C-6-24-8-28-16-30Z", { fill: "#8E1620", opacity: 0.7 }),
      stroke("M-14 34C-20 20-20 6-16-8M14 36C20 22 22 6 18-8", ["#F6A36A", 4], { opacity: 0.6 }),
      glint("M-38 0C-38-12-34-20-26-24", [7, 0.65]),
    ),
    0,
    4,
  );

const blueberry: Art = () =>
  [
    [-26, -16],
    [27, -21],
    [3, 26],
  ]
    .map(([x, y], index) => lay(pieces.blueberry.draw(seededRandom("blueberry")), x, y, index * 40, 1.34))
    .join("");

const cherry: Art = () => {
  const one = inked(
    disc(25),
    { edge: "#6E0D1C", face: "#C01F33", light: "#D84450" },
    glint("M-14-3C-14-9-10-13-5-15", [5, 0.7]),
  );
  return (
    lay(corded("M-24 16C-20-14-4-36 16-52M26 24C28-6 24-34 16-52", { edge: "#3E5A1C", face: "#7CA23E" }, 9)) +
    lay(fruitLeaf, -12, -42, -78, 0.62) +
    lay(one, -25, 24) +
    lay(one, 27, 30)
  );
};

const chestnut: Art = () =>
  lay(
    inked(
      "M0-50C8-38 54-28 52 8C52 30 38 40 0 40C-38 40-52 30-52 8C-54-28-8-38 0-50Z",
      { edge: "#43180C", face: "#84391D", light: "#9C4C28" },
      path("M-51 14C-30 8 30 8 51 14C50 34 36 40 0 40C-36 40-50 34-51 14Z", { fill: "#D9AE78" }),
      glint("M-36 0C-32-10-24-16-14-20", [6, 0.55]),
    ),
    0,
    4,
  );

const grape: Art = () => {
  const one = inked(
    disc(15),
    { edge: "#441138", face: "#8A3573", light: "#A14F8B" },
    circle(3.4, { cx: -5, cy: -6, fill: "#E8C6DF" }),
  );
  const spots = [
    [-30, -18],
    [30, -18],
    [-10, -24],
    [11, -24],
    [-21, 3],
    [21, 3],
    [0, -3],
    [-11, 22],
    [11, 22],
    [0, 42],
  ] as const;
  return (
    lay(corded("M0-30C0-40 4-48 14-54", STALK, 10)) +
    lay(fruitLeaf, -18, -44, -64, 0.56) +
    // One shadow for the whole bunch: between berries there is only their own edge.
    lay({
      outline: spots.map(([x, y]) => circle(17, { cx: x, cy: y })).join(""),
      body: spots.map(([x, y]) => `<g transform="${moved([x, y])}">${one.body}</g>`).join(""),
    })
  );
};

const peach: Art = () =>
  lay(fruitLeaf, 26, -40, 62, 0.6) +
  lay(corded("M0-26C0-36 2-42 6-46", STALK, 10)) +
  lay(
    inked(
      "M2-30C20-42 52-32 52 4C52 32 28 52 0 52C-28 52-52 32-52 4C-52-32-18-42 2-30Z",
      { edge: "#B24D2C", face: "#F79A62", light: "#FFB985" },
      path("M2-30C20-42 52-32 52 4C52 26 38 42 20 49C38 22 30-10 2-30Z", { fill: "#E4574F", opacity: 0.7 }),
      stroke("M1-29C14-8 18 20 8 46", ["#B24D2C", 3.6], { opacity: 0.7 }),
      glint("M-36-2C-35-12-31-18-25-21", [7, 0.6]),
    ),
    0,
    3,
  );

/** Two in their shells. */
const peanut: Art = () => {
  const one = inked(
    "M-56 0C-58-22-34-28-16-18C-6-13 6-13 16-18C34-28 58-20 56 2C56 24 34 28 16 18C6 13-6 13-16 18C-34 28-54 22-56 0Z",
    { edge: "#8F6228", face: "#DBB170" },
    path("M-48-4C-46-16-34-20-20-12C-6-5 6-5 20-11C34-18 46-12 48-2C34-10 24-6 12-2C-6 2-22-12-48-4Z", {
      fill: "#EFD09A",
    }),
    stroke("M-42 8h8M-26 12h8M-4 5h8M20 10h8M36 10h8M-36-6h6M28-8h6", ["#A97A3A", 4]),
  );
  return lay(one, 4, -18, -28, 0.92) + lay(one, -2, 22, 24, 0.92);
};

const pear: Art = () =>
  lay(
    joined(
      "rotate(14)",
      corded("M0-44C0-52 3-57 8-61", STALK, 10),
      inked(
        "M0-48C18-48 18-28 24-14C32 0 44 8 43 26C42 46 22 54 0 54C-22 54-42 46-43 26C-44 8-32 0-24-14C-18-28-18-48 0-48Z",
        { edge: "#6F7A16", face: "#B8C53A" },
        path("M-4-40C-10-30-10-16-18-4C-28 8-34 18-32 30C-30 40-20 46-10 46C-22 28-2-8-4-40Z", { fill: "#D3DC66" }),
        stroke("M8 8h.1M20 24h.1M6 34h.1M22 6h.1M12-16h.1", ["#7F8A1C", 4.4]),
        glint("M-25 22C-25 14-21 8-17 3", [6, 0.7]),
      ),
    ),
    0,
    3,
  );

const strawberry: Art = () =>
  lay(
    joined(
      "rotate(16)",
      inked(
        "M0 56C-34 34-50 2-44-20C-38-36-16-36 0-30C16-36 38-36 44-20C50 2 34 34 0 56Z",
        { edge: "#9C1020", face: "#DF3140" },
        path("M-36-8C-36-22-22-26-10-24C-18-2-16 20-8 38C-24 26-36 8-36-8Z", { fill: "#F05A5C" }),
        stroke("M-22-6v4M0-10v4M22-6v4M-12 12v4M12 12v4M0 30v4M30-18v4M-31-14v4", ["#FFE2A0", 5]),
        glint("M-36-12C-34-20-28-24-22-25", [5, 0.6]),
      ),
      inked(
        "M0-30C-10-22-22-14-34-22C-30-28-26-34-18-36C-12-38-6-40-4-50H4C6-40 12-38 18-36C26-34 30-28 34-22C22-14 10-22 6-26L2-14Z",
        LEAVES,
      ),
    ),
    0,
    1,
  );

/** Fruit of orchard and wood by the name of its file. */
export const orchardArt: Readonly<Record<string, Art>> = {
  apple,
  blueberry,
  cherry,
  chestnut,
  grape,
  peach,
  peanut,
  pear,
  strawberry,
};
