// Whole bakes that fill the board or plate: 500 to 640 across at scale 1, origin 0,0 in their middle, not to be turned far.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { arc, blob, type Point, pointInDisc, polar, sector, smooth, spiral } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";

/** 630 across: crust blistered at the rim, tomato spread on it; the cheese is a topping. */
function pizza(random: Random): Drawing {
  const crust = blob(315, random, { points: 18, wobble: 0.018 });
  const sauce = blob(266, random, { points: 22, wobble: 0.022 });
  const rimSpots = times(40, () => {
    const [x, y] = polar(random.between(278, 300), random.between(0, 360));
    const spot = blob(random.between(6, 17), random, { wobble: 0.25 });
    return path(spot, {
      fill: random.pick(["#A65F1E", "#8A4A16", "#C98238"]),
      opacity: 0.55,
      transform: moved([x, y]),
    });
  });
  const sauceLights = times(36, () => {
    const [x, y] = pointInDisc(246, random);
    const spot = blob(random.between(14, 34), random, { wobble: 0.2 });
    return path(spot, { fill: random.pick(["#E25A36", "#B52F17"]), opacity: 0.5, transform: moved([x, y]) });
  });
  return edged(
    path(crust),
    "#9C5F22",
    path(crust, { fill: "#E3A958", transform: "translate(-3 -5) scale(.975)" }),
    path(crust, { fill: "#F0C57E", transform: "translate(-4 -7) scale(.935)" }),
    rimSpots,
    path(sauce, { fill: "#8F2411" }),
    path(sauce, { fill: "#CF4224", transform: "translate(-1 2) scale(.975)" }),
    sauceLights,
    stroke(arc(296, [196, 262]), ["#fff", 12], { opacity: 0.35 }),
  );
}

/** 650 across: the three cuts of a pizza wheel, through to the board, one slice drawn out a little. */
function pizzaCuts(): Drawing {
  const cut = ([angle, width]: readonly [number, number]): Svg => {
    const half = width / 2;
    return group(
      { transform: `rotate(${angle})` },
      path(`M4 ${-half - 2}L318 ${-half - 5}V${half + 5}L4 ${half + 2}Z`, { fill: "#F3D79B" }),
      path(`M0 ${-half}L322 ${-half - 2}V${half + 2}L0 ${half}Z`, { fill: "#B5793B" }),
      path(`M0 ${-half}L322 ${-half - 2}V${-half + 2}L0 ${-half + 3}Z`, { fill: "#6E3F14" }),
    );
  };
  const cuts = [
    [30, 7],
    [90, 7],
    [150, 7],
    [210, 7],
    [270, 13],
    [330, 13],
  ] as const;
  return { outline: "", body: cuts.map(cut).join("") };
}

/** 470 across: a round loaf with a deep floured cross. */
function sodaBread(random: Random): Drawing {
  const loaf = blob(235, random, { points: 14, wobble: 0.025 });
  const cut =
    "M0-216C10-120 15-60 22-22C60-15 120-10 216 0C120 10 60 15 22 22C15 60 10 120 0 216C-10 120-15 60-22 22C-60 15-120 10-216 0C-120-10-60-15-22-22C-15-60-10-120 0-216Z";
  const bran = times(150, () => {
    const [x, y] = pointInDisc(205, random);
    return ellipse([random.between(3, 7), random.between(2, 3.4)], {
      fill: random.pick(["#7A4518", "#F0CF98", "#9A5F28"]),
      opacity: 0.7,
      transform: moved([x, y], { rotate: random.between(0, 180) }),
    });
  });
  return edged(
    path(loaf),
    "#6B3A12",
    path(loaf, { fill: "#A8682B", transform: "translate(-3 -5) scale(.97)" }),
    path(loaf, { fill: "#C4853F", transform: "translate(-6 -9) scale(.87)" }),
    path(loaf, { fill: "#D49C55", transform: "translate(-12 -16) scale(.68)" }),
    bran,
    flourDust(random, { count: 420, radius: 208 }),
    path(cut, { fill: "#7D4A1B", transform: "rotate(41)" }),
    path(cut, { fill: "#F0D6A4", transform: "translate(-2 -3) rotate(41) scale(.95 .95)" }),
    path(cut, { fill: "#F9E9C6", transform: "translate(-2 -4) rotate(41) scale(.8 .8)" }),
    stroke(arc(206, [198, 250]), ["#fff", 13], { opacity: 0.28 }),
  );
}

/** A dusting of fine specks. */
function flourDust(random: Random, { count, radius }: { count: number; radius: number }): Svg {
  return times(count, () => {
    const [x, y] = pointInDisc(radius, random);
    return circle(random.next() ** 2 * 3.2 + 0.9, { cx: x, cy: y, fill: "#FFF8EA", opacity: 0.75 });
  });
}

