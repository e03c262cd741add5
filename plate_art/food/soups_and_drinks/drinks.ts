// Pieces in or beside a drink, and the small glasses that a tray holds. Origin 0,0; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { arc, blob, LEAF, pointInDisc, polar, spiral } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times, turned } from "../../svg.ts";

/** 200 across: half a slice of citrus, its cut edge up. */
function citrusHalf(colors: { skin: string; pith: string; flesh: string; membrane: string }): Drawing {
  const half = (radius: number): string => `M${-radius} 0A${radius} ${radius} 0 0 0 ${radius} 0Z`;
  const segments = times(5, (index) =>
    group(
      { transform: `rotate(${index * 36 - 72})` },
      path("M0 12L22 74C10 82-10 82-22 74Z", { fill: colors.flesh, stroke: colors.membrane, "stroke-width": 4 }),
      stroke("M-6 54C-2 48 0 40 0 32M8 64L7 56", ["#fff", 3], { opacity: 0.5 }),
    ),
  );
  return edged(
    path(half(100)),
    colors.skin,
    path(half(90), { fill: colors.pith, transform: "translate(0 3) scale(.98)" }),
    segments,
  );
}

function grapefruitHalf(): Drawing {
  return citrusHalf({ skin: "#F0A03C", pith: "#FFF0DC", flesh: "#F27A6E", membrane: "#FFC9BC" });
}

function orangeHalf(): Drawing {
  return citrusHalf({ skin: "#EE8A16", pith: "#FFF0CF", flesh: "#FFA62B", membrane: "#FFD58C" });
}

/** 56 across: a cube of ripe mango. */
function mangoCube(random: Random): Drawing {
  const turn = `rotate(${random.between(-35, 35).toFixed(0)})`;
  return edged(
    rectangle([56, 56], { rx: 9, transform: turn }),
    "#CF7A0C",
    rectangle([52, 51], { x: -27, y: -28, rx: 8, fill: "#FFAE2E", transform: turn }),
    rectangle([34, 32], { x: -21, y: -22, rx: 7, fill: "#FFCB62", transform: turn }),
    stroke("M-12 14C-2 17 8 16 16 11", ["#E8901A", 3], { transform: turn }),
  );
}

/** 96 wide: a chunk of pineapple, a wedge of its ring. */
function pineappleChunk(): Drawing {
  const wedge = "M-46-22C-20-40 20-40 46-22L26 34C14 42-14 42-26 34Z";
  return edged(
    path(wedge),
    "#C98A0A",
    path(wedge, { fill: "#FFD03E", transform: "translate(-1 -2) scale(.92)" }),
    path(wedge, { fill: "#FFE27A", transform: "translate(-4 -6) scale(.62)" }),
    stroke("M-28-20L-17 24M-10-26L-6 30M10-26L6 30M28-20L17 24", ["#EDB41C", 3.4]),
    stroke("M-38-22C-18-34 12-35 30-28", ["#FFF4C2", 4], { opacity: 0.9 }),
  );
}

/** About 90 across: a dried hibiscus flower, crumpled and dark red. */
function driedHibiscus(random: Random): Drawing {
  const petal = "M0 6C-20-4-22-30-10-46C-4-38 2-44 8-50C18-34 20-4 0 6Z";
  const places = [0, 70, 142, 214, 288].map((turn) =>
    moved([0, 0], { rotate: turn + random.between(-14, 14), scale: random.between(0.82, 1.06) }),
  );
  return edged(
    places.map((transform) => path(petal, { transform })).join(""),
    "#3A0714",
    places
      .map((transform, index) =>
        group(
          { transform },
          path(petal, { fill: index % 2 ? "#7A1230" : "#931A3C", transform: "translate(0 -2) scale(.88)" }),
          stroke("M0-4C-6-16-6-28-4-38M3-6C8-18 8-28 8-40", ["#C54A6A", 2.4], { opacity: 0.8 }),
        ),
      )
      .join(""),
    circle(9, { fill: "#4E0A1E" }),
  );
}

/** 250 across, a small glass seen a little from the front; the drink's colours and what floats on it come from outside. */
function smallGlass(
  { edge, face, light }: { edge: string; face: string; light: string },
  { gilt, floating }: { gilt: string | undefined; floating: Svg },
): Drawing {
  const body = "M-118 0C-116 60-84 96-78 146A82 82 0 0 0 78 146C84 96 116 60 118 0Z";
  const inner = "M-104 0C-102 56-72 92-68 140A70 70 0 0 0 68 140C72 92 102 56 104 0Z";
  const band = gilt
    ? stroke("M-105 58C-70 104 70 104 105 58", [gilt, 11]) +
      times(7, (index) => circle(6.5, { cx: index * 26 - 78, cy: 128 - Math.abs(index - 3) * 9, fill: gilt }))
    : stroke("M-100 66C-66 112 66 112 100 66", ["#fff", 5], { opacity: 0.5 });
  return edged(
    path(body) + circle(120),
    "#9FC0CD",
    path(body, { fill: "#E4F1F6", transform: "scale(.97 .985)" }),
    path(inner, { fill: face }),
    path("M-104 0C-102 56-72 92-68 140A70 70 0 0 0-30 200C-48 120-70 80-70 0Z", { fill: light, opacity: 0.4 }),
    path("M104 0C102 56 72 92 68 140A70 70 0 0 1 30 200C52 120 76 80 76 0Z", { fill: edge, opacity: 0.55 }),
    band,
    stroke("M-92 40C-86 76-66 104-60 150", ["#fff", 9], { opacity: 0.75 }),
    circle(120, { fill: "#A9C6D3" }),
    circle(117, { fill: "#F6FBFD" }),
    gilt ? circle(113, { fill: "none", stroke: gilt, "stroke-width": 8 }) : "",
    circle(104, { fill: edge }),
    circle(100, { cy: 3, fill: face }),
    stroke(spiral(70, { turns: 1.2, inner: 0.4 }), [light, 8], { opacity: 0.3 }),
    floating,
    stroke(arc(104, [196, 256]), ["#fff", 7], { opacity: 0.85 }),
  );
}

