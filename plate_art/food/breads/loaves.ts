// Whole loaves and the slices that fall from them. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { arc, blob, sector } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, type Svg, stroke, times } from "../../svg.ts";
import { baked, breadSlice, dust, holes, patches, saltGrains, sesameSeeds, slab, strewnOver } from "./bread_drawing.ts";

/** 440 across: a floury round loaf, split where it was slashed, its right end cut off. */
function crustyLoaf(random: Random): Drawing {
  const loaf = "M128-176C190-120 190 120 128 176C60 226-50 240-126 188C-236 110-240-96-136-178C-54-240 60-228 128-176Z";
  const ear = "M-150-92C-70-120 30-70 96 40C104 66 84 78 66 66C0-8-70-44-138-56C-160-62-168-84-150-92Z";
  return baked(
    loaf,
    { edge: "#5E2F0E", crust: "#98571F", face: "#B57030", light: "#C98944" },
    patches(random, { count: 22, oval: [165, 175], size: [10, 30], colors: ["#7E4415", "#D39A55"], opacity: 0.35 }),
    ...[168, 132, 96].map((radius) =>
      stroke(arc(radius, [100, 250]), ["#FFF3DC", 12], { opacity: 0.28, "stroke-dasharray": "90 14 60 10" }),
    ),
    dust(random, { count: 380, oval: [178, 196] }),
    path(ear, { fill: "#6B3610", transform: "translate(3 7)" }),
    path(ear, { fill: "#E9C48A" }),
    path(ear, { fill: "#F5DDB0", transform: "translate(-4 -1) scale(.86 .8)" }),
    stroke("M-148-96C-66-126 40-72 102 40", ["#7A3F12", 12]),
    stroke("M-140-100C-62-124 34-76 92 22", ["#C98944", 4], { opacity: 0.9 }),
    path("M128-176C190-120 190 120 128 176C150 110 150-110 128-176Z", { fill: "#8A4F1C" }),
    path("M134-158C178-110 178 110 134 158C152 100 152-100 134-158Z", { fill: "#F3DBAB" }),
    stroke(arc(196, [196, 248]), ["#fff", 11], { opacity: 0.26 }),
  );
}

const ROUND_SLICE = "M-132 30C-136-44-76-92 0-92C76-92 136-44 132 30C130 66 100 84 66 86H-66C-100 84-130 66-132 30Z";

/** 266 wide, 178 high: a slice of the round loaf, its crumb open in large holes. */
function openCrumbSlice(random: Random): Drawing {
  return breadSlice(
    ROUND_SLICE,
    { edge: "#5E2F0E", crust: "#A8652A", ring: "#EFD4A2", crumb: "#F8E7C4" },
    holes(random, { count: 26, oval: [104, 62], size: [3, 8], colors: ["#D6AE72", "#EBCB95"] }),
    holes(random, { count: 7, oval: [84, 46], size: [9, 15], colors: ["#CFA263", "#E9C68D"] }),
    stroke("M-116 4C-112-44-66-76-16-80", ["#F2C98C", 5], { opacity: 0.7 }),
  );
}

/** 480 wide, 250 high: rye from a tin, nearly black, pumpkin seeds on top, its right end cut off. */
function ryeTinLoaf(random: Random): Drawing {
  return {
    ...edged(
      path(slab(random, [480, 250])),
      "#1F0F07",
      path(slab(random, [464, 232]), { fill: "#432513", transform: "translate(-3 -5)" }),
      path(slab(random, [420, 190]), { fill: "#56321B", transform: "translate(-6 -9)" }),
      path(slab(random, [330, 120]), { fill: "#6B4126", transform: "translate(-14 -14)", opacity: 0.7 }),
      patches(random, { count: 30, oval: [205, 96], size: [6, 18], colors: ["#2F190C", "#7A4D2E"], opacity: 0.4 }),
      rows(6, 3, (x, y) => circle(4.5, { cx: x * 74 - 190, cy: y * 66 - 70, fill: "#1A0C05" })),
      strewnOver(random, { count: 58, oval: [200, 92] }, () =>
        seed(random.pick(["#8CA552", "#76924A", "#A3B86A"]), "#3B4C1E"),
      ),
      strewnOver(random, { count: 30, oval: [205, 96] }, () => flax()),
      path("M196-112Q238-112 240-90V90Q238 112 196 112Q216 0 196-112Z", { fill: "#8B5E3B" }),
      times(26, () =>
        ellipse([3.4, 2], {
          fill: random.pick(["#D2B07F", "#4A2D18", "#B7C184"]),
          transform: moved([random.between(212, 234), random.between(-92, 92)], { rotate: random.between(0, 180) }),
        }),
      ),
      stroke("M-222-60V-90Q-222-108-200-110H-40", ["#fff", 7], { opacity: 0.2 }),
    ),
  };
}

