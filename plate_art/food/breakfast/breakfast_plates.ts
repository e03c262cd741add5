// Breakfasts that fill a plate, a pan or a tray, and what goes with them. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { arc, blob, pointInDisc, smooth, spiral } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";

/** 64 long: a stewed fava bean, flat and oval, the dark line of its eye across one end. */
function favaBean(random: Random): Drawing {
  const [skin, light] = random.pick([
    ["#9A6430", "#BD8A4E"],
    ["#875528", "#A87642"],
    ["#A97238", "#CB985C"],
  ] as const);
  const bean = "M-32 2C-34-16-14-25 6-23C26-21 35-10 32 4C29 18 12 24-6 23C-22 22-31 15-32 2Z";
  return edged(
    path(bean),
    "#45260F",
    path(bean, { fill: skin, transform: "translate(-1 -2) scale(.89)" }),
    path(bean, { fill: light, transform: "translate(-5 -6) scale(.55)" }),
    stroke("M23-13C29-5 29 5 23 13", ["#1E0F07", 7]),
    stroke("M-18 12C-8 15 4 15 12 11", ["#5E3818", 3]),
    stroke("M-20-8C-13-14-3-16 6-15", ["#FBE3BE", 4], { opacity: 0.85 }),
  );
}

/** 40 across: a small dice of ripe tomato. */
function tomatoDice(random: Random): Drawing {
  const turn = `rotate(${random.between(-40, 40).toFixed(0)})`;
  return edged(
    rectangle([38, 34], { rx: 8, transform: turn }),
    "#A8230F",
    rectangle([34, 29], { x: -18, y: -17, rx: 7, fill: "#E8492F", transform: turn }),
    rectangle([22, 15], { x: -14, y: -14, rx: 6, fill: "#F98768", transform: turn }),
    ellipse([2.2, 3.4], { cx: 6, cy: 5, fill: "#FCE3B0", transform: turn }),
  );
}

/** About 260 across: green-gold olive oil filling a hollow. */
function olivePool(random: Random): Drawing {
  const pool = blob(124, random, { points: 13, wobble: 0.09 });
  return {
    outline: "",
    body:
      path(pool, { fill: "#6E6A10", opacity: 0.6 }) +
      path(pool, { fill: "#B5AC22", opacity: 0.72, transform: "translate(-1 -2) scale(.95)" }) +
      path(pool, { fill: "#DAD24E", opacity: 0.6, transform: "translate(-8 -8) scale(.66)" }) +
      stroke("M-88-34C-76-66-46-88-10-92", ["#FFFEE0", 8], { opacity: 0.85 }) +
      stroke("M60 76C76 66 86 54 92 40", ["#FFFEE0", 6], { opacity: 0.6 }),
  };
}

