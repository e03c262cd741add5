// Cheeses that do not look like the wedge with holes: blocks, wedges, slices, cubes and curd.
import { blob } from "../outlines.ts";
import { circle, ellipse, path, type Svg, stroke, times } from "../svg.ts";
import { type Art, disc, inked, lay } from "./art.ts";

/** The three visible sides of a block or wedge, and its edge. */
interface Faces {
  readonly edge: string;
  readonly top: string;
  readonly front: string;
  readonly side: string;
}

/** 104 wide: a block with flat cut sides. */
function block({ edge, top, front, side }: Faces, ...inside: readonly Svg[]) {
  return inked(
    "M-52-12L-4-36L52-20V12L8 38L-52 22Z",
    { edge, face: front },
    path("M-52-12L-4-36L52-20L8 6Z", { fill: top }),
    path("M8 6L52-20V12L8 38Z", { fill: side }),
    ...inside,
  );
}

/** 110 wide: a wedge of a round cheese, its rind to the right. */
function wedge({ edge, top, front }: Omit<Faces, "side">, ...inside: readonly Svg[]) {
  return inked(
    "M-54 4L30-38C46-34 56-20 56-6L56 30L-54 40Z",
    { edge, face: front },
    path("M-54 4L30-38C46-34 56-20 56-6Z", { fill: top }),
    ...inside,
  );
}

const blockAndSlice =
  (faces: Faces, glint: string): Art =>
  () =>
    lay(block(faces, stroke("M-40-10L-6-27", [glint, 4.4], { opacity: 0.8 })), 3, -9, 0, 0.94) +
    lay(
      inked(
        "M-48-4L14-14L44 6L-20 18Z",
        { edge: faces.edge, face: faces.top },
        stroke("M-34-2L10-9", [glint, 4], { opacity: 0.8 }),
      ),
      -6,
      34,
    );

const WHITE = { edge: "#A79C86", top: "#FFFEFA", front: "#EFE9DA", side: "#DFD6C2" } as const satisfies Faces;

/** A block with the small gaps of pressed curd, and what has crumbled from it. */
const feta: Art = (random) =>
  lay(
    block(
      WHITE,
      ...[
        [-36, 6],
        [-18, 16],
        [-6, 22],
        [-28, 18],
        [22, 16],
        [38, 0],
        [6, -16],
        [-18, -14],
      ].map(([cx = 0, cy = 0]) => ellipse([3.6, 2.4], { cx, cy, fill: "#C9BEA6" })),
    ),
    2,
    -12,
    0,
    0.9,
  ) +
  [
    [-36, 34, 15],
    [-4, 42, 12],
    [28, 36, 16],
    [50, 24, 8],
  ]
    .map(([x = 0, y = 0, size = 0]) =>
      lay(inked(blob(size, random, { points: 6, wobble: 0.2 }), { edge: WHITE.edge, face: "#FFFDF5" }), x, y),
    )
    .join("");

/** A ball, and half of another with the torn curd inside. */
const mozzarella: Art = () =>
  lay(
    inked(
      disc(40, 37),
      { edge: "#A9A294", face: "#EFEBE2" },
      ellipse([33, 29], { cx: -4, cy: -5, fill: "#FFFEFB" }),
      stroke("M-24-10C-20-20-12-26-2-27", ["#fff", 5]),
    ),
    -14,
    -14,
  ) +
  lay(
    inked(
      disc(36, 25),
      { edge: "#A9A294", face: "#F7F3E9" },
      ellipse([28, 17], { cx: 0, cy: -1, fill: "#FFFEFB" }),
      stroke("M-18 2C-8 8 4 7 14 2M-12-8C-4-11 6-10 14-7", ["#DDD5C4", 3.6]),
    ),
    17,
    28,
    -10,
  );

/** A grainy wedge with its brown rind, and shavings before it. */
const parmesan: Art = (random) =>
  lay(
    wedge(
      { edge: "#9C7424", top: "#FBEBB6", front: "#EFD287" },
      path("M30-38C46-34 56-20 56-6L56 30L47 31V-4C46-18 40-27 26-36Z", { fill: "#B98436" }),
      times(16, () =>
        ellipse([random.between(2, 4), 2], {
          cx: random.between(-40, 40),
          cy: random.between(12, 26),
          fill: "#D5AF58",
        }),
      ),
    ),
    0,
    -10,
    -4,
    0.98,
  ) +
  [
    [-30, 40, -8],
    [4, 46, 14],
    [34, 38, -20],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      lay(inked("M-18-3C-8-11 8-9 18-5C12 5-6 8-18-3Z", { edge: "#B58C38", face: "#FFF3CC" }), x, y, turn),
    )
    .join("");

