// Vegetables that are fruits or seeds, whole as they come from the market or cut open where that tells more.
import { pieces } from "../food/mod.ts";
import { glint } from "../food/shaded.ts";
import { LEAF, polar, smooth } from "../outlines.ts";
import { seededRandom } from "../seeded_random.ts";
import { circle, moved, path, stroke, times } from "../svg.ts";
import { type Art, type Colors, corded, cucumberSlice, disc, inked, joined, lay, spokes } from "../table/art.ts";

/** A leaf with its veins, tip up; `LEAF` is 92 long. */
const leaf = (colors: Colors) =>
  inked(LEAF, colors, stroke("M0-34V44M0-8L13-19M0-8L-13-19M0 12L14 1M0 12L-14 1", ["#C6DDA6", 3], { opacity: 0.8 }));

/** From above, its calyx in the middle. */
const tomato: Art = () => {
  const lobes = Array.from({ length: 10 }, (_, index) => polar(index % 2 ? 51.5 : 52.5, index * 36 + 18));
  return (
    lay(
      inked(
        smooth(lobes),
        { edge: "#A31E12", face: "#DD3A26", light: "#EE5A41" },
        stroke(spokes(5, [36, 45]), ["#A31E12", 3.6], { opacity: 0.35 }),
        glint("M-39-14A41 41 0 0 1-16-38", [7, 0.55]),
      ),
    ) +
    lay(
      inked(
        smooth(Array.from({ length: 10 }, (_, index) => polar(index % 2 ? 8 : 32, index * 36 - 80))),
        { edge: "#1F5E2E", face: "#4C9A44" },
        stroke("M-1 1L7-8", ["#A9CF7C", 7]),
      ),
    )
  );
};

const cucumber: Art = () =>
  lay(
    inked(
      "M-58-16C-58-26 40-26 46-18C52-8 52 10 46 18C40 26-58 26-58 16C-62 8-62-8-58-16Z",
      { edge: "#1C5230", face: "#37854A" },
      stroke("M-48 2H36M-44 13H30", ["#266B3A", 4]),
      stroke("M-46-12H26", ["#8CC98A", 5], { opacity: 0.8 }),
    ),
    2,
    -14,
    -32,
  ) +
  lay(cucumberSlice(), -18, 28, 0, 0.6) +
  lay(cucumberSlice(), 24, 28, 20, 0.6);

const aubergine: Art = () =>
  lay(
    joined(
      "rotate(34)",
      inked(
        "M0-36C18-36 22-16 30 6C38 34 24 56 0 56C-24 56-38 34-30 6C-22-16-18-36 0-36Z",
        { edge: "#2B1238", face: "#693481" },
        path("M-8-24C-16-8-28 12-26 30C-22 44-10 48-12 42C-18 24-8 0-2-22Z", { fill: "#8D54A5" }),
        glint("M-18 14C-16 4-12-4-8-12", [5, 0.6]),
      ),
      inked("M-22-24C-18-44-8-48-5-50L-6-62H5L5-50C10-48 20-42 22-24L10-30L2-18L-8-30Z", {
        edge: "#1F5E2E",
        face: "#59A24A",
      }),
    ),
  );

/** A cob in its husk. */
const corn: Art = () =>
  lay(
    joined(
      "rotate(38)",
      inked(
        "M0-60C18-58 22-28 20 8C19 34 10 46 0 46C-10 46-19 34-20 8C-22-28-18-58 0-60Z",
        { edge: "#B97A0A", face: "#F2B51F" },
        times(4, (index) =>
          stroke("M0-48V34", ["#FFDC63", 8], {
            "stroke-dasharray": "4 8",
            transform: moved([index * 9 - 13.5, index % 3 ? -4 : 4]),
          }),
        ),
      ),
      inked(
        "M-4 58C-28 50-36 20-26-16C-20 6-12 26 4 40Z",
        { edge: "#2E6B23", face: "#7DB74A" },
        stroke("M-24 4C-20 24-14 40-4 50", ["#C2E08D", 3.4]),
      ),
      inked(
        "M4 58C28 50 38 22 28-8C22 12 14 28-4 42Z",
        { edge: "#2E6B23", face: "#93C657" },
        stroke("M26 8C22 28 14 42 4 50", ["#D3EBA2", 3.4]),
      ),
    ),
    0,
    1,
  );

