// Leaves, shredded cabbage and herbs as they lie in a salad or a soup. Origin 0,0 is the middle; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, pointInDisc } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, group, moved, path, type Svg, stroke, times } from "../../svg.ts";
import { tangle } from "../heaping.ts";

/** About 150 across: a torn leaf of radicchio, wine-red between its broad white ribs. */
function radicchioLeaf(random: Random): Drawing {
  const leaf = blob(72, random, { points: 13, wobble: 0.13, stretch: [0.86, 1.06] });
  const rib = `M${decimal(random.between(-8, 8))} 70C-4 30 4 0 0-44`;
  const side = "M0 34L34 8M-1 10L-36-14M0-10L26-36M-1-26L-20-46M0 40L-32 22";
  return edged(
    path(leaf),
    "#4A0F2A",
    path(leaf, { fill: random.pick(["#84204A", "#93254F", "#741A40"]), transform: "translate(-2 -3) scale(.94)" }),
    path(leaf, { fill: "#A8386A", opacity: 0.55, transform: "translate(-9 -11) scale(.6)" }),
    stroke(side, ["#E9C3D3", 4.5], { opacity: 0.9 }),
    stroke(rib, ["#FBF1F3", 12]),
    stroke(side, ["#F6DCE6", 2], { opacity: 0.8 }),
    stroke("M-50-20C-46-40-34-54-20-60", ["#fff", 4], { opacity: 0.3 }),
  );
}

/** 200 high, 100 wide: a leaf of little gem, tip up, cupped round its pale rib. */
function littleGemLeaf(random: Random): Drawing {
  const leaf =
    "M0 98C-14 96-20 74-26 52C-40 34-52 6-48-24C-50-44-38-62-30-76C-22-94-10-100 0-98C10-100 22-94 30-76C38-62 50-44 48-24C52 6 40 34 26 52C20 74 14 96 0 98Z";
  return edged(
    path(leaf),
    random.pick(["#4E8A2E", "#5A9634"]),
    path(leaf, { fill: "#86BE4C", transform: "translate(-1 -2) scale(.93 .955)" }),
    path(leaf, { fill: "#B5D973", transform: "translate(0 8) scale(.68 .82)" }),
    path(leaf, { fill: "#D6EBA0", transform: "translate(0 22) scale(.4 .68)" }),
    path("M-9 92C-8 40-4 0 0-66C4 0 8 40 9 92Z", { fill: "#F1F8D4" }),
    stroke("M-4 46L-26 20M4 34L26 8M-3 12L-27-16M3-2L25-30M-2-24L-17-48M2-30L16-54", ["#F1F8D4", 3.4], {
      opacity: 0.85,
    }),
    stroke("M-40-12C-42-36-30-58-22-72", ["#fff", 4], { opacity: 0.3 }),
  );
}

/** 130 high: a lobed leaf of rocket, tip up. */
function rocketLeaf(random: Random): Drawing {
  const leaf =
    "M0-64C16-62 22-46 18-34C14-24 8-20 6-14C16-18 28-14 28-4C26 6 14 6 6 6C12 10 20 18 16 26C10 32 6 26 4 22L3 64H-3L-4 22C-6 26-10 32-16 26C-20 18-12 10-6 6C-14 6-26 6-28-4C-28-14-16-18-6-14C-8-20-14-24-18-34C-22-46-16-62 0-64Z";
  return edged(
    path(leaf),
    "#2F6B2A",
    path(leaf, { fill: random.pick(["#57993C", "#4A8C38", "#67A845"]), transform: "translate(-.5 -1) scale(.9 .96)" }),
    stroke("M0-50V58M0-8L16-8M0-8L-16-8M0-34L9-44M0-34L-9-44", ["#B8DA96", 2.6], { opacity: 0.85 }),
  );
}

/** A tangle about 190 across of white cabbage shredded as fine as thread. */
function cabbageShreds(random: Random): Drawing {
  return tangle(random, {
    count: 26,
    length: 130,
    spread: 52,
    bend: 34,
    width: 7,
    edge: "#9FB56B",
    colors: ["#EAF1CC", "#F6F8E2", "#D5E5A8", "#C3DA8E"],
  });
}

/** About 120 across: a ribbon of cabbage boiled soft, with its pale rib. */
function cabbageRibbon(random: Random): Drawing {
  const ribbon = blob(52, random, { points: 9, wobble: 0.16, stretch: [1.15, 0.6] });
  return edged(
    path(ribbon),
    "#8AA552",
    path(ribbon, { fill: random.pick(["#D3E3A2", "#C3D98B", "#DDEAB6"]), transform: "translate(-2 -3) scale(.92)" }),
    stroke("M-46 4C-20-6 18 8 46-4", ["#F4F9DC", 7]),
    stroke("M-24 0L-10-18M4 2L18-14M-8 2L4 18M22 0L32 12", ["#F4F9DC", 3], { opacity: 0.8 }),
    stroke("M-40-12C-24-24 4-26 18-24", ["#fff", 3.5], { opacity: 0.5 }),
  );
}

/** A tangle about 150 across of apple grated with its green skin. */
function appleShreds(random: Random): Drawing {
  const flesh = tangle(random, {
    count: 14,
    length: 76,
    spread: 44,
    bend: 14,
    width: 8,
    edge: "#C2B26A",
    colors: ["#FFF6CF", "#F8ECB8"],
  });
  const skin = tangle(random, {
    count: 5,
    length: 60,
    spread: 46,
    bend: 14,
    width: 6,
    edge: "#557F23",
    colors: ["#8FBF3C"],
  });
  return { outline: flesh.outline, body: flesh.body + skin.body };
}

