// Pies, cakes of egg and what is baked in rows. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, type Point, pointInDisc, polar, sector, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, rectangle, type Svg, stroke, times, turned } from "../../svg.ts";

/** 700 wide, 530 high, not to be turned far: a spinach pie in filo, cut in six, one piece lifted a little from its place. */
function spanakopita(random: Random): Drawing {
  const [width, height] = [226, 262];
  const place = (index: number): Point => [((index % 3) - 1) * 230, index < 3 ? -130 : 132];
  const shape = rectangle([width, height], { rx: 12 });
  const lifted = moved([240, 136], { rotate: 5 });
  const at = (index: number): string => (index === 5 ? lifted : moved(place(index)));
  return {
    outline: times(6, (index) => group({ transform: at(index) }, shape)),
    body: times(6, (index) => group({ transform: at(index) }, filoPiece(random, [width, height]))),
  };
}

/** One piece of the pie: its green cut side below, crinkled sheets on top. */
function filoPiece(random: Random, [width, height]: readonly [number, number]): Svg {
  const top = height - 58;
  const y = -height / 2;
  const crinkles = times(11, (index) => {
    const row = y + 22 + (index * (top - 40)) / 10;
    const at: Point = [random.between(-26, 26), row + random.between(-6, 6)];
    const reach = random.between(46, 80);
    const step = () => decimal(random.between(-9, 9));
    const d = `M${decimal(-reach)} ${step()}L${decimal(-reach / 2)} ${step()}L${decimal(random.between(-12, 12))} ${step()}L${decimal(reach / 2)} ${step()}L${decimal(reach)} ${step()}`;
    const transform = moved(at, { rotate: random.between(-14, 14) });
    const bent = { transform, "stroke-linejoin": "round" } as const;
    return (
      stroke(d, ["#A9661C", 5], { ...bent, opacity: 0.4, transform: `${transform} translate(1 4)` }) +
      stroke(d, ["#FBE3A8", 3], { ...bent, opacity: 0.85 })
    );
  });
  const patches = times(9, () =>
    path(blob(random.between(14, 34), random, { wobble: 0.25, stretch: [1.4, 0.7] }), {
      fill: random.pick(["#C4791F", "#F1C56E", "#B56A16"]),
      opacity: 0.4,
      transform: moved([random.between(-width / 2 + 44, width / 2 - 44), random.between(y + 26, y + top - 26)]),
    }),
  );
  const filling = times(56, () =>
    ellipse([random.between(4, 9), random.between(3, 5)], {
      fill: random.pick(["#2F6B34", "#4B8A3F", "#3B7A38", "#FBF6E4", "#24562C"]),
      transform: moved(
        [random.between(-width / 2 + 10, width / 2 - 10), random.between(y + top - 4, y + height - 13)],
        {
          rotate: random.between(-30, 30),
        },
      ),
    }),
  );
  const seeds = times(24, () =>
    ellipse([6, 3.6], {
      fill: "#FFF3D2",
      stroke: "#B98A40",
      "stroke-width": 1,
      transform: moved([random.between(-width / 2 + 16, width / 2 - 16), random.between(y + 14, y + top - 14)], {
        rotate: random.between(0, 180),
      }),
    }),
  );
  return (
    rectangle([width, height], { rx: 12, fill: "#7E4510" }) +
    rectangle([width - 8, 68], { y: y + top - 14, rx: 9, fill: "#356F36" }) +
    filling +
    stroke(`M${-width / 2 + 10} ${y + height - 6}H${width / 2 - 10}`, ["#D79A3E", 7]) +
    rectangle([width, top], { y, rx: 12, fill: "#8A4C12" }) +
    rectangle([width - 7, top - 8], { y: y + 3, rx: 10, fill: "#D48F31" }) +
    rectangle([width - 22, top - 24], { y: y + 9, rx: 9, fill: "#E6AC4F" }) +
    patches +
    crinkles +
    stroke(`M${-width / 2 + 12} ${y + top - 9}H${width / 2 - 12}`, ["#FCEBB8", 3.5], { opacity: 0.9 }) +
    seeds
  );
}

/** The wedge that is cut from the tortilla, in degrees. */
const WEDGE = [24, 70] as const;

/** 560 across, not to be turned: a thick potato omelette, one wedge drawn out, layers of potato on the cut sides. */
function potatoTortilla(random: Random): Drawing {
  const [from, to] = WEDGE;
  const rest = sector(246, [to, from + 360]);
  const wedge = sector(246, [from + 1, to - 1]);
  const away = moved(polar(66, (from + to) / 2));
  return {
    outline: path(rest) + path(wedge, { transform: away }),
    body:
      layeredOmelette(random, { shape: rest, clip: "tortilla-rest" }) +
      group({ transform: away }, layeredOmelette(random, { shape: wedge, clip: "tortilla-wedge" })),
  };
}