function rows(columns: number, count: number, draw: (x: number, y: number) => Svg): Svg {
  return times(columns * count, (index) => draw(index % columns, Math.floor(index / columns)));
}

function seed(fill: string, edge: string): Svg {
  return path("M0-15C10-6 10 8 0 14C-10 8-10-6 0-15Z", { fill, stroke: edge, "stroke-width": 2.4 });
}

function flax(): Svg {
  return ellipse([6, 3.2], { fill: "#8A5A2B", stroke: "#3A210F", "stroke-width": 1 });
}

/** 214 wide, 176 high: a thin slice of the rye, moist and full of seeds. */
function seededRyeSlice(random: Random): Drawing {
  return breadSlice(
    slab(random, [214, 176], 26),
    { edge: "#241208", crust: "#4A2A16", ring: "#7A5030", crumb: "#8C6140" },
    patches(random, { count: 26, oval: [84, 66], size: [5, 13], colors: ["#6B4426", "#A67C55"], opacity: 0.6 }),
    strewnOver(random, { count: 15, oval: [84, 66] }, () => seed(random.pick(["#E0CFA4", "#D3BC88"]), "#6B4A2A")),
    strewnOver(random, { count: 9, oval: [84, 66] }, () => seed("#93A95C", "#4A5B26")),
    strewnOver(random, { count: 40, oval: [88, 70] }, () => flax()),
  );
}

/** 600 long, 250 high: three strands plaited, glazed until they shine, strewn with sesame. */
function challah(random: Random): Drawing {
  const lobes = Array.from({ length: 14 }, (_, index) => {
    const along = (index - 6.5) / 6.5;
    const swell = Math.sqrt(1 - 0.74 * along * along);
    const side = index % 2 === 0 ? 1 : -1;
    const at: readonly [number, number] = [along * 238, side * 46 * swell];
    return { at, rotate: side * 34, rx: 92 * swell, ry: 58 * swell };
  });
  const place = ({ at, rotate }: (typeof lobes)[number]): string => moved(at, { rotate });
  const shine = (rx: number, ry: number): string =>
    `M${(-rx * 0.6).toFixed(1)} ${(-ry * 0.3).toFixed(1)}C${(-rx * 0.3).toFixed(1)} ${(-ry * 0.76).toFixed(1)} ${(rx * 0.2).toFixed(1)} ${(-ry * 0.8).toFixed(1)} ${(rx * 0.5).toFixed(1)} ${(-ry * 0.5).toFixed(1)}`;
  return {
    outline: lobes.map((lobe) => ellipse([lobe.rx, lobe.ry], { transform: place(lobe) })).join(""),
    body: lobes
      .map((lobe) =>
        group(
          { transform: place(lobe) },
          ellipse([lobe.rx, lobe.ry], { fill: "#6A330B" }),
          ellipse([lobe.rx - 5, lobe.ry - 5], { cx: -1, cy: -2, fill: "#A9601C" }),
          ellipse([lobe.rx * 0.82, lobe.ry * 0.76], { cx: -2, cy: -5, fill: "#C67D2B" }),
          ellipse([lobe.rx * 0.6, lobe.ry * 0.46], { cx: -4, cy: -9, fill: "#DD9E49" }),
          stroke(shine(lobe.rx, lobe.ry), ["#FFE9BE", 6], { opacity: 0.75 }),
          sesameSeeds(random, { count: Math.round(lobe.rx / 7), oval: [lobe.rx * 0.7, lobe.ry * 0.62] }),
        ),
      )
      .join(""),
  };
}

/** 190 wide, 150 high: a slice of the plait, egg-yellow and feathery. */
function challahSlice(random: Random): Drawing {
  const shape =
    "M-92 34C-98-8-84-46-52-58C-36-80 8-84 22-66C60-72 92-40 94 6C98 44 74 66 40 66H-46C-74 68-90 56-92 34Z";
  return breadSlice(
    shape,
    { edge: "#6A330B", crust: "#B46C24", ring: "#F2D48F", crumb: "#FBE8B4" },
    stroke("M-62 30C-40 8-30-20-34-44M10-52C-2-20 10 10 40 34M66-18C44 0 10 22-26 48", ["#E7C57C", 4], {
      opacity: 0.7,
    }),
    holes(random, { count: 26, oval: [70, 46], size: [1.6, 4], colors: ["#DDB870", "#EED092"] }),
  );
}

