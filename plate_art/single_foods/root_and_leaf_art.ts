// Roots, bulbs, leaves and mushrooms, as they come from the market.
import { edged } from "../drawing.ts";
import { pieces } from "../food/mod.ts";
import { glint } from "../food/shaded.ts";
import { LEAF, polar, smooth } from "../outlines.ts";
import { seededRandom } from "../seeded_random.ts";
import { circle, ellipse, group, path, stroke } from "../svg.ts";
import { type Art, type Colors, corded, disc, inked, joined, lay, spokes } from "../table/art.ts";

const GREEN = { edge: "#1F5E2E", face: "#3B8F4E", light: "#55A760" } as const satisfies Colors;

/** A leaf with its veins, tip up; `LEAF` is 92 long. */
const leaf = (colors: Colors) =>
  inked(LEAF, colors, stroke("M0-34V44M0-8L13-19M0-8L-13-19M0 12L14 1M0 12L-14 1", ["#A9DBA0", 3], { opacity: 0.8 }));

const BULB =
  "M2-55C3-40 9-30 24-22C46-11 54 6 51 23C47 43 26 52 0 52C-26 52-47 43-51 23C-54 6-46-11-24-22C-11-29-7-40-8-54C-6-58 0-58 2-55Z";

/** A bulb and one clove. */
const garlic: Art = () =>
  lay(
    inked(
      BULB,
      { edge: "#97758F", face: "#F3E9F1" },
      path("M-30-6C-44 12-40 36-22 46C-30 28-28 8-14-14Z", { fill: "#fff" }),
      stroke("M-4-34C-26-10-30 22-14 48M0-34C-4-6-4 24 0 49M4-34C26-10 30 22 14 48", ["#C6A3BC", 4]),
      path("M-14 49C-8 44 8 44 14 49L8 54H-8Z", { fill: "#B58F6B" }),
    ),
    -6,
    -4,
    -8,
    0.94,
  ) +
  lay(
    inked(
      "M-4-26C16-24 26-4 18 18C8 28-12 28-20 18C-22-2-16-20-4-26Z",
      { edge: "#97758F", face: "#FBF5F0" },
      path("M-4-26C-2-14-6 8-20 18C-22-2-16-20-4-26Z", { fill: "#E3CBDD" }),
    ),
    32,
    33,
    34,
    0.82,
  );

const onionIn =
  (colors: { edge: string; face: string; light: string; line: string }): Art =>
  () =>
    lay(
      inked(
        BULB,
        colors,
        stroke("M-5-36C-30-12-36 20-18 47M-2-36C-8-8-8 24-4 49M1-36C16-8 22 24 12 48M4-34C36-14 42 18 32 40", [
          colors.line,
          3.6,
        ]),
        stroke("M-11 51L-15 57M0 52V59M11 51L14 57", ["#8A6440", 3.4]),
        glint("M-37 14C-38 4-34-6-25-13", [6, 0.7]),
      ),
      0,
      -1,
      12,
      0.98,
    );

/** Three leaves. */
const spinach: Art = () => {
  const one = (colors: Colors) =>
    inked(
      "M0-56C30-54 40-22 28 2C20 18 8 20 4 30L3 52H-3L-4 30C-8 20-20 18-28 2C-40-22-30-54 0-56Z",
      colors,
      stroke("M0-40V50M0-16L15-28M0 2L17-9M0-16L-15-28M0 2L-17-9", ["#A9DBA0", 3.4], { opacity: 0.85 }),
    );
  return (
    lay(one({ edge: "#164A26", face: "#348449" }), -23, 4, -34, 0.9) +
    lay(one({ edge: "#164A26", face: "#348449" }), 23, 4, 34, 0.9) +
    lay(one({ edge: "#1B562C", face: "#489F5A" }), 0, 1, 0, 1)
  );
};

/** A head from above. */
const leafyGreen: Art = (random) => {
  const ruffle = (radius: number, count: number) =>
    smooth(
      Array.from({ length: count * 2 }, (_, index) =>
        polar(radius * (index % 2 ? 0.88 : 1) * random.between(0.96, 1.04), (180 / count) * index),
      ),
    );
  const ring = (radius: number, count: number, edge: string, face: string) =>
    inked(ruffle(radius, count), { edge, face }, stroke(spokes(5, [radius * 0.3, radius * 0.82]), ["#E4F3BE", 3.6]));
  return (
    lay(ring(54, 9, "#3F7A22", "#79B443")) +
    lay(ring(38, 7, "#4F8C2C", "#9CCB5B"), -2, -2, 24) +
    lay(ring(22, 5, "#6FA63C", "#CFE793"), -3, -3, 50)
  );
};

const carrot: Art = () =>
  lay(
    joined(
      "rotate(40)",
      corded(
        "M0-28C-10-40-16-46-14-58M0-28C0-42 0-50 2-62M0-28C10-38 16-44 16-56",
        { edge: "#1F5E2E", face: "#59AC52" },
        12,
      ),
      inked(
        "M-20-26C-14-38 14-38 20-26C24-8 10 44 0 62C-10 44-24-8-20-26Z",
        { edge: "#B9500F", face: "#F58227" },
        path("M-15-22C-10-31-2-31 0-26C-2-4-3 24-4 42C-10 20-17-8-15-22Z", { fill: "#FFA555" }),
        stroke("M-18-10H-6M18 2H6M-13 14H-4M10 24H3", ["#C75B14", 3.4]),
      ),
    ),
    2,
    0,
  );