/** 250 high: a gilded tea glass, a collar of foam on the green tea. */
function mintTeaGlass(random: Random): Drawing {
  const foam = times(56, () => {
    const [x, y] = polar(random.between(76, 96), random.between(0, 360));
    return circle(random.between(3, 8), { cx: x, cy: y + 2, fill: "#F4E9BE", stroke: "#C9A94A", "stroke-width": 1.2 });
  });
  const leaf = group(
    { transform: moved([4, 8], { rotate: 30, scale: 0.86 }) },
    path(LEAF, { fill: "#1F7A4A" }),
    path(LEAF, { fill: "#3AA566", transform: "scale(.86)" }),
    stroke("M0-34V36M0-14L12-24M0 4L14-8M0-14L-12-24M0 4L-14-8", ["#B6E6B4", 2.6], { opacity: 0.8 }),
  );
  return smallGlass({ edge: "#9A7416", face: "#D3A83A", light: "#F6DC8A" }, { gilt: "#E2B33C", floating: foam + leaf });
}

/** 250 high: a small glass of hibiscus tea, deep red, a mint leaf on it. */
function bissapGlass(random: Random): Drawing {
  const [x, y] = pointInDisc(30, random);
  const leaf = (turn: number, scale: number): Svg =>
    group(
      { transform: moved([x, y], { rotate: turn, scale }) },
      path(LEAF, { fill: "#1F7A4A", transform: "translate(0 -30)" }),
      path(LEAF, { fill: "#45AE6C", transform: "translate(0 -30) scale(.84)" }),
      stroke("M0-64V10", ["#B6E6B4", 3], { opacity: 0.8 }),
    );
  return smallGlass(
    { edge: "#4E0618", face: "#A30F34", light: "#E8557A" },
    { gilt: undefined, floating: leaf(-40, 0.62) + leaf(66, 0.54) },
  );
}

/** 230 across: a Vietnamese tin filter full of wet coffee grounds, its perforated plate round it. */
function phin(random: Random): Drawing {
  const grounds = times(150, () => {
    const [x, y] = pointInDisc(66, random);
    return circle(random.between(1.8, 4.4), { cx: x, cy: y, fill: random.pick(["#1C0E08", "#5A351D", "#3A2012"]) });
  });
  return edged(
    circle(115) + rectangle([270, 40], { rx: 18 }),
    "#6D7A86",
    rectangle([262, 32], { rx: 15, fill: "#B9C5CF" }),
    circle(111, { cx: -1, cy: -2, fill: "#D5DEE6" }),
    turned(24, () => circle(4, { cy: -98, fill: "#7A8793" })),
    circle(86, { fill: "#7F8C98" }),
    circle(82, { cx: -1, cy: -1, fill: "#E9EFF4" }),
    circle(72, { fill: "#2C170C" }),
    grounds,
    stroke(arc(104, [194, 262]), ["#fff", 7], { opacity: 0.95 }),
    stroke(arc(77, [196, 256]), ["#fff", 5], { opacity: 0.95 }),
  );
}

/** 58 long: a dark-roasted bean with its seam. */
function coffeeBean(): Drawing {
  return edged(
    ellipse([29, 21]),
    "#25110A",
    ellipse([26, 18], { cx: -1, cy: -2, fill: "#5A331C" }),
    stroke("M-24 2C-10-8 8 8 24-2", ["#25110A", 5]),
    stroke("M-18-9C-10-15 2-16 10-14", ["#A2714A", 4], { opacity: 0.8 }),
  );
}

/** About 100 long: a jagged shard of dark chocolate off the knife. */
function chocolateShard(random: Random): Drawing {
  const corner = () => random.between(-7, 7).toFixed(0);
  const shard = `M-48 ${corner()}L-22 -${26 + random.next() * 8}L14 -${18 + random.next() * 8}L46 ${corner()}L20 ${20 + random.next() * 8}L-18 ${18 + random.next() * 6}Z`;
  return edged(
    path(shard),
    "#230F08",
    path(shard, { fill: "#4E2815", transform: "translate(-1 -3) scale(.9)" }),
    path("M-34-4L-16-20L12-14L4-4Z", { fill: "#7A4A2C", opacity: 0.9 }),
    stroke("M-14 12L16 14", ["#2E150B", 3]),
  );
}