/** A tangle about 130 across of raw carrot cut or grated into strips, bright and thin. */
function carrotMatchsticks(random: Random): Drawing {
  return tangle(random, {
    count: 9,
    length: 96,
    spread: 34,
    bend: 9,
    width: 8,
    edge: "#BF5510",
    colors: ["#FF9A42", "#F7862B", "#FFAF63"],
  });
}

/** About 150 across: two or three shavings cut across a fennel bulb, curled by iced water. */
function fennelShaving(random: Random): Drawing {
  const curve = (radius: number, height: number): string =>
    `M${decimal(-radius)} ${decimal(height)}C${decimal(-radius * 0.9)} ${decimal(-height * 1.5)} ${decimal(radius * 0.9)} ${decimal(-height * 1.5)} ${decimal(radius)} ${decimal(height)}`;
  const layers = [
    { d: curve(68, 38), color: "#E6F1CF" },
    { d: curve(50, 30), color: "#F7FBEA" },
    { d: curve(31, 21), color: "#DCEBBB" },
  ].map((layer) => ({ ...layer, transform: `rotate(${random.between(-5, 5).toFixed(1)})` }));
  const line = (width: number, color?: string): Svg =>
    layers.map((layer) => stroke(layer.d, [color ?? layer.color, width], { transform: layer.transform })).join("");
  return {
    outline: line(17, "currentColor"),
    body:
      line(17, "#93B066") +
      line(13) +
      layers
        .map(({ d, transform }) => stroke(d, ["#fff", 3], { transform: `${transform} translate(0 -3)`, opacity: 0.9 }))
        .join(""),
  };
}

/** 100 high: a green frond of fennel, fine as thread, tip up. */
function fennelFrond(random: Random): Drawing {
  const threads = Array.from({ length: 9 }, (_, step) => {
    const y = 22 - step * 8;
    const reach = 26 - Math.abs(step - 3) * 2.4 + random.between(0, 6);
    return `M0 ${y}L${decimal(reach)} ${decimal(y - 17)}M0 ${y}L${decimal(-reach)} ${decimal(y - 18)}M${decimal(reach / 2)} ${decimal(y - 8)}L${decimal(reach * 0.6)} ${decimal(y - 23)}M${decimal(-reach / 2)} ${decimal(y - 9)}L${decimal(-reach * 0.6)} ${decimal(y - 24)}`;
  }).join("");
  const line = `M1 50C1 30 0 0 0-48${threads}`;
  return edged(
    path(line, { fill: "none", stroke: "currentColor", "stroke-width": 3.6, "stroke-linecap": "round" }),
    "#47852F",
    stroke(line, ["#8CC257", 2.2]),
  );
}

/** About 130 long: a strip of cavolo nero cooked until it gives, nearly black, blistered. */
function cavoloStrip(random: Random): Drawing {
  const strip = blob(50, random, { points: 11, wobble: 0.15, stretch: [1.3, 0.52] });
  return edged(
    path(strip),
    "#162A1A",
    path(strip, { fill: random.pick(["#2C4F2E", "#274629", "#355B33"]), transform: "translate(-1 -2) scale(.92)" }),
    times(8, () => {
      const [x, y] = pointInDisc(1, random);
      return circle(random.between(3, 6), { cx: x * 48, cy: y * 17, fill: "#4B7445", opacity: 0.75 });
    }),
    stroke("M-52 2C-20-4 20 5 52-1", ["#8DA86F", 3.4], { opacity: 0.8 }),
  );
}

/** A tangle about 160 across of bean sprouts, each with its yellow head. */
function beanSprouts(random: Random): Drawing {
  const sprouts = Array.from({ length: 11 }, () => ({
    transform: moved(pointInDisc(44, random), { rotate: random.between(0, 360) }),
    d: `M-46 ${decimal(random.between(-6, 10))}C-24 ${decimal(random.between(-22, 4))} 10 ${decimal(random.between(-4, 22))} 36 0`,
  }));
  const head = "M32-8C44-12 52-4 48 4C44 12 32 10 30 4C28-1 29-6 32-8Z";
  return {
    outline: sprouts
      .map(({ d, transform }) => group({ transform }, stroke(d, ["currentColor", 13]), path(head)))
      .join(""),
    body: sprouts
      .map(({ d, transform }) =>
        group(
          { transform },
          stroke(d, ["#B7AE8C", 13]),
          stroke(d, ["#FBF9EC", 9.5]),
          stroke(d, ["#fff", 3], { transform: "translate(-1 -2)" }),
          path(head, { fill: "#A58B2B" }),
          path(head, { fill: "#EAD26A", transform: "translate(6 -.5) scale(.82)" }),
        ),
      )
      .join(""),
  };
}

export const saladLeaves = {
  radicchioLeaf: { foods: ["radicchio"], draw: radicchioLeaf },
  littleGemLeaf: { foods: ["romaine"], draw: littleGemLeaf },
  rocketLeaf: { foods: ["arugula"], draw: rocketLeaf },
  cabbageShreds: { foods: ["cabbage"], draw: cabbageShreds },
  cabbageRibbon: { foods: ["cabbage"], draw: cabbageRibbon },
  appleShreds: { foods: ["apple"], draw: appleShreds },
  carrotMatchsticks: { foods: ["carrot"], draw: carrotMatchsticks },
  fennelShaving: { foods: ["fennel"], draw: fennelShaving },
  fennelFrond: { foods: ["fennel"], draw: fennelFrond },
  cavoloStrip: { foods: ["kale", "swiss-chard"], draw: cavoloStrip },
  beanSprouts: { foods: ["bean-sprout"], draw: beanSprouts },
} as const satisfies Record<string, FoodPiece>;