/** 480 wide, 250 high: a sweet loaf from a tin, cracked along its middle, walnuts on top, its right end cut off. */
function bananaLoaf(random: Random): Drawing {
  const crack =
    "M-200-6C-150-34-120 12-70-16C-20-40 20 14 76-10C110-26 150-8 188-18C150 18 116 14 80 22C20 40-20 8-66 24C-120 36-160 14-200-6Z";
  return edged(
    path(slab(random, [480, 250])),
    "#4E2408",
    path(slab(random, [466, 234]), { fill: "#8A4A1A", transform: "translate(-3 -5)" }),
    path(slab(random, [430, 196]), { fill: "#A9622A", transform: "translate(-6 -9)" }),
    path(slab(random, [340, 128]), { fill: "#C07C3C", transform: "translate(-12 -12)", opacity: 0.75 }),
    patches(random, { count: 30, oval: [205, 96], size: [6, 18], colors: ["#74390F", "#D09452"], opacity: 0.35 }),
    path(crack, { fill: "#6B3410", transform: "translate(2 5)" }),
    path(crack, { fill: "#DDAE6A" }),
    path(crack, { fill: "#EBC98E", transform: "scale(.92 .6)" }),
    path("M196-112Q238-112 240-90V90Q238 112 196 112Q216 0 196-112Z", { fill: "#E2B67A" }),
    times(16, () =>
      circle(random.between(1.4, 3), { cx: random.between(212, 234), cy: random.between(-92, 92), fill: "#8A5626" }),
    ),
    stroke("M-222-60V-90Q-222-108-200-110H-40", ["#fff", 7], { opacity: 0.28 }),
  );
}

/** 214 wide, 196 high: a slice of it, specked with rye and banana, walnuts cut through. */
function bananaBreadSlice(random: Random): Drawing {
  const shape =
    "M-100-44C-98-70-70-78-44-86C-22-104 26-102 46-84C72-78 100-68 102-42L98 74C96 90 84 96 70 96H-70C-86 96-96 90-98 74Z";
  return breadSlice(
    shape,
    { edge: "#4E2408", crust: "#95541F", ring: "#D9A663", crumb: "#E6BC80" },
    holes(random, { count: 30, oval: [78, 76], size: [1.6, 4.2], colors: ["#C08B4A", "#D0A062"] }),
    strewnOver(random, { count: 46, oval: [80, 80] }, () => stroke("M-4 0L4 1", ["#6B3A16", 2], { opacity: 0.8 })),
    strewnOver(random, { count: 6, oval: [66, 64] }, () => walnutChip(random)),
  );
}

function walnutChip(random: Random): Svg {
  const chip = blob(15, random, { points: 7, wobble: 0.3 });
  return path(chip, { fill: "#7A4A1E" }) + path(chip, { fill: "#D8AD6E", transform: "translate(-1 -2) scale(.78)" });
}

/** 596 across: corn bread in its pan, cut in eight, one wedge gone from the lower right. */
function cornBread(random: Random): Drawing {
  const [from, to] = [22.5, 67.5];
  const rest = sector(296, [to, from + 360]);
  const cuts = times(6, (index) => {
    const line = `M14 0L286 0`;
    const transform = `rotate(${to + 45 * (index + 1)})`;
    return (
      stroke(line, ["#A86A12", 7], { transform }) +
      stroke(line, ["#FBE08A", 2.5], { transform: `${transform} translate(0 -4)` })
    );
  });
  const face = (angle: number, side: number): Svg =>
    group(
      { transform: `rotate(${angle})` },
      path(`M4 0H294V${side * 26}H${side > 0 ? 4 : 30}Z`, { fill: "#F4CE5E" }),
      times(26, () =>
        circle(random.between(1.5, 3.4), {
          cx: random.between(30, 286),
          cy: side * random.between(4, 22),
          fill: "#D9A52F",
        }),
      ),
    );
  return edged(
    path(rest),
    "#7A3F08",
    path(rest, { fill: "#B06A16", transform: "scale(.985)" }),
    path(sector(280, [to, from + 360]), { fill: "#DDA02C" }),
    path(sector(256, [to, from + 360]), { fill: "#EFBE45" }),
    path(sector(196, [to, from + 360]), { fill: "#F6CE62", opacity: 0.7 }),
    `<clipPath id="corn-bread">${path(rest)}</clipPath>`,
    group(
      { "clip-path": "url(#corn-bread)" },
      patches(random, {
        count: 46,
        oval: [250, 250],
        size: [8, 26],
        colors: ["#D08E1E", "#FBE08A", "#C67F18"],
        opacity: 0.35,
      }),
      dust(random, { count: 420, oval: [262, 262], color: "#C9871A" }),
    ),
    face(to, -1),
    cuts,
    stroke(arc(272, [196, 250]), ["#fff", 11], { opacity: 0.35 }),
  );
}

const PRETZEL =
  "M-74 88C-54 46-26 20 0-10C30-46 62-98 108-94C156-88 164-16 134 38C110 84 58 108 0 108C-58 108-110 84-134 38C-164-16-156-88-108-94C-62-98-30-46 0-10C26 20 54 46 74 88";

