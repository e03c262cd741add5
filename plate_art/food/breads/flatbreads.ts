// Flat and small breads, and the little bowls that come with them. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { arc, blob, polar, sector } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";
import { baked, dust, holes, patches, scorched, sesameSeeds, smallBowl, strewnOver } from "./bread_drawing.ts";

/** 390 long, 240 high: a drop-shaped naan, charred on its bubbles, garlic butter in every hollow. */
function naan(random: Random): Drawing {
  const drop =
    "M-190 16C-182-66-96-112 4-110C96-108 172-58 194-8C204 18 184 36 156 46C96 92 14 118-66 106C-144 94-196 68-190 16Z";
  const bubbles =
    patches(random, { count: 13, oval: [158, 82], size: [16, 34], colors: ["#FBECC8", "#FDF2D8"], opacity: 0.85 }) +
    scorched(random, { count: 30, oval: [166, 84], size: [5, 13], colors: ["#C98A42", "#7A4419"] }) +
    scorched(random, { count: 11, oval: [150, 76], size: [12, 23], colors: ["#A9682B", "#43200A"] });
  return edged(
    path(drop),
    "#A06A28",
    path(drop, { fill: "#E3BA78", transform: "translate(-2 -4) scale(.965)" }),
    path(drop, { fill: "#F3DBA8", transform: "translate(-4 -6) scale(.86)" }),
    path(drop, { fill: "#F9E8C4", transform: "translate(-6 -8) scale(.62)", opacity: 0.8 }),
    bubbles,
    patches(random, { count: 12, oval: [150, 80], size: [12, 30], colors: ["#F2B92E", "#FBD55E"], opacity: 0.4 }),
    strewnOver(random, { count: 26, oval: [150, 80] }, () =>
      rectangle([8, 6], { rx: 2, fill: "#FBF0CC", stroke: "#C99A4A", "stroke-width": 1 }),
    ),
    strewnOver(random, { count: 8, oval: [140, 70] }, () =>
      stroke("M-10 0C-4-5 4-5 10 0", ["#fff", 4], { opacity: 0.7 }),
    ),
  );
}

/** 240 across: a pita as it sinks again, pale, freckled, a seam of steam round it. */
function pitaRound(random: Random): Drawing {
  const round = blob(120, random, { points: 14, wobble: 0.018 });
  return edged(
    path(round),
    "#A9783A",
    path(round, { fill: "#E6C084", transform: "translate(-2 -4) scale(.968)" }),
    path(round, { fill: "#F2DAAA", transform: "translate(-4 -7) scale(.9)" }),
    path(round, { fill: "#F8E8C6", transform: "translate(-8 -12) scale(.66)" }),
    scorched(random, { count: 17, oval: [94, 94], size: [5, 14], colors: ["#D9A864", "#B5753A"] }),
    stroke(arc(98, [200, 256]), ["#fff", 8], { opacity: 0.5 }),
    dust(random, { count: 70, oval: [100, 100] }),
  );
}

/** 250 wide, 170 high: half a pita, its cut edge up, the pocket standing open. */
function pitaPocketOpen(random: Random): Drawing {
  const half = "M-122-44C-120 52-62 112 0 112C62 112 120 52 122-44C70-66-70-66-122-44Z";
  return edged(
    path(half),
    "#A9783A",
    path("M-119-46C-70-64 70-64 119-46C70 6-70 6-119-46Z", { fill: "#8D6230" }),
    path("M-112-45C-66-58 66-58 112-45C66-18-66-18-112-45Z", { fill: "#F6E4BE" }),
    path("M-118-36C-112 50-58 106-2 106C56 106 110 50 117-36C66 8-66 8-118-36Z", { fill: "#EBC88E" }),
    path("M-104-18C-92 48-50 92-4 92C44 92 88 48 100-18C56 16-58 16-104-18Z", { fill: "#F5E0B4" }),
    stroke("M-116-38C-66 8 66 8 116-38", ["#FFF4DA", 6]),
    group(
      { transform: "translate(-4 48)" },
      scorched(random, { count: 9, oval: [70, 34], size: [5, 12], colors: ["#D9A864", "#B5753A"] }),
    ),
  );
}