/** The cut side is a stack of copies, each a little higher: crust, then potato and egg in turn. */
const OMELETTE_LAYERS = [
  "#A9691C",
  "#C98A2C",
  "#F3CE62",
  "#FAE7B0",
  "#EDBE4A",
  "#FBEBBC",
  "#F3CE62",
  "#F8E0A0",
  "#EDBE4A",
  "#C4842A",
];

function layeredOmelette(random: Random, { shape, clip }: { shape: string; clip: string }): Svg {
  const stack = OMELETTE_LAYERS.map((fill, index) =>
    path(shape, { fill, transform: `translate(0 ${38 - index * 4})` }),
  );
  const slices = times(46, () => {
    const [x, y] = pointInDisc(224, random);
    const slice = blob(random.between(26, 44), random, { points: 8, wobble: 0.12, stretch: [1.15, 0.85] });
    return path(slice, {
      fill: random.pick(["#F6DC8E", "#EFC763", "#F9E6A8"]),
      opacity: 0.5,
      transform: moved([x, y], { rotate: random.between(0, 180) }),
    });
  });
  const brown = times(70, () => {
    const [x, y] = pointInDisc(232, random);
    return path(blob(random.between(8, 30), random, { wobble: 0.26 }), {
      fill: random.pick(["#B97420", "#A05A16", "#CB8B30"]),
      opacity: 0.48,
      transform: moved([x, y]),
    });
  });
  return (
    stack.join("") +
    path(shape, { fill: "#B87922" }) +
    path(shape, { fill: "#E3AE40", transform: "scale(.975)" }) +
    `<clipPath id="${clip}">${path(shape, { transform: "scale(.975)" })}</clipPath>` +
    group(
      { "clip-path": `url(#${clip})` },
      circle(206, { fill: "#ECBE50" }),
      slices,
      brown,
      circle(238, { fill: "none", stroke: "#F7DA7E", "stroke-width": 11, opacity: 0.75 }),
      stroke("M-206-92A226 226 0 0 1-62-216", ["#fff", 12], { opacity: 0.4 }),
    )
  );
}

/** 724 wide, 548 high, not to be turned: mash raked with a fork and browned, a helping gone at the lower right. */
function ploughedMash(random: Random): Drawing {
  const edge = Array.from({ length: 40 }, (_, index): Point => {
    const angle = index * 9;
    const bitten = angle >= 9 && angle <= 63;
    const share = bitten ? 0.34 + Math.abs(angle - 36) * 0.007 : random.between(0.975, 1.005);
    const [x, y] = polar(share, angle);
    return [x * 358, y * 270];
  });
  const shape = smooth(edge);
  const rake = (index: number): Svg => {
    const y = -280 + index * 25;
    const waves = Array.from(
      { length: 13 },
      (_, step) => `q30 ${step % 2 ? 15 : -15} 60 ${decimal(random.between(-3, 3))}`,
    ).join("");
    const d = `M-390 ${y}${waves}`;
    const dashes = () => `${decimal(random.between(16, 60))} ${decimal(random.between(50, 190))}`;
    const crest = { "stroke-dashoffset": random.between(0, 200), opacity: 0.8 };
    return (
      stroke(d, ["#C9A25A", 9], { opacity: 0.75, transform: "translate(1 6)" }) +
      stroke(d, ["#FFF6D8", 11], { opacity: 0.95 }) +
      stroke(d, ["#E2AC4C", 10], { ...crest, "stroke-dasharray": dashes() }) +
      stroke(d, ["#C07A22", 7], { ...crest, "stroke-dasharray": dashes() })
    );
  };
  return {
    outline: path(shape),
    body:
      path(shape, { fill: "#8F5E22", transform: "translate(3 9)" }) +
      path(shape, { fill: "#C9963F" }) +
      path(shape, { fill: "#F6E3AC", transform: "translate(-2 -4) scale(.985)" }) +
      `<clipPath id="mash">${path(shape, { transform: "translate(-2 -4) scale(.985)" })}</clipPath>` +
      group({ "clip-path": "url(#mash)" }, times(23, rake)),
  };
}