/** 560 wide, 440 high: a tray's focaccia, oil in its dimples, one piece cut off at the lower right. */
function focaccia(random: Random): Drawing {
  const slab =
    "M-232-206H232C258-206 270-194 270-168V-12H86V206H-232C-258 206-270 194-270 168V-168C-270-194-258-206-232-206Z";
  const piece = "M0 0H180V156C180 182 168 194 142 194H0Z";
  const away = moved([108, 22], { rotate: 7 });
  const bread = (shape: string): Svg =>
    path(shape, { fill: "#7E4814", transform: "translate(3 8)" }) +
    path(shape, { fill: "#C07B2A" }) +
    path(shape, { fill: "#DFA64D", stroke: "#DFA64D", "stroke-width": 2, transform: "translate(-1 -2) scale(.965)" }) +
    path(shape, { fill: "#EBBB67", transform: "scale(.9)" });
  const onSlab = ([x, y]: Point): boolean => Math.abs(x) < 236 && Math.abs(y) < 176 && !(x > 58 && y > -42);
  const grid = Array.from(
    { length: 30 },
    (_, index): Point => [
      (index % 6) * 88 - 220 + random.between(-16, 16) + (Math.floor(index / 6) % 2) * 20,
      Math.floor(index / 6) * 84 - 166 + random.between(-12, 12),
    ],
  );
  const pale = times(26, () => {
    const at: Point = [random.between(-225, 225), random.between(-165, 165)];
    return onSlab(at)
      ? path(blob(random.between(18, 44), random, { wobble: 0.2 }), {
          fill: random.pick(["#F6D48E", "#F9DFA6", "#D9953C"]),
          opacity: 0.6,
          transform: moved(at),
        })
      : "";
  });
  const pieceDimples: readonly Point[] = [
    [44, 46],
    [128, 40],
    [70, 112],
    [142, 126],
    [40, 160],
  ];
  return {
    outline: path(slab) + path(piece, { transform: away }),
    body:
      bread(slab) +
      pale +
      grid
        .filter(onSlab)
        .map((at) => dimple(at, random))
        .join("") +
      needles(random, { count: 96, spread: [232, 172], keep: onSlab }) +
      group(
        { transform: away },
        bread(piece),
        ...pieceDimples.map((at) => dimple(at, random)),
        group({ transform: "translate(88 92)" }, needles(random, { count: 14, spread: [66, 74], keep: () => true })),
      ) +
      stroke("M-254-120V-166C-254-184-248-190-230-190H-120", ["#fff", 7], { opacity: 0.35 }),
  };
}

/** A dent that a finger left in the dough: shade on the light's side, oil shining at the bottom. */
function dimple(at: Point, random: Random): Svg {
  const size = random.between(0.85, 1.2);
  return group(
    { transform: moved(at, { rotate: random.between(-14, 14), scale: size }) },
    ellipse([24, 19], { fill: "#D69A44", opacity: 0.8 }),
    stroke("M-22 3C-22-14-8-20 8-17", ["#A9692A", 5], { opacity: 0.7 }),
    stroke("M22 0C21 14 6 20-8 18", ["#FBE3AE", 4], { opacity: 0.7 }),
    ellipse([12, 7], { cx: 2, cy: 5, fill: "#EDBB3F", opacity: 0.85 }),
    stroke("M-5 3C-2 0 3-1 6 0", ["#FFF8DC", 2.6]),
  );
}

/** Rosemary needles and salt flakes strewn where `keep` lets them lie. */
function needles(
  random: Random,
  { count, spread, keep }: { count: number; spread: readonly [number, number]; keep: (at: Point) => boolean },
): Svg {
  return times(count, (index) => {
    const at: Point = [random.between(-spread[0], spread[0]), random.between(-spread[1], spread[1])];
    const rotate = random.between(0, 180);
    const green = random.pick(["#2F6B45", "#3F8257", "#27593A"]);
    if (!keep(at)) return "";
    const transform = moved(at, { rotate });
    return index % 3 === 0
      ? rectangle([7, 6], { rx: 1.4, fill: "#fff", transform })
      : stroke("M-11 0C-4-3 4-2 11 1", [green, 4.8], { transform });
  });
}

/** 570 across: a round cake under lemon icing that runs to its rim, one slice drawn out to the lower right. */
function lemonCake(random: Random): Drawing {
  const [from, to] = CAKE_CUT;
  const rest = sector(256, [to, from + 360]);
  const slice = sector(256, [from + 1, to - 1]);
  const away = moved(polar(64, (from + to) / 2));
  const icing = runnyEdge(random);
  return {
    outline: path(rest) + path(slice, { transform: away }),
    body:
      icedCake({ shape: rest, icing, clip: "cake-rest" }) +
      group({ transform: away }, icedCake({ shape: slice, icing, clip: "cake-slice" })),
  };
}

/** The wedge that is cut out, in degrees. */
const CAKE_CUT = [18, 62] as const;

/** The icing's edge: it has run further here than there. */
function runnyEdge(random: Random): string {
  return smooth(
    Array.from({ length: 24 }, (_, index) =>
      polar(random.between(index % 2 ? 212 : 186, index % 2 ? 242 : 216), index * 15),
    ),
  );
}