/** 330 across: a thin chapati with the pan's brown spots, puffed here and there. */
function chapati(random: Random): Drawing {
  const round = blob(165, random, { points: 16, wobble: 0.014 });
  return edged(
    path(round),
    "#8E6330",
    path(round, { fill: "#DDAE68", transform: "translate(-2 -3) scale(.978)" }),
    path(round, { fill: "#E8C184", transform: "translate(-4 -6) scale(.9)" }),
    patches(random, {
      count: 12,
      oval: [124, 124],
      size: [16, 34],
      colors: ["#F0D29E", "#F5DDB2"],
      opacity: 0.75,
    }),
    scorched(random, { count: 34, oval: [140, 140], size: [5, 15], colors: ["#BC8240", "#7A4419"] }),
    dust(random, { count: 110, oval: [145, 145], color: "#A9743A" }),
    stroke(arc(142, [198, 250]), ["#fff", 7], { opacity: 0.4 }),
  );
}

/** 300 wide, 200 high: a chapati folded in half and half again, tip down, ghee shining on it. */
function chapatiFolded(random: Random): Drawing {
  const fold = (grow: number): string =>
    `M0 ${118 * grow}L${-140 * grow} ${-28 * grow}C${-112 * grow} ${-104 * grow} ${112 * grow} ${-104 * grow} ${140 * grow} ${-28 * grow}Z`;
  return edged(
    path(fold(1), { stroke: "currentColor", "stroke-width": 8, "stroke-linejoin": "round" }),
    "#8E6330",
    path(fold(0.985), { fill: "#CF9C56" }),
    path(fold(0.94), { fill: "#E8C184", transform: "translate(-2 -5)" }),
    stroke("M-4 108L-118-40C-92-92 84-96 118-44", ["#B98848", 4], { opacity: 0.7 }),
    stroke("M-2 96L-98-34C-76-76 72-80 98-38", ["#EED3A6", 4], { opacity: 0.9 }),
    group(
      { transform: "translate(0 -20)" },
      scorched(random, { count: 13, oval: [90, 52], size: [5, 12], colors: ["#B9803F", "#7A4419"] }),
    ),
    path("M-66-44C-30-70 30-72 62-52C40-34-34-28-66-44Z", { fill: "#FBE29A", opacity: 0.5 }),
    stroke("M-60-50C-34-66 0-70 26-68", ["#fff", 5], { opacity: 0.6 }),
  );
}

/** 560 across: a cheese bread from the pan cut in six, one piece drawn to the lower right by its strings of cheese. */
function khachapuri(random: Random): Drawing {
  const [from, to] = [15, 75];
  const rest = sector(250, [to, from + 360]);
  const slice = sector(250, [from + 1, to - 1]);
  const [dx, dy] = polar(108, (from + to) / 2);
  const away = moved([dx, dy]);
  const face = (shape: string, clip: string): Svg =>
    path(shape, { fill: "#7E4A18", transform: "translate(3 10)" }) +
    path(shape, { fill: "#B97D35" }) +
    `<clipPath id="${clip}">${path(shape, { transform: "scale(.99)" })}</clipPath>` +
    group(
      { "clip-path": `url(#${clip})` },
      circle(240, { fill: "#E9C583" }),
      circle(216, { cx: -4, cy: -6, fill: "#F5DDA8" }),
      scorched(random, { count: 62, oval: [208, 208], size: [7, 21], colors: ["#CF9447", "#98561C"] }),
      patches(random, { count: 16, oval: [196, 196], size: [14, 34], colors: ["#FBD55E", "#FBE29A"], opacity: 0.45 }),
      stroke(arc(212, [196, 250]), ["#fff", 12], { opacity: 0.5 }),
    );
  const cheeseEdge = (angle: number, side: number): Svg => {
    const steps = [38, 56, 48, 66];
    const drips = steps
      .map((step, index) => {
        const deep = side * (index % 2 ? random.between(13, 20) : random.between(4, 8));
        return `c${step * 0.3} 0 ${step * 0.2} ${deep.toFixed(1)} ${step / 2} ${deep.toFixed(1)}s${step * 0.2} ${(-deep).toFixed(1)} ${step / 2} ${(-deep).toFixed(1)}`;
      })
      .join("");
    const melted = `M20 ${-side * 6}V0${drips}V${-side * 6}Z`;
    return group(
      { transform: `rotate(${angle})` },
      path(melted, { fill: "#D2AE62", stroke: "#D2AE62", "stroke-width": 8, "stroke-linejoin": "round" }),
      path(melted, { fill: "#FFF3CF", stroke: "#FFF3CF", "stroke-width": 2, "stroke-linejoin": "round" }),
      stroke("M34 0H212", ["#fff", 4], { transform: `translate(0 ${-side * 2})`, opacity: 0.9 }),
    );
  };
  const strings = [78, 138, 200].flatMap((radius) =>
    [from, to].map((angle) => {
      const [x0, y0] = polar(radius, angle);
      const [x1, y1] = [x0 + dx, y0 + dy];
      const sag = random.between(8, 20);
      const line = `M${x0.toFixed(1)} ${y0.toFixed(1)}Q${((x0 + x1) / 2).toFixed(1)} ${((y0 + y1) / 2 + sag).toFixed(1)} ${x1.toFixed(1)} ${y1.toFixed(1)}`;
      return stroke(line, ["#D9BC74", 15]) + stroke(line, ["#FFF3CF", 10]);
    }),
  );
  const cuts = [135, 195, 255, 315].map(
    (angle) =>
      stroke("M10 0L240 0", ["#8A5520", 6], { transform: `rotate(${angle})` }) +
      stroke("M10 4L236 4", ["#FFF3CF", 4], { transform: `rotate(${angle})` }),
  );
  return {
    outline: path(rest) + path(slice, { transform: away }),
    body:
      face(rest, "khachapuri-rest") +
      cuts.join("") +
      cheeseEdge(to, -1) +
      cheeseEdge(from, 1) +
      strings.join("") +
      group({ transform: away }, face(slice, "khachapuri-slice"), cheeseEdge(from + 2, -1), cheeseEdge(to - 2, 1)),
  };
}

