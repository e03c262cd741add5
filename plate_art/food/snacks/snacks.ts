// Snacks to pick up: tempura, rolls, sticks, fritters, skewers, and pita to scoop with. Origin 0,0 is the middle of the
// piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, pointInDisc, polar } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";

/** A vegetable in tempura batter: pale and lacy, so thin that the colour of what is in it shows through. */
function inBatter(random: Random, { size, vegetable }: { size: readonly [number, number]; vegetable: Svg }): Drawing {
  const coat = blob(1, random, { points: 17, wobble: 0.07, stretch: size });
  const drops = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = polar(1.02, index * 40 + random.between(-14, 14));
    return circle(random.between(4, 9), { cx: x * size[0], cy: y * size[1] });
  }).join("");
  const lace = times(22, () => {
    const [x, y] = pointInDisc(0.86, random);
    return path(blob(random.between(5, 13), random, { points: 7, wobble: 0.3 }), {
      fill: random.pick(["#FFF6DA", "#FBE7B2", "#F3D287"]),
      opacity: random.between(0.15, 0.5),
      transform: moved([x * size[0], y * size[1]]),
    });
  });
  return edged(
    path(coat) + drops,
    "#C08F3C",
    group({ fill: "#F2D592", transform: "translate(-1 -2) scale(.97)" }, path(coat), drops),
    vegetable,
    lace,
    stroke(
      `M${(-size[0] * 0.7).toFixed(1)}${(-size[1] * 0.3).toFixed(1)}C${(-size[0] * 0.5).toFixed(1)}${(-size[1] * 0.75).toFixed(1)} 0 ${(-size[1] * 0.85).toFixed(1)} ${(size[0] * 0.3).toFixed(1)} ${(-size[1] * 0.72).toFixed(1)}`,
      ["#fff", 5],
      { opacity: 0.6 },
    ),
  );
}

/** 132 across: a slice of sweet potato in tempura batter. */
function sweetPotatoTempura(random: Random): Drawing {
  return inBatter(random, {
    size: [66, 58],
    vegetable:
      ellipse([52, 45], { fill: "#C4501E", opacity: 0.8 }) + ellipse([49, 42], { fill: "#F08A3C", opacity: 0.95 }),
  });
}

/** 140 across: a slice of aubergine in tempura batter, its skin a dark line. */
function aubergineTempura(random: Random): Drawing {
  return inBatter(random, {
    size: [68, 54],
    vegetable:
      ellipse([55, 42], { fill: "#4B1F5E", opacity: 0.9 }) +
      ellipse([48, 35], { fill: "#EFE3B4" }) +
      stroke("M-26-6C-14-16 14-16 26-6M-20 12C-8 18 8 18 20 12", ["#C9B777", 4], { "stroke-dasharray": "7 9" }),
  });
}

/** 120 across: a shiitake cap in tempura batter, a star cut into it. */
function shiitakeTempura(random: Random): Drawing {
  const cut = "M0-26L6-6L26 0L6 6L0 26L-6 6L-26 0L-6-6Z";
  return inBatter(random, {
    size: [58, 56],
    vegetable:
      circle(45, { fill: "#5E3A1E", opacity: 0.95 }) +
      circle(40, { cx: -2, cy: -3, fill: "#85562E" }) +
      path(cut, { fill: "#F0DDB6", transform: "rotate(12)" }),
  });
}

/** 210 long, 70 high: a bundle of three green beans in tempura batter. */
function beanTempura(random: Random): Drawing {
  const bean = (y: number): Svg =>
    stroke(`M-88 ${y}C-40 ${y - 8} 40 ${y + 6} 90 ${y - 2}`, ["#2F6B28", 15]) +
    stroke(`M-88 ${y}C-40 ${y - 8} 40 ${y + 6} 90 ${y - 2}`, ["#6FB04A", 10]);
  return inBatter(random, { size: [98, 32], vegetable: [-13, 1, 14].map(bean).join("") });
}

const ROLL =
  "M-104-14C-108-24-98-25-92-24C-40-28 40-28 92-24C98-25 108-24 104-14C107-4 107 6 104 14C108 24 98 25 92 24C40 28-40 28-92 24C-98 25-108 24-104 14C-107 6-107-4-104-14Z";

/** 212 long, 54 high: a slim roll in a thin wrapper, fried golden. */
function lumpia(random: Random): Drawing {
  return edged(
    path(ROLL),
    "#8A4E12",
    path(ROLL, { fill: "#D08D35", transform: "translate(0 -1) scale(.975 .9)" }),
    rectangle([190, 24], { x: -96, y: -19, rx: 11, fill: "#E7B35C" }),
    stroke("M-44-23C-30-4-18 8 2 22M30-24C40-8 48 6 64 20", ["#A9661E", 4], { opacity: 0.7 }),
    fryBubbles(random, { count: 18, width: 94, height: 18 }),
    stroke("M-90-15C-40-19 20-19 60-17", ["#FFF0C8", 4.5], { opacity: 0.75 }),
  );
}