/** About 130 across: a fried triangle of corn tortilla, most of them dragged through red chilli sauce up to the rim. */
function saucedTortilla(random: Random): Drawing {
  const stray = () => random.between(-5, 5);
  const corners = [
    [stray(), -66],
    [62 + stray(), 42 + stray()],
    [-62 + stray(), 44 + stray()],
  ] as const;
  const d = `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
  const round = { stroke: "currentColor", "stroke-width": 10, "stroke-linejoin": "round" } as const;
  const dipped = random.next() < 0.72;
  const coat = (color: string, scale: number): string =>
    group({ color, fill: color, transform: `${moved([stray(), 6 + stray()])} scale(${scale})` }, path(d, round));
  const blisters = times(7, () => {
    const [x, y] = pointInDisc(30, random);
    return circle(random.between(3, 7), { cx: x, cy: y + 10, fill: random.pick(["#C98A34", "#FBE3AC"]), opacity: 0.8 });
  });
  return edged(
    path(d, round),
    "#8E4A12",
    group({ color: "#E8AE4E", fill: "#E8AE4E", transform: "translate(-1 -1) scale(.95)" }, path(d, round)),
    path(d, { fill: "#F5CD7C", transform: "translate(-2 -1) scale(.86)" }),
    dipped ? coat("#8A200C", 0.66) + coat("#B93A1B", 0.58) : blisters,
    dipped
      ? stroke("M-16 8C-10-6-4-14 4-18", ["#F3A98A", 5], { opacity: 0.8 })
      : stroke("M-24 24L-4-24", ["#FFEFC8", 4]),
  );
}

/** 420 across: sour cream let run off a spoon in a zigzag. */
function creamZigzag(): Drawing {
  const line = "M-200-60C-150-110-120 70-84 20S-40-110-4-40 26 90 60 30 100-80 130-20 160 80 200 20";
  return {
    outline: "",
    body:
      stroke(line, ["#8E4A2E", 24], { opacity: 0.28, transform: "translate(3 6)" }) +
      stroke(line, ["#E9DFCB", 21]) +
      stroke(line, ["#FFFEFA", 15], { transform: "translate(-1 -2)" }),
  };
}

/** 96 across: thin rings of a white onion. */
function whiteOnionRing(): Drawing {
  const rings =
    circle(43, { fill: "none", stroke: "currentColor", "stroke-width": 9 }) +
    circle(28, { fill: "none", stroke: "currentColor", "stroke-width": 6 });
  return edged(
    rings,
    "#B9B483",
    circle(42, { fill: "none", stroke: "#FDFCEB", "stroke-width": 6 }),
    circle(27, { fill: "none", stroke: "#F8F6DC", "stroke-width": 4 }),
  );
}

/** 470 wide, 280 high: a white cassava pancake folded over banana and coconut, the open edge below. */
function foldedTapioca(random: Random): Drawing {
  const half = (depth: number): string =>
    smooth([
      [-224, -72],
      [-150, -98],
      [0, -106],
      [150, -97],
      [224, -70],
      [212, 4],
      [150, depth * 0.66 + random.between(-6, 6)],
      [56, depth + random.between(-5, 5)],
      [-54, depth + random.between(-5, 5)],
      [-148, depth * 0.68 + random.between(-6, 6)],
      [-212, 6],
    ]);
  const [under, over] = [half(146), half(62)];
  const lace = (count: number, [deep, colors]: readonly [number, readonly string[]]): Svg =>
    times(count, () => {
      const [x, y] = pointInDisc(1, random);
      return circle(random.between(2, 6), {
        cx: x * 196,
        cy: y * deep - 22,
        fill: random.pick(colors),
        opacity: 0.85,
      });
    });
  const bananas = times(9, (index) => {
    const across = index - 4;
    return group(
      { transform: moved([across * 44, 84 - across ** 2 * 4.6], { scale: 1.12 }) },
      circle(31, { fill: "#BF9238" }),
      circle(28, { cx: -1, cy: -1, fill: "#FFEFB4" }),
      circle(13, { fill: "#F3D57E" }),
      circle(2.4, { cx: -4, cy: -3, fill: "#A27B36" }),
      circle(2.4, { cx: 5, cy: 2, fill: "#A27B36" }),
    );
  });
  const coconut = times(46, () => {
    const across = random.between(-190, 190);
    const at = moved([across, random.between(66, 128) - (across / 44) ** 2 * 4.6], { rotate: random.between(0, 180) });
    return (
      stroke("M-13 2C-4-4 6 3 14-2", ["#D9D0BC", 8], { transform: at }) +
      stroke("M-13 2C-4-4 6 3 14-2", ["#FFFFFF", 5.5], { transform: at })
    );
  });
  return edged(
    path(under),
    "#B9AF98",
    path(under, { fill: "#EEE8D9", transform: "translate(0 -2) scale(.98)" }),
    lace(50, [110, ["#FFFFFF", "#DDD5C4"]]),
    bananas,
    coconut,
    path(over, { fill: "#2A1204", opacity: 0.24, transform: "translate(3 9)" }),
    path(over, { fill: "#CFC6B2" }),
    path(over, { fill: "#FFFDF8", transform: "translate(-1 -3) scale(.975 .965)" }),
    lace(190, [68, ["#FFFFFF", "#FFFFFF", "#E7E1D3", "#D9D1BF"]]),
    stroke("M-198-72C-120-98 110-102 198-70", ["#E2DAC9", 8]),
    stroke("M-184-50C-140-78-60-88-20-88", ["#fff", 9]),
  );
}

/** 440 across: strained yoghurt spread with the back of a spoon, olive oil in the spiral of its groove. */
function labneh(random: Random): Drawing {
  const spread = blob(216, random, { points: 13, wobble: 0.035 });
  return edged(
    path(spread),
    "#CFC7B6",
    path(spread, { fill: "#FFFDF7", transform: "translate(-2 -4) scale(.97)" }),
    stroke(spiral(164, { turns: 2.3, inner: 0.1 }), ["#D8D0BF", 40]),
    stroke(spiral(162, { turns: 2.3, inner: 0.1 }), ["#A9A01C", 27], { opacity: 0.85 }),
    stroke(spiral(160, { turns: 2.3, inner: 0.1 }), ["#D5CC46", 17], { opacity: 0.9 }),
    stroke(spiral(154, { turns: 2.2, inner: 0.12 }), ["#FBF7C4", 4], { opacity: 0.8, "stroke-dasharray": "60 46" }),
    stroke(arc(196, [192, 262]), ["#fff", 14]),
  );
}

/** 190 long: a stick of cucumber, skin along one side, seeds along the other. */
function cucumberStick(): Drawing {
  return edged(
    rectangle([190, 44], { rx: 7 }),
    "#24603A",
    rectangle([184, 34], { x: -92, y: -15, rx: 5, fill: "#D3EBB8" }),
    rectangle([184, 13], { x: -92, y: -19, rx: 5, fill: "#3C8A50" }),
    stroke("M-80 8H82", ["#B7D88F", 6], { "stroke-dasharray": "9 11" }),
    stroke("M-84-14H70", ["#A6D6A0", 3], { opacity: 0.8 }),
    stroke("M-86-2H84", ["#F1FAE0", 3]),
  );
}

/** 250 long, 172 high: a diamond cut from a slab of milk rice, its grains showing; below, the slab's thickness in shade. Not to be turned. */
function milkRiceDiamond(random: Random): Drawing {
  const top =
    "M-122 0C-80-28-40-54-6-70C0-74 6-74 12-70C46-52 84-28 122-2C84 26 46 52 10 70C4 74-4 74-10 70C-44 52-82 28-122 0Z";
  const slab =
    "M-122 0C-80-28-40-54-6-70C0-74 6-74 12-70C46-52 84-28 122-2V22C84 50 46 76 10 94C4 98-4 98-10 94C-44 76-82 52-122 24Z";
  const grain = (x: number, y: number, tones: readonly string[]): Svg =>
    ellipse([9, 4.8], {
      fill: random.pick(tones),
      stroke: "#CFC5AB",
      "stroke-width": 1.1,
      transform: moved([x, y], { rotate: random.between(0, 180) }),
    });
  const flank = times(34, () => {
    const x = random.between(-104, 104);
    return grain(x, 74 * (1 - Math.abs(x) / 122) + random.between(4, 18), ["#E6DCC2", "#D9CDAE", "#EFE7D2"]);
  });
  const grains = times(110, () => {
    const x = random.between(-104, 104);
    const y = random.between(-1, 1) * 60 * (1 - Math.abs(x) / 118);
    return grain(x, y - 1, ["#FFFFFF", "#FBF8F0", "#F3EEE0"]);
  });
  return edged(
    path(slab),
    "#94865F",
    path(slab, { fill: "#D3C6A4", transform: "translate(0 -1) scale(.975)" }),
    flank,
    path(top, { fill: "#F0E9D8" }),
    path(top, { fill: "#FFFEFA", transform: "translate(-1 -2) scale(.95 .94)" }),
    grains,
    stroke("M-104-6C-70-28-38-48-10-62", ["#fff", 5], { opacity: 0.9 }),
  );
}

/** About 200 across: pounded onion and chilli with lime, coarse and wet. */
function lunuMiris(random: Random): Drawing {
  const heap = blob(90, random, { points: 15, wobble: 0.17 });
  const bits = times(110, (index) => {
    const [x, y] = pointInDisc(94, random);
    const bit = blob(random.between(6, 15), random, { points: 6, wobble: 0.34 });
    const fill = index % 4 === 0 ? random.pick(["#E9A9C0", "#F4D3DC"]) : random.pick(["#C3220F", "#9C160A", "#E0502F"]);
    return (
      path(bit, { fill: "#4E0A06", opacity: 0.5, transform: moved([x + 1.5, y + 2.5]) }) +
      path(bit, { fill, transform: moved([x, y]) })
    );
  });
  return edged(
    path(heap),
    "#6E0F08",
    path(heap, { fill: "#B0240F", transform: "translate(-2 -4) scale(.94)" }),
    bits,
    stroke("M-60-36C-48-58-26-72-2-76", ["#FFD0BC", 5], { opacity: 0.7 }),
  );
}

/** 440 wide, 216 high: a piece of salted salmon from the grill on its oblong dish, blistered skin up, grated radish beside it. */
function saltedSalmonDish(random: Random): Drawing {
  const fillet = "M-166-34C-120-84 40-92 128-62C166-48 170 6 140 34C90 74-80 84-142 56C-172 40-180-8-166-34Z";
  const skin = "M-160-30C-116-76 38-84 124-56C146-48 154-26 150-8C90 22-90 34-166 6C-168-10-168-22-160-30Z";
  const blisters = times(34, () => {
    const x = random.between(-140, 130);
    const y = random.between(-56, 4);
    return path(blob(random.between(4, 12), random, { wobble: 0.3, stretch: [1.4, 0.8] }), {
      fill: random.pick(["#2E2A2A", "#8A7A6A", "#C9B598"]),
      opacity: 0.6,
      transform: moved([x, y], { rotate: random.between(-20, 10) }),
    });
  });
  const flesh =
    "M-120 20C-112 36-108 48-106 56M-60 30C-52 46-50 56-50 66M6 30C14 44 16 56 14 64M72 22C82 36 84 46 80 54";
  return edged(
    rectangle([440, 216], { rx: 34 }),
    "#2F4A63",
    rectangle([432, 206], { x: -217, y: -105, rx: 31, fill: "#5C7F9E" }),
    rectangle([400, 176], { x: -200, y: -87, rx: 22, fill: "#3E5F7C" }),
    rectangle([396, 172], { x: -198, y: -84, rx: 21, fill: "#B9CCDB" }),
    stroke("M-204-60V-76C-204-88-198-94-186-94H-70", ["#fff", 5], { opacity: 0.7 }),
    group(
      { transform: moved([-42, -2], { rotate: -3, scale: 0.88 }) },
      path(fillet, { fill: "#2A1204", opacity: 0.25, transform: "translate(6 9)" }),
      path(fillet, { fill: "#A8461F" }),
      path(fillet, { fill: "#F58A5C", transform: "translate(-1 -1) scale(.965)" }),
      stroke(flesh, ["#FFC9AA", 7]),
      path(skin, { fill: "#3E3A3C" }),
      path(skin, { fill: "#77716E", transform: "translate(-3 -6) scale(.94 .84)" }),
      path(skin, { fill: "#B0A696", opacity: 0.55, transform: "translate(-6 -12) scale(.84 .5)" }),
      blisters,
      stroke("M-132-44C-70-68 30-70 96-54", ["#F4EBDC", 6], { opacity: 0.7 }),
    ),
    group({ transform: moved([146, 26]) }, gratedDaikon(random)),
  );
}

/** About 100 across: a mound of finely grated white radish, soy sauce dripped on its tip. */
function gratedDaikon(random: Random): Svg {
  const mound = blob(48, random, { points: 11, wobble: 0.08 });
  const shreds = times(40, () =>
    stroke("M-12 0C-4-4 4 3 12 0", [random.pick(["#FFFFFF", "#EEF0E6", "#DDE2D3"]), 4], {
      transform: moved(pointInDisc(38, random), { rotate: random.between(0, 180) }),
    }),
  );
  return (
    path(mound, { fill: "#2A1204", opacity: 0.22, transform: "translate(4 7)" }) +
    path(mound, { fill: "#B9BFAE" }) +
    path(mound, { fill: "#F6F8F0", transform: "translate(-1 -2) scale(.94)" }) +
    shreds +
    path(blob(20, random, { wobble: 0.2 }), { fill: "#5A2E12", opacity: 0.75, transform: "translate(-2 -4)" }) +
    circle(4, { cx: -8, cy: -10, fill: "#E8C79A" })
  );
}

export const breakfastPlates = {
  favaBean: { foods: ["canned-fava-bean", "fresh-fava-bean"], draw: favaBean },
  tomatoDice: { foods: ["tomato"], draw: tomatoDice },
  olivePool: { foods: ["olive-oil", "extra-virgin-olive-oil"], draw: olivePool },
  saucedTortilla: { foods: ["corn-tortilla"], within: ["canned-tomato"], draw: saucedTortilla },
  creamZigzag: { foods: ["sour-cream", "yogurt", "creme-fraiche"], draw: creamZigzag },
  whiteOnionRing: { foods: ["onion"], draw: whiteOnionRing },
  foldedTapioca: { foods: ["tapioca-starch"], within: ["banana", "coconut"], draw: foldedTapioca },
  labneh: { foods: ["yogurt"], within: ["extra-virgin-olive-oil"], draw: labneh },
  cucumberStick: { foods: ["cucumber"], draw: cucumberStick },
  milkRiceDiamond: { foods: ["short-grain-rice"], within: ["coconut-milk"], draw: milkRiceDiamond },
  lunuMiris: { foods: ["chili-flakes"], within: ["red-onion"], draw: lunuMiris },
  saltedSalmonDish: { foods: ["salmon"], within: ["daikon", "soy-sauce"], draw: saltedSalmonDish },
} as const satisfies Record<string, FoodPiece>;