/** 590 long, 210 high: a ridged loaf under its golden glaze, furrowed lengthways, strewn with sesame. */
function barbari(random: Random): Drawing {
  const loaf =
    "M-292 6C-296-62-250-98-150-102C-40-110 60-108 160-100C252-94 296-58 292 4C296 62 250 98 150 102C40 110-60 108-160 102C-252 98-294 64-292 6Z";
  const furrow = (y: number): Svg => {
    const half = 262 - Math.abs(y) * 0.62;
    const line = `M${-half} ${y}C${-half / 2} ${y - 9} ${half / 2} ${y + 9} ${half} ${y}`;
    return (
      stroke(line, ["#8A4C12", 12], { opacity: 0.85 }) +
      stroke(line, ["#B8722A", 7]) +
      stroke(line, ["#F6D696", 9], { transform: "translate(0 15)", opacity: 0.75 }) +
      stroke(line, ["#FFF1CC", 3], { transform: "translate(-6 13)", opacity: 0.8 })
    );
  };
  return edged(
    path(loaf),
    "#80450F",
    path(loaf, { fill: "#C07C2C", transform: "translate(-2 -4) scale(.975 .955)" }),
    path(loaf, { fill: "#D99A45", transform: "translate(-4 -7) scale(.94 .86)" }),
    path(loaf, { fill: "#E5B263", transform: "translate(-6 -9) scale(.88 .7)" }),
    patches(random, { count: 24, oval: [250, 80], size: [9, 24], colors: ["#B8722A", "#F0C67E"], opacity: 0.4 }),
    ...[-66, -33, 0, 33, 66].map(furrow),
    sesameSeeds(random, { count: 110, oval: [262, 84] }),
  );
}