/** 124 long, 60 high: half a roll, its cut end to the right: pork, carrot and spring onion. */
function lumpiaHalf(random: Random): Drawing {
  const half =
    "M-58-14C-62-24-52-25-46-25C-10-28 20-28 44-27V27C20 28-10 28-46 25C-52 25-62 24-58 14C-61 6-61-4-58-14Z";
  const bits = times(26, (index) => {
    const [x, y] = pointInDisc(1, random);
    return path(blob(random.between(2.5, 5), random, { points: 5, wobble: 0.3 }), {
      fill: ["#F08A2C", "#A87A5E", "#5AA24A", "#8C5F45", "#F2E6D4", "#B98C70"][index % 6] ?? "#A87A5E",
      transform: moved([44 + x * 13, y * 20]),
    });
  });
  return {
    outline: path(half) + ellipse([20, 29], { cx: 44 }),
    body:
      path(half, { fill: "#8A4E12" }) +
      path(half, { fill: "#D08D35", transform: "translate(0 -1) scale(.97 .9)" }) +
      rectangle([88, 24], { x: -50, y: -19, rx: 11, fill: "#E7B35C" }) +
      fryBubbles(random, { count: 8, width: 40, height: 18 }) +
      stroke("M-46-15C-20-19 0-19 20-18", ["#FFF0C8", 4.5], { opacity: 0.75 }) +
      ellipse([20, 29], { cx: 44, fill: "#8A4E12" }) +
      ellipse([17.5, 26], { cx: 44, fill: "#EBC07A" }) +
      ellipse([14.5, 22], { cx: 44.5, fill: "#C29A7E" }) +
      bits,
  };
}

function fryBubbles(random: Random, { count, width, height }: { count: number; width: number; height: number }): Svg {
  return times(count, () =>
    circle(random.between(1.8, 4.2), {
      cx: random.between(-width, width),
      cy: random.between(-height, height),
      fill: random.pick(["#F5D591", "#B06F22", "#FBE5B4"]),
      opacity: 0.75,
    }),
  );
}

/** 190 long, 50 high: a stick of halloumi in its floury, paprika-red crust. */
function halloumiFry(random: Random): Drawing {
  return stick(random, {
    size: [190, 50],
    colors: ["#A5641C", "#E8A94A", "#FBDC92"],
    specks: ["#C24A1C", "#FFF0C6", "#D9772E"],
  });
}

/** 130 long, 52 high: one bitten through, the cheese white and stringy at its right end. */
function halloumiBitten(random: Random): Drawing {
  const { outline, body } = stick(random, {
    size: [116, 50],
    colors: ["#A5641C", "#E8A94A", "#FBDC92"],
    specks: ["#C24A1C", "#FFF0C6", "#D9772E"],
  });
  const bite = "M40-25C52-16 46-8 56-2C48 6 56 14 44 25C62 25 72 18 70 0C72-18 60-25 40-25Z";
  return {
    outline: outline + path(bite),
    body:
      body +
      path(bite, { fill: "#D9CFAE" }) +
      path(bite, { fill: "#FFFBEA", transform: "translate(1 0) scale(.97 .88)" }) +
      stroke("M54-10L64-8M58 4L67 4M54 14L62 14", ["#E6DDBC", 3]),
  };
}

/** 200 long, 52 high: a stick of set chickpea porridge, fried until deep gold. */
function panisse(random: Random): Drawing {
  return stick(random, {
    size: [200, 52],
    colors: ["#84490D", "#C9842A", "#E8B453"],
    specks: ["#8E5212", "#F3CD7C", "#A9651A"],
  });
}

/** 130 long, 56 high: half of one, the inside at its right end yellow and soft as custard. */
function panisseHalf(random: Random): Drawing {
  const { outline, body } = stick(random, {
    size: [120, 52],
    colors: ["#84490D", "#C9842A", "#E8B453"],
    specks: ["#8E5212", "#F3CD7C", "#A9651A"],
  });
  const end = blob(25, random, { points: 9, wobble: 0.08, stretch: [0.7, 1.02] });
  return {
    outline: outline + path(end, { transform: "translate(56 0)" }),
    body:
      body +
      path(end, { fill: "#84490D", transform: "translate(56 0)" }) +
      path(end, { fill: "#F7DE8E", transform: "translate(56.5 0) scale(.86 .9)" }) +
      path(end, { fill: "#FDEDB8", transform: "translate(55 -4) scale(.5)" }),
  };
}