const broccoli: Art = () => {
  const knobs = [
    [-30, -4, 21],
    [30, -4, 21],
    [-16, -26, 22],
    [18, -26, 22],
    [0, -8, 24],
  ] as const;
  const crown = knobs.map(([x, y, r]) => circle(r, { cx: x, cy: y })).join("");
  const lights = knobs.map(
    ([x, y, r]) =>
      circle(r * 0.68, { cx: x - 3, cy: y - 4, fill: "#4F9E4C" }) +
      stroke(`M${x - 9} ${y - 6}h.1M${x + 3} ${y - 11}h.1M${x + 2} ${y + 2}h.1`, ["#93CB7C", 6]),
  );
  return (
    lay(
      inked(
        "M-14 6L-17 46C-12 56 12 56 17 46L14 6Z",
        { edge: "#4F8232", face: "#A9CC74" },
        stroke("M-6 20L-8 42", ["#DDEEB0", 5]),
      ),
      0,
      2,
    ) +
    lay(
      edged(
        group({ stroke: "currentColor", "stroke-width": 5 }, crown),
        "#1C5A2C",
        group({ fill: "#2F7C3C" }, crown),
        ...lights,
      ),
      0,
      2,
    )
  );
};

const tuber =
  (colors: Colors, eyes: string): Art =>
  () =>
    lay(
      inked(
        "M-52 8C-56-18-36-38-10-38C18-40 50-30 54-4C56 24 34 40 6 38C-22 40-48 32-52 8Z",
        colors,
        stroke("M-20 14l7 3M14-14l7-2M24 16l-7 4M-4-6l5 2M-34-6l5-3", [eyes, 4.4]),
        glint("M-40-8C-35-20-26-26-14-28", [6, 0.5]),
      ),
      0,
      0,
      -24,
      1.02,
    );

/** Half with its orange flesh, before the other in its skin. */
const sweetPotato: Art = () =>
  lay(
    inked(
      "M-58 6C-46-14-24-30 2-30C30-30 46-14 58 2C44 22 26 30 0 28C-24 30-44 22-58 6Z",
      { edge: "#6B2A2A", face: "#A94F46", light: "#C26C5C" },
      stroke("M-18-14l10 3M12 16l-9 3M22-16l9 3", ["#6B2A2A", 3.4]),
    ),
    -2,
    -14,
    -24,
  ) +
  lay(
    inked(
      disc(29, 25),
      { edge: "#8A3A34", face: "#F08A35", light: "#FFAD5C" },
      stroke("M-8 2a9 7 0 0 1 12-7", ["#FFD08F", 4]),
    ),
    20,
    24,
    -14,
  );

const mushroom: Art = () =>
  lay(pieces.mushroom.draw(seededRandom("mushroom")), -9, -11, -16, 1.1) +
  lay(pieces.mushroom.draw(seededRandom("mushroom")), 28, 25, 22, 0.72);

/** A root with its fingers and a cut end. */
const ginger: Art = () =>
  lay(
    inked(
      "M-54 10C-56-8-36-16-24-12C-26-26-22-44-8-44C6-44 4-24 4-14C14-22 18-24 22-34C28-50 50-46 48-28C46-14 40-10 42-2C54 2 58 24 42 28C30 32 24 24 16 26C14 40 2 48-8 42C-16 38-16 30-18 26C-34 32-52 28-54 10Z",
      { edge: "#8A5A20", face: "#D9AA62" },
      ellipse([11, 12], { cx: -42, cy: 9, fill: "#F8E2A4" }),
      ellipse([10, 11], { cx: 36, cy: -33, fill: "#F8E2A4" }),
      stroke("M-22-8C-18-4-8-4-4-8M-20 20C-16 16-10 14-6 16M10-8C16-4 22-4 28-6M16 22C18 14 22 12 26 12", [
        "#A6742F",
        4,
      ]),
      glint("M-14-34C-11-38-7-38-4-34", [5, 0.6]),
    ),
  );

/** A sprig. */
const herb: Art = () => {
  const at = [
    [-22, 14, -62],
    [22, 14, 62],
    [-21, -14, -42],
    [21, -14, 42],
    [0, -32, 0],
  ] as const;
  return (
    lay(corded("M-4 58C2 40 0 10 0-20", { edge: "#1F5E2E", face: "#6FB35E" }, 11)) +
    at
      .map(([x, y, turn], index) =>
        lay(leaf(index === 4 ? { edge: GREEN.edge, face: "#55A760" } : GREEN), x, y, turn, 0.52),
      )
      .join("")
  );
};

const ONION = { edge: "#8F4F0E", face: "#DC9633", light: "#EDB95C", line: "#B06C1B" };
const RED_ONION = { edge: "#571337", face: "#9C2F66", light: "#B84F82", line: "#6D1B48" };

/** Roots, bulbs and leaves by the name of their file. */
export const rootAndLeafArt: Readonly<Record<string, Art>> = {
  broccoli,
  carrot,
  garlic,
  ginger,
  herb,
  leafy_green: leafyGreen,
  mushroom,
  onion: onionIn(ONION),
  potato: tuber({ edge: "#7A5222", face: "#C8954F", light: "#DBB071" }, "#8F6430"),
  red_onion: onionIn(RED_ONION),
  spinach,
  sweet_potato: sweetPotato,
};