/** 300 long, 210 high: half of it, torn across, its crumb open at the right end. */
function barbariTorn(random: Random): Drawing {
  const half =
    "M-146 6C-150-62-104-98-30-101C20-103 70-104 108-102C128-84 112-70 130-52C144-34 122-18 138 4C150 24 124 40 138 62C142 80 120 88 110 102C60 105 10 104-40 101C-106 97-148 64-146 6Z";
  const crumb =
    "M108-102C128-84 112-70 130-52C144-34 122-18 138 4C150 24 124 40 138 62C142 80 120 88 110 102C96 84 104 66 92 48C82 28 100 10 88-12C80-34 98-52 90-70C88-84 98-94 108-102Z";
  const furrow = (y: number): Svg => {
    const from = -118 + Math.abs(y) * 0.6;
    const line = `M${from} ${y}C${from + 70} ${y - 7} 30 ${y + 6} 88 ${y}`;
    return (
      stroke(line, ["#8A4C12", 12], { opacity: 0.85 }) +
      stroke(line, ["#B8722A", 7]) +
      stroke(line, ["#F6D696", 9], { transform: "translate(0 15)", opacity: 0.75 })
    );
  };
  return edged(
    path(half),
    "#80450F",
    path(half, { fill: "#C07C2C", transform: "translate(-2 -3) scale(.97 .955)" }),
    path(half, { fill: "#E0A954", transform: "translate(-5 -6) scale(.9 .84)" }),
    ...[-66, -33, 0, 33, 66].map(furrow),
    sesameSeeds(random, { count: 54, oval: [112, 84] }),
    path(crumb, { fill: "#B98A45" }),
    path(crumb, { fill: "#F8E6BE", transform: "translate(4 0) scale(.97 .975)" }),
    group(
      { transform: "translate(112 0)" },
      holes(random, { count: 26, oval: [15, 84], size: [2, 5.4], colors: ["#D6AE6C", "#EBCB92"] }),
    ),
  );
}

/** 420 across: a flat Moroccan loaf, sandy with semolina, pricked, anise and sesame in its crust. */
function khobz(random: Random): Drawing {
  const disc = blob(210, random, { points: 16, wobble: 0.012 });
  return baked(
    disc,
    { edge: "#8A4F16", crust: "#C98A38", face: "#E2AC58", light: "#F0C981" },
    path(blob(150, random, { points: 14, wobble: 0.03 }), {
      fill: "#D6A257",
      opacity: 0.35,
      transform: "translate(-6 -8)",
    }),
    times(6, (index) => fork(index * 60 + 20)),
    strewnOver(random, { count: 34, oval: [180, 180] }, () =>
      ellipse([8, 2.6], { fill: "#8C8A3E", stroke: "#5C5A22", "stroke-width": 1 }),
    ),
    sesameSeeds(random, { count: 46, oval: [182, 182] }),
    dust(random, { count: 420, oval: [196, 196], color: "#FBEBC0" }),
    stroke(arc(186, [198, 250]), ["#fff", 10], { opacity: 0.4 }),
  );
}

/** The four holes of a fork, on a circle of 110. */
function fork(angle: number): Svg {
  return group(
    { transform: `rotate(${angle}) translate(110 0)` },
    ...[-21, -7, 7, 21].map(
      (y) => circle(4.4, { cy: y, fill: "#7A4212" }) + circle(1.8, { cx: 1.6, cy: y + 1.4, fill: "#F3DBA8" }),
    ),
  );
}

/** 230 wide, 210 high: a quarter of it, tip up, its crumb showing along both cuts. */
function khobzQuarter(random: Random): Drawing {
  const top = "M0-96L-112 48C-70 92 70 92 112 48Z";
  return edged(
    path("M0-96L-114 48V80C-70 126 70 126 114 80V48Z"),
    "#96602A",
    path("M-112 50C-70 94 70 94 112 50V78C70 122-70 122-112 78Z", { fill: "#F2DCAE" }),
    path("M-112 72C-70 116 70 116 112 72V79C70 123-70 123-112 79Z", { fill: "#C18A42" }),
    group(
      { transform: "translate(0 92)" },
      holes(random, { count: 22, oval: [88, 8], size: [1.6, 3.6], colors: ["#C99E5A", "#DDBA80"] }),
    ),
    path(top, { fill: "#C98F44" }),
    path(top, { fill: "#DFB06A", transform: "translate(0 -2) scale(.94)" }),
    path(top, { fill: "#EBC88C", transform: "translate(-3 -4) scale(.7)", opacity: 0.8 }),
    strewnOver(random, { count: 7, oval: [50, 40] }, () =>
      ellipse([8, 2.6], { fill: "#8C8A3E", stroke: "#5C5A22", "stroke-width": 1 }),
    ),
    sesameSeeds(random, { count: 10, oval: [54, 44] }),
  );
}