function stick(
  random: Random,
  {
    size: [length, height],
    colors: [edge, face, light],
    specks,
  }: { size: readonly [number, number]; colors: readonly [string, string, string]; specks: readonly string[] },
): Drawing {
  const [x, y] = [length / 2, height / 2];
  const bow = random.between(-3, 3).toFixed(1);
  const shape = `M${-x} ${-y + 7}Q${-x} ${-y} ${-x + 8} ${-y}Q0 ${-y - Number(bow)} ${x - 8} ${-y}Q${x} ${-y} ${x} ${-y + 7}V${y - 7}Q${x} ${y} ${x - 8} ${y}Q0 ${y + Number(bow)} ${-x + 8} ${y}Q${-x} ${y} ${-x} ${y - 7}Z`;
  return edged(
    path(shape),
    edge,
    path(shape, { fill: face, transform: "translate(-1 -1) scale(.975 .91)" }),
    rectangle([length - 20, height * 0.5], { x: -x + 8, y: -y + 5, rx: 9, fill: light, opacity: 0.8 }),
    times(Math.round(length / 5), () =>
      path(blob(random.between(1.8, 5), random, { points: 5, wobble: 0.3 }), {
        fill: random.pick(specks),
        opacity: 0.7,
        transform: moved([random.between(-x + 8, x - 8), random.between(-y + 6, y - 6)]),
      }),
    ),
    stroke(`M${-x + 14} ${-y + 10}H${x * 0.3}`, ["#FFF8DF", 4], { opacity: 0.75 }),
  );
}

/** 128 across: a whipped fritter of black-eyed peas, spooned into the oil, with the tail the spoon left. */
function akara(random: Random): Drawing {
  const puff = blob(60, random, { points: 10, wobble: 0.08 });
  const spots = times(34, () =>
    path(blob(random.between(2.5, 7), random, { points: 6, wobble: 0.3 }), {
      fill: random.pick(["#6E3A0E", "#D89A4C", "#E9B66C", "#98561A"]),
      opacity: 0.7,
      transform: moved(pointInDisc(50, random)),
    }),
  );
  return edged(
    path(puff),
    "#5A2E0B",
    path(puff, { fill: "#A9641F", transform: "translate(-2 -3) scale(.94)" }),
    path(puff, { fill: "#C88336", transform: "translate(-7 -9) scale(.72)" }),
    spots,
    stroke("M8-16C22-22 34-10 26 4C20 14 6 12 4 4", ["#8A4A14", 5], { opacity: 0.6 }),
    stroke("M-40-18A46 46 0 0 1-12-43", ["#FFE9BF", 6], { opacity: 0.65 }),
  );
}

/** 128 across: one pulled apart, its crumb cream-coloured and full of air. */
function akaraHalf(random: Random): Drawing {
  const puff = blob(60, random, { points: 12, wobble: 0.07 });
  const holes = times(54, () => {
    const [x, y] = pointInDisc(43, random);
    return ellipse([random.between(2, 5.5), random.between(1.6, 4)], {
      fill: random.pick(["#D9B77C", "#E7CB98", "#C9A263"]),
      transform: moved([x, y], { rotate: random.between(0, 180) }),
    });
  });
  return edged(
    path(puff),
    "#5A2E0B",
    path(puff, { fill: "#B06C24", transform: "translate(-1 -2) scale(.95)" }),
    path(puff, { fill: "#F6E3B9", transform: "scale(.82)" }),
    path(puff, { fill: "#FCF0D2", transform: "translate(-4 -5) scale(.6)" }),
    holes,
  );
}

export const snacks = {
  sweetPotatoTempura: { foods: ["sweet-potato"], within: ["flour"], draw: sweetPotatoTempura },
  aubergineTempura: { foods: ["eggplant"], within: ["flour"], draw: aubergineTempura },
  shiitakeTempura: { foods: ["shiitake-mushroom"], within: ["flour"], draw: shiitakeTempura },
  beanTempura: { foods: ["green-bean"], within: ["flour"], draw: beanTempura },
  lumpia: { foods: ["wonton-wrapper"], draw: lumpia },
  lumpiaHalf: { foods: ["wonton-wrapper"], within: ["pork", "carrot", "scallion"], draw: lumpiaHalf },
  halloumiFry: { foods: ["halloumi"], within: ["paprika"], draw: halloumiFry },
  halloumiBitten: { foods: ["halloumi"], within: ["paprika"], draw: halloumiBitten },
  panisse: { foods: ["chickpea-flour"], draw: panisse },
  panisseHalf: { foods: ["chickpea-flour"], draw: panisseHalf },
  akara: { foods: ["black-eyed-pea"], draw: akara },
  akaraHalf: { foods: ["black-eyed-pea"], draw: akaraHalf },
} as const satisfies Record<string, FoodPiece>;