/** 330 wide, 260 high: a pretzel with a mahogany skin, slashed pale along its belly, salted. */
function pretzel(random: Random): Drawing {
  const belly = "M-118 62C-78 122 78 122 118 62C92 160-92 160-118 62Z";
  const over = "M-108-94C-62-98-30-46 0-10C26 20 54 46 74 88";
  const rope = (line: string): Svg =>
    stroke(line, ["#4A1D08", 50]) +
    stroke(line, ["#7E3A12", 42], { transform: "translate(-1 -2)" }) +
    stroke(line, ["#A4561F", 22], { transform: "translate(-3 -6)" }) +
    stroke(line, ["#E0A061", 5], { transform: "translate(-5 -13)", opacity: 0.75 });
  const outline =
    path(PRETZEL, { fill: "none", stroke: "currentColor", "stroke-width": 50, "stroke-linecap": "round" }) +
    path(belly, { fill: "currentColor", stroke: "currentColor", "stroke-width": 26, "stroke-linejoin": "round" });
  const split = "M-84 112C-40 134 40 136 86 110C60 146-52 150-84 112Z";
  return edged(
    outline,
    "#4A1D08",
    path(belly, { fill: "#7E3A12", stroke: "#7E3A12", "stroke-width": 18, "stroke-linejoin": "round" }),
    rope(PRETZEL),
    rope(over),
    path(belly, { fill: "#8F4818", transform: "translate(0 -3) scale(.96)" }),
    path(split, { fill: "#5A270B", transform: "translate(0 2)" }),
    path(split, { fill: "#F3DBAE", transform: "translate(0 -1) scale(.95)" }),
    stroke("M-60 122C-20 136 24 136 62 120", ["#FFF3D8", 5]),
    group({ transform: "translate(0 92)" }, saltGrains(random, { count: 20, oval: [112, 26] })),
    group({ transform: "translate(-108 -46)" }, saltGrains(random, { count: 7, oval: [26, 46] })),
    group({ transform: "translate(112 -46)" }, saltGrains(random, { count: 7, oval: [26, 46] })),
  );
}

/** 220 across: strips of buttery dough wound into a knot and tied over the top, specked with cardamom, sugar on it. */
function cardamomBun(random: Random): Drawing {
  const strand = (line: string): Svg =>
    stroke(line, ["#552608", 37]) +
    stroke(line, ["#B06A24", 29], { transform: "translate(-1 -1)" }) +
    stroke(line, ["#D39A4C", 18], { transform: "translate(-2 -4)" }) +
    stroke(line, ["#F3CF93", 6], { transform: "translate(-4 -8)", opacity: 0.85 });
  const wound = [
    arc(88, [10, 150]),
    arc(88, [130, 270]),
    arc(88, [250, 390]),
    arc(56, [70, 230]),
    arc(56, [215, 330]),
    arc(56, [310, 440]),
    arc(25, [-40, 180]),
  ];
  const turn = random.between(-30, 30).toFixed(0);
  return edged(
    circle(106),
    "#552608",
    group({ transform: `rotate(${turn})` }, ...wound.map(strand)),
    group({ transform: `rotate(${turn})` }, strand("M-62-52C-30-46 6-22 22 8C34 30 46 48 58 56")),
    strewnOver(random, { count: 40, oval: [92, 92] }, () => circle(2, { fill: "#3B1D08", opacity: 0.75 })),
    strewnOver(random, { count: 26, oval: [84, 84] }, () =>
      path("M-5-4L5-5L6 4L-4 5Z", { fill: "#FBE3B0", stroke: "#A86A22", "stroke-width": 0.8 }),
    ),
  );
}

export const loaves = {
  crustyLoaf: { foods: ["bread-flour"], draw: crustyLoaf },
  openCrumbSlice: { foods: ["bread-flour"], draw: openCrumbSlice },
  ryeTinLoaf: { foods: ["rye-flour"], within: ["pumpkin-seed", "flaxseed"], draw: ryeTinLoaf },
  seededRyeSlice: {
    foods: ["rye-flour"],
    within: ["pumpkin-seed", "flaxseed", "sunflower-seed"],
    draw: seededRyeSlice,
  },
  challah: { foods: ["bread-flour"], within: ["egg", "sesame-seed"], draw: challah },
  challahSlice: { foods: ["bread-flour"], within: ["egg"], draw: challahSlice },
  bananaLoaf: { foods: ["flour"], within: ["banana"], draw: bananaLoaf },
  bananaBreadSlice: { foods: ["flour"], within: ["banana", "walnut"], draw: bananaBreadSlice },
  cornBread: { foods: ["cornmeal"], draw: cornBread },
  pretzel: { foods: ["bread-flour"], within: ["sea-salt"], draw: pretzel },
  cardamomBun: { foods: ["flour"], within: ["cardamom", "demerara-sugar"], draw: cardamomBun },
} as const satisfies Record<string, FoodPiece>;