/** Two slices from the grill. */
const halloumi: Art = () => {
  const slice = inked(
    "M-40-24H40C45-24 47-21 47-16V16C47 22 44 24 39 24H-39C-45 24-47 21-47 16V-16C-47-21-45-24-40-24Z",
    { edge: "#B08A4C", face: "#FBF1D6" },
    path("M-40-24H40C45-24 47-21 47-16V-10H-47V-16C-47-21-45-24-40-24Z", { fill: "#FFFAEA" }),
    stroke("M-26-24L-34 24M0-24L-8 24M26-24L18 24", ["#8F5518", 8]),
  );
  return lay(slice, 2, -22, -14, 1.02) + lay(slice, -2, 22, -6, 1.02);
};

/** A pale wedge with blue veins. */
const blueCheese: Art = () =>
  lay(
    wedge(
      { edge: "#8E8468", top: "#FFFBEC", front: "#F1E7C9" },
      stroke("M-30 26L-18 20L-8 28L4 18L14 24M26 12L36 20L46 12M-4-4L8-10L14-4M26-22L34-16", ["#4C7A8C", 5]),
      [
        [-38, 18],
        [22, 27],
        [40, -8],
        [18, -18],
        [0, 10],
      ]
        .map(([cx = 0, cy = 0]) => circle(4.6, { cx, cy, fill: "#3D6478" }))
        .join(""),
    ),
    0,
    0,
    -4,
  );

/** A soft wedge in its white rind. */
const brie: Art = () =>
  lay(
    wedge(
      { edge: "#A3977A", top: "#FFFEF9", front: "#FBF7EA" },
      path("M-46 14L48 4V22L-46 32Z", { fill: "#F3D98C" }),
      path("M-46 14L48 4V10L-46 20Z", { fill: "#FBE9B0" }),
      stroke("M-22-4L22-26", ["#E2DAC6", 4]),
    ),
    0,
    0,
    -4,
  );

/** Cubes with a corner browned in the pan. */
const paneer: Art = () =>
  [
    [-24, -18, -8],
    [28, -10, 10],
    [0, 26, 0],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      lay(
        inked(
          "M-26-12L2-24L28-14V14L4 28L-26 18Z",
          { edge: "#AB946A", face: "#F5ECD6" },
          path("M-26-12L2-24L28-14L4-2Z", { fill: "#FFFCF1" }),
          path("M4-2L28-14V14L4 28Z", { fill: "#E5D6B4" }),
          path("M-26 8L-10 12L-12 22L-26 18Z", { fill: "#D29A4C", opacity: 0.8 }),
        ),
        x,
        y,
        turn,
      ),
    )
    .join("");

/** Loose white curd heaped in a small enamel bowl. */
const ricotta: Art = (random) =>
  lay(
    inked(
      disc(54, 48),
      { edge: "#0F3F94", face: "#F6FAFD" },
      ellipse([44, 38], { fill: "#C9D3DE" }),
      ellipse([42, 36], { cy: 2, fill: "#F4EEDF" }),
      ...[
        [-16, -10, 19],
        [18, -8, 18],
        [0, 16, 20],
        [-24, 14, 10],
        [24, 16, 11],
        [2, -4, 14],
      ].map(([x = 0, y = 0, size = 0]) =>
        path(blob(size, random, { points: 8, wobble: 0.14 }), {
          fill: "#FFFEFA",
          stroke: "#D3C8AF",
          "stroke-width": 3,
          transform: `translate(${x} ${y})`,
        }),
      ),
    ),
  );

const cheddar = blockAndSlice({ edge: "#A85E0C", top: "#FFC65A", front: "#F5A52E", side: "#DE8A1C" }, "#FFE3A6");

/** Gouda, provolone, Monterey Jack: a block of pale yellow without holes. */
const paleCheese = blockAndSlice({ edge: "#A98A3C", top: "#FFF3C2", front: "#F7E09A", side: "#E6C772" }, "#FFFBE6");

export const cheeseArt = {
  blue_cheese: blueCheese,
  brie,
  cheddar,
  feta,
  gouda: paleCheese,
  halloumi,
  mozzarella,
  paneer,
  parmesan,
  ricotta,
} as const satisfies Readonly<Record<string, Art>>;