/** 124 across: a cheese puff, its shell gold and cracked. */
function cheesePuff(random: Random): Drawing {
  const puff = blob(62, random, { points: 10, wobble: 0.05 });
  return baked(
    puff,
    { edge: "#A2651B", crust: "#DFA648", face: "#EFC36B", light: "#F8DB98" },
    patches(random, { count: 11, oval: [46, 46], size: [3, 9], colors: ["#C9862C", "#D9983A"], opacity: 0.6 }),
    stroke("M-22 8C-10 2-4 14 6 6C14 0 20 8 28 2", ["#B47628", 3], { opacity: 0.7 }),
    stroke("M-38-20A44 44 0 0 1-10-42", ["#fff", 6], { opacity: 0.55 }),
  );
}

/** 140 across: one torn in half, hollow and stretchy inside. */
function cheesePuffOpen(random: Random): Drawing {
  const torn = blob(66, random, { points: 11, wobble: 0.07, stretch: [1.06, 0.94] });
  return edged(
    path(torn),
    "#A2651B",
    path(torn, { fill: "#E6B155", transform: "scale(.96)" }),
    path(torn, { fill: "#FBEFC4", transform: "translate(-1 -1) scale(.84)" }),
    path(blob(30, random, { points: 8, wobble: 0.2 }), { fill: "#D8B562", transform: "translate(2 4)" }),
    path(blob(26, random, { points: 8, wobble: 0.2 }), { fill: "#EBD08A", transform: "translate(4 8)" }),
    stroke("M-26-12C-10 6 8-4 28 16M-20 22C-4 10 10 22 24 4", ["#FFF6D8", 7]),
    holes(random, { count: 12, oval: [46, 42], size: [3, 7], colors: ["#D9B766", "#EBD28E"] }),
  );
}

/** 240 across: a small bowl of butter melted with garlic and herbs. */
function garlicButterBowl(random: Random): Drawing {
  return smallBowl(
    { edge: "#C98F1E", face: "#F2BE3E" },
    circle(78, { cx: -6, cy: -8, fill: "#FBD768", opacity: 0.8 }),
    strewnOver(random, { count: 26, oval: [78, 78] }, () =>
      rectangle([10, 7], { rx: 2.4, fill: "#FFF6D8", stroke: "#D9A63A", "stroke-width": 1.2 }),
    ),
    strewnOver(random, { count: 26, oval: [80, 80] }, () =>
      ellipse([6, 3], { fill: random.pick(["#2F7F42", "#4BA055"]) }),
    ),
    stroke(arc(76, [190, 250]), ["#fff", 7], { opacity: 0.75 }),
  );
}

/** 240 across: a small bowl of melted ghee. */
function gheeBowl(): Drawing {
  return smallBowl(
    { edge: "#C48A12", face: "#F0B92E" },
    circle(76, { cx: -8, cy: -8, fill: "#FAD25A" }),
    circle(40, { cx: -18, cy: -20, fill: "#FDE48C", opacity: 0.7 }),
    stroke(arc(78, [190, 250]), ["#fff", 8], { opacity: 0.8 }),
  );
}

export const flatbreads = {
  naan: { foods: ["flour", "naan"], within: ["garlic", "butter"], draw: naan },
  pitaRound: { foods: ["bread-flour", "pita"], draw: pitaRound },
  pitaPocketOpen: { foods: ["bread-flour", "pita"], draw: pitaPocketOpen },
  chapati: { foods: ["whole-wheat-flour", "chapati"], draw: chapati },
  chapatiFolded: { foods: ["whole-wheat-flour", "chapati"], draw: chapatiFolded },
  khachapuri: { foods: ["flour"], within: ["mozzarella", "butter"], draw: khachapuri },
  barbari: { foods: ["bread-flour"], within: ["sesame-seed"], draw: barbari },
  barbariTorn: { foods: ["bread-flour"], within: ["sesame-seed"], draw: barbariTorn },
  khobz: { foods: ["semolina"], within: ["fennel-seed", "sesame-seed"], draw: khobz },
  khobzQuarter: { foods: ["semolina"], within: ["fennel-seed", "sesame-seed"], draw: khobzQuarter },
  cheesePuff: { foods: ["tapioca-starch"], within: ["parmesan"], draw: cheesePuff },
  cheesePuffOpen: { foods: ["tapioca-starch"], within: ["parmesan"], draw: cheesePuffOpen },
  garlicButterBowl: { foods: ["butter"], within: ["garlic"], draw: garlicButterBowl },
  gheeBowl: { foods: ["ghee"], draw: gheeBowl },
} as const satisfies Record<string, FoodPiece>;