const pea: Art = () =>
  lay(
    joined(
      "rotate(-34)",
      corded("M-56-4C-60-10-62-14-62-20", { edge: "#2E6B23", face: "#7DB74A" }, 10),
      inked("M-60 0C-40-26 40-26 60 0C40 26-40 26-60 0Z", { edge: "#2E6B23", face: "#6FB043" }),
      inked("M-50 0C-34-15 34-15 50 0C34 15-34 15-50 0Z", { edge: "#3F8430", face: "#4E9439" }),
    ),
  ) +
  [-33, -11, 11, 33]
    .map((at, index) => {
      const [x, y] = polar(at, -34);
      return lay(pieces.pea.draw(seededRandom("pea")), x, y, 0, index % 3 ? 0.76 : 0.64);
    })
    .join("");

const chiliPepper: Art = () =>
  lay(
    joined(
      "",
      corded("M-38-38C-44-44-50-46-56-44", { edge: "#1F5E2E", face: "#59A24A" }, 12),
      inked(
        "M-46-30C-40-46-20-44-10-30C6-8 26 20 56 40C22 48-20 36-36 6C-42-6-48-18-46-30Z",
        { edge: "#94140A", face: "#DA2F1D" },
        glint("M-30-24C-22-4-8 16 14 28", [7, 0.5]),
      ),
      inked("M-50-22C-50-38-38-48-20-42C-22-32-28-30-34-30C-38-24-42-20-50-22Z", { edge: "#1F5E2E", face: "#59A24A" }),
    ),
  );

const bellPepper: Art = () =>
  lay(
    joined(
      "rotate(10)",
      inked(
        "M0-34C14-46 46-40 49-8C50 22 40 50 20 52C10 54 6 48 0 48C-6 48-10 54-20 52C-40 50-50 22-49-8C-46-40-14-46 0-34Z",
        { edge: "#9A170C", face: "#DA3623" },
        path("M-40-14C-36-30-20-32-12-26C-18-4-18 24-14 44C-32 44-42 12-40-14Z", { fill: "#EE5B42" }),
        stroke("M-10-24C-16 0-16 26-8 46M12-24C20 0 20 26 12 44", ["#A31E12", 3.6], { opacity: 0.7 }),
        glint("M-34-4C-34-14-30-20-24-23", [6, 0.7]),
      ),
      corded("M0-32C0-42 2-50 10-55", { edge: "#1F5E2E", face: "#59A24A" }, 15),
    ),
    0,
    3,
    0,
    0.98,
  );

const avocado: Art = () => lay(pieces.avocadoHalf.draw(seededRandom("avocado")), 0, 2, 24, 1.08);

/** Two green olives and a black one on their twig. */
const olive: Art = () => {
  const one = (colors: Colors) =>
    inked(
      disc(26, 21),
      colors,
      glint("M-14-6C-10-13-4-14 2-13", [5, 0.65]),
      circle(4, { cx: 18, cy: 4, fill: colors.edge }),
    );
  return (
    lay(corded("M-52-44C-26-34 6-30 46-40", { edge: "#5B4A22", face: "#94803F" }, 11)) +
    lay(leaf({ edge: "#35602C", face: "#6E9A54" }), -34, -6, 200, 0.6) +
    lay(leaf({ edge: "#35602C", face: "#7FAA60" }), 36, -22, 70, 0.6) +
    lay(one({ edge: "#55661A", face: "#98AC3C", light: "#B3C558" }), -10, -2, 62, 0.96) +
    lay(one({ edge: "#1D1730", face: "#4A3E63", light: "#5E517A" }), 18, 28, 20, 0.96)
  );
};

/** Kidney beans. */
const bean: Art = () => {
  const one = inked(
    "M-36-10C-30-32 30-32 36-8C40 14 22 22 12 14C4 8-4 8-12 14C-24 24-42 12-36-10Z",
    { edge: "#541018", face: "#932B33" },
    path("M-28-10C-22-24 8-26 20-18C4-16-14-14-24-4Z", { fill: "#B9494C" }),
    glint("M-24-12C-18-18-10-19-4-19", [4.4, 0.6]),
    stroke("M-5 10h10", ["#E8C0A8", 5]),
  );
  return lay(one, -16, -24, -16, 0.92) + lay(one, 24, 4, 64, 0.92) + lay(one, -18, 28, 160, 0.92);
};

/** Vegetables by the name of their file. */
export const vegetableArt: Readonly<Record<string, Art>> = {
  aubergine,
  avocado,
  bean,
  bell_pepper: bellPepper,
  chili_pepper: chiliPepper,
  corn,
  cucumber,
  olive,
  pea,
  tomato,
};