function icedCake({ shape, icing, clip }: { shape: string; icing: string; clip: string }): Svg {
  return (
    path(shape, { fill: "#7E4A16", transform: "translate(4 14)" }) +
    path(shape, { fill: "#B87428" }) +
    path(shape, { fill: "#DDA144", transform: "scale(.968)" }) +
    path(shape, { fill: "#EBBD5E", transform: "scale(.9)" }) +
    `<clipPath id="${clip}">${path(shape, { transform: "scale(.985)" })}</clipPath>` +
    group(
      { "clip-path": `url(#${clip})` },
      path(icing, { fill: "#B98A3C", opacity: 0.5, transform: "translate(3 5)" }),
      path(icing, { fill: "#FFFDF4" }),
      stroke(spiral(150, { turns: 2.4, inner: 0.1 }), ["#F6EDCF", 17]),
      stroke(arc(190, [192, 252]), ["#fff", 12]),
    )
  );
}

/**
 * 470 wide, 330 high: half a sandwich, cut across the corners, its cut side turned to the viewer: lettuce, tomato and
 * chickpea salad between two slices. Tip up.
 */
function chickpeaSandwichHalf(random: Random): Drawing {
  const top = "M-218 62C-236 62-242 48-230 36L-26-152C-10-166 10-166 26-152L230 36C242 48 236 62 218 62Z";
  const cutBread = (y: number): Svg =>
    rectangle([452, 44], { y, rx: 18, fill: "#8E5524" }) +
    rectangle([440, 35], { x: -220, y: y + 4, rx: 14, fill: "#E6C492" }) +
    times(34, () =>
      ellipse([random.between(2, 5), random.between(1.6, 3)], {
        fill: "#DDB577",
        opacity: 0.85,
        transform: moved([random.between(-208, 208), y + random.between(10, 34)]),
      }),
    );
  const peas = Array.from(
    { length: 34 },
    (_, index): Point => [
      -206 + (index % 17) * 25.5 + random.between(-5, 5),
      (index < 17 ? 110 : 134) + random.between(-5, 5),
    ],
  );
  const filling = peas.map(([x, y]) =>
    group(
      { transform: moved([x, y], { rotate: random.between(-40, 40), scale: random.between(0.8, 1) }) },
      circle(19, { fill: "#A9792F" }),
      circle(16, { cx: -1, cy: -2, fill: random.pick(["#E7BD6D", "#EFCB82", "#DDAF5B"]) }),
      stroke("M-10 3C-4 8 4 8 9 2", ["#B98838", 2.4]),
    ),
  );
  const flecks = times(40, () =>
    ellipse([random.between(3, 7), random.between(2, 4)], {
      fill: random.pick(["#B4568F", "#3F8A42", "#8FC24F", "#57A44E"]),
      transform: moved([random.between(-214, 214), random.between(100, 146)], { rotate: random.between(0, 180) }),
    }),
  );
  const waves = Array.from(
    { length: 15 },
    (_, index) => `q15.5 ${index % 2 ? 22 : -10} 31 ${random.between(-3, 3).toFixed(1)}`,
  ).join("");
  const leaf = `M-232 82${waves}`;
  return {
    outline: `${path(top)}${rectangle([452, 134], { y: 50, rx: 18 })}`,
    body:
      cutBread(146) +
      rectangle([436, 64], { x: -218, y: 90, rx: 14, fill: "#E9D3A2" }) +
      filling.join("") +
      flecks +
      rectangle([446, 17], { x: -223, y: 80, rx: 8, fill: "#B92A16" }) +
      rectangle([440, 10], { x: -220, y: 82, rx: 5, fill: "#EE6A4C" }) +
      stroke(leaf, ["#4F8F2E", 21]) +
      stroke(leaf, ["#8FC750", 13]) +
      cutBread(44) +
      path(top, { fill: "#7E4A1D" }) +
      path(top, { fill: "#B97F42", transform: "translate(0 1) scale(.965 .955)" }) +
      path(top, { fill: "#D3A266", transform: "translate(0 3) scale(.87 .86)" }) +
      path(top, { fill: "#E0B67E", transform: "translate(-4 0) scale(.66 .64)" }) +
      times(40, () => {
        const x = random.between(-150, 150);
        return ellipse([random.between(2, 5), random.between(1.5, 3)], {
          fill: "#B97C38",
          opacity: 0.5,
          transform: moved([x, random.between(-118 + Math.abs(x) * 0.9, 40)]),
        });
      }) +
      stroke("M-196 26L-22-134", ["#fff", 6], { opacity: 0.35 }),
  };
}

export const bakes = {
  pizza: { foods: ["pizza-dough", "flour"], within: ["tomato"], draw: pizza },
  pizzaCuts: { foods: ["pizza-dough", "flour"], draw: pizzaCuts },
  sodaBread: { foods: ["flour", "whole-wheat-flour"], draw: sodaBread },
  focaccia: { foods: ["flour"], within: ["olive-oil", "rosemary", "sea-salt"], draw: focaccia },
  lemonCake: { foods: ["flour"], within: ["powdered-sugar"], draw: lemonCake },
  chickpeaSandwichHalf: {
    foods: ["bread"],
    within: ["chickpea", "lettuce", "tomato", "red-onion"],
    draw: chickpeaSandwichHalf,
  },
} as const satisfies Record<string, FoodPiece>;