/** 330 across: froth whisked up on hot chocolate, denser towards one side. */
function chocolateFroth(random: Random): Drawing {
  const whirl = "M-96 26C-104-66 34-118 92-46C134 18 54 102-24 76C-76 54-62-26-6-36C40-42 56 10 24 28";
  const bubbles = times(120, () => {
    const angle = random.between(0, 360);
    const depth = 8 + 40 * (0.5 + 0.5 * Math.cos(((angle - 130) * Math.PI) / 180)) ** 2;
    const [x, y] = polar(186 - random.next() * depth, angle);
    const size = random.between(2.4, 7.5);
    return (
      circle(size, { cx: x, cy: y, fill: "#B0774A", stroke: "#6B3C1E", "stroke-width": 1.2 }) +
      circle(size * 0.35, { cx: x - size * 0.3, cy: y - size * 0.3, fill: "#F0D2AE" })
    );
  });
  return {
    outline: "",
    body:
      stroke(whirl, ["#8A5532", 30], { opacity: 0.75 }) + stroke(whirl, ["#B98358", 11], { opacity: 0.75 }) + bubbles,
  };
}

/** About 400 across: a soft head of white froth, its bubbles gathered along the wall and in a few nests. */
function whiteFroth(random: Random): Drawing {
  const bubble = (x: number, y: number, size: number): Svg =>
    circle(size, { cx: x, cy: y, fill: "#F3F6F5", stroke: "#C3CCCC", "stroke-width": 1.5 }) +
    circle(size * 0.36, { cx: x - size * 0.3, cy: y - size * 0.3, fill: "#fff" });
  const clouds = times(34, () => {
    const [x, y] = pointInDisc(150, random);
    const cloud = blob(random.between(18, 46), random, { wobble: 0.14 });
    return (
      path(cloud, { fill: "#CFD8D8", opacity: 0.5, transform: moved([x + 3, y + 5]) }) +
      path(cloud, { fill: "#FFFFFF", transform: moved([x, y]) })
    );
  });
  const along = times(110, () => {
    const [x, y] = polar(random.between(164, 196), random.between(0, 360));
    return bubble(x, y, random.between(3, 9));
  });
  const nests = times(5, () => {
    const [atX, atY] = pointInDisc(110, random);
    return times(9, () => {
      const [x, y] = pointInDisc(28, random);
      return bubble(atX + x, atY + y, random.between(3, 10));
    });
  });
  return { outline: "", body: clouds + along + nests };
}

/** About 360 across: pale bubbles along the wall of a glass, as a blender leaves them. */
function fineFoam(random: Random): Drawing {
  return {
    outline: "",
    body: times(130, () => {
      const angle = random.between(0, 360);
      const depth = 6 + 42 * (0.5 + 0.5 * Math.cos(((angle - 150) * Math.PI) / 180)) ** 2;
      const [x, y] = polar(178 - random.next() * depth, angle);
      const size = random.between(2, 7);
      return (
        circle(size, { cx: x, cy: y, fill: "#fff", opacity: 0.42 }) +
        circle(size * 0.4, { cx: x - size * 0.3, cy: y - size * 0.3, fill: "#fff", opacity: 0.85 })
      );
    }),
  };
}

/** 30 long: a grain of pearled barley with its crease. */
function barleyGrain(): Drawing {
  return edged(
    ellipse([15, 11]),
    "#B08D52",
    ellipse([13, 9], { cx: -1, cy: -1, fill: "#F4E4BF" }),
    stroke("M-10 1C-4 4 4 4 10 0", ["#C9A870", 2.4]),
  );
}

export const drinks = {
  grapefruitHalf: { foods: ["grapefruit"], draw: grapefruitHalf },
  orangeHalf: { foods: ["orange"], draw: orangeHalf },
  mangoCube: { foods: ["mango"], draw: mangoCube },
  pineappleChunk: { foods: ["pineapple"], draw: pineappleChunk },
  driedHibiscus: { foods: ["hibiscus"], draw: driedHibiscus },
  mintTeaGlass: { foods: ["green-tea"], within: ["mint"], draw: mintTeaGlass },
  bissapGlass: { foods: ["hibiscus"], within: ["mint"], draw: bissapGlass },
  phin: { foods: ["coffee"], draw: phin },
  coffeeBean: { foods: ["coffee"], draw: coffeeBean },
  chocolateShard: { foods: ["dark-chocolate"], draw: chocolateShard },
  chocolateFroth: { foods: ["dark-chocolate"], within: ["milk"], draw: chocolateFroth },
  whiteFroth: { foods: ["yogurt", "milk"], draw: whiteFroth },
  fineFoam: { foods: ["yogurt", "milk", "soy-milk", "coconut-water", "cucumber"], draw: fineFoam },
  barleyGrain: { foods: ["barley"], draw: barleyGrain },
} as const satisfies Record<string, FoodPiece>;