/** 150 long, 112 high: a flat finger-moulded patty of spiced mince, browned in the oven. */
function kafta(random: Random): Drawing {
  const patty = blob(64, random, { points: 10, wobble: 0.06, stretch: [1.15, 0.86] });
  return edged(
    path(patty),
    "#3F1A0D",
    path(patty, { fill: "#74381D", transform: "translate(-1 -2) scale(.94)" }),
    path(patty, { fill: "#8F4C28", transform: "translate(-4 -7) scale(.76)" }),
    times(20, () => {
      const [x, y] = pointInDisc(1, random);
      return path(blob(random.between(3, 8), random, { points: 6, wobble: 0.3 }), {
        fill: random.pick(["#4F2410", "#B5703F", "#5E2D15", "#4B7A34", "#A9602F"]),
        opacity: 0.8,
        transform: moved([x * 58, y * 42]),
      });
    }),
    stroke("M-50-20C-40-38-20-46 4-47", ["#FFD9B0", 5], { opacity: 0.5 }),
  );
}

/** 108 across: a round of potato baked until gold, browned at the rim. */
function bakedPotatoSlice(random: Random): Drawing {
  const round = blob(52, random, { points: 10, wobble: 0.05 });
  return edged(
    path(round),
    "#8F5A1A",
    path(round, { fill: "#D79A3A", transform: "translate(-1 -1) scale(.95)" }),
    path(round, { fill: "#F3CC70", transform: "translate(-2 -3) scale(.86)" }),
    path(round, { fill: "#F9DF98", transform: "translate(-5 -6) scale(.58)" }),
    times(6, () => {
      const [x, y] = pointInDisc(40, random);
      return path(blob(random.between(4, 10), random, { wobble: 0.3 }), {
        fill: random.pick(["#C0802A", "#D69A40"]),
        opacity: 0.6,
        transform: moved([x, y]),
      });
    }),
    stroke("M-38-14A40 40 0 0 1-14-38", ["#fff", 4.5], { opacity: 0.6 }),
  );
}

/** 104 across: a slice of tomato collapsed in the oven, dark at its rim. */
function bakedTomatoSlice(random: Random): Drawing {
  const round = blob(50, random, { points: 11, wobble: 0.06 });
  return edged(
    path(round),
    "#7A1A0C",
    path(round, { fill: "#B9301A", transform: "translate(-1 -1) scale(.94)" }),
    path(round, { fill: "#D84F30", transform: "translate(-1 -2) scale(.8)" }),
    turned(
      6,
      (index) =>
        path("M0-8C9-14 11-27 0-31C-11-27-9-14 0-8Z", { fill: index % 2 ? "#EE8660" : "#E87350" }) +
        ellipse([2, 3.6], { cy: -21, fill: "#F9D9A0" }),
    ),
    times(5, () => {
      const [x, y] = polar(42, random.between(0, 360));
      return path(blob(random.between(4, 9), random, { wobble: 0.3 }), {
        fill: "#4A120A",
        opacity: 0.6,
        transform: moved([x, y]),
      });
    }),
    stroke("M-36-16A40 40 0 0 1-12-38", ["#fff", 4], { opacity: 0.4 }),
  );
}

/** 150 across: a round of potato from the bottom of the rice pot, saffron gold and crisp. */
function tahdigPotato(random: Random): Drawing {
  const round = blob(72, random, { points: 12, wobble: 0.04 });
  return edged(
    path(round),
    "#8F4E0C",
    path(round, { fill: "#D27A12", transform: "translate(-1 -2) scale(.955)" }),
    path(round, { fill: "#EDA02A", transform: "translate(-2 -4) scale(.87)" }),
    path(round, { fill: "#F9BF4A", transform: "translate(-6 -8) scale(.64)" }),
    times(16, () => {
      const [x, y] = pointInDisc(58, random);
      return path(blob(random.between(4, 11), random, { wobble: 0.28 }), {
        fill: random.pick(["#B9640E", "#FFDA82", "#C87A1A"]),
        opacity: 0.6,
        transform: moved([x, y]),
      });
    }),
    stroke("M-54-18A58 58 0 0 1-18-54", ["#fff", 6], { opacity: 0.55 }),
  );
}

export const ovenMains = {
  spanakopita: { foods: ["phyllo"], within: ["spinach", "feta", "sesame-seed"], draw: spanakopita },
  potatoTortilla: { foods: ["potato"], within: ["egg"], draw: potatoTortilla },
  ploughedMash: { foods: ["potato"], draw: ploughedMash },
  kafta: { foods: ["ground-lamb", "ground-beef"], within: ["parsley"], draw: kafta },
  bakedPotatoSlice: { foods: ["potato"], draw: bakedPotatoSlice },
  bakedTomatoSlice: { foods: ["tomato"], draw: bakedTomatoSlice },
  tahdigPotato: { foods: ["potato"], draw: tahdigPotato },
} as const satisfies Record<string, FoodPiece>;
