// Sandwiches that lie on their side, cut side up, a toastie pulled apart, and a loaf as a bowl. Origin 0,0; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, pointInDisc } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";
import { holes, scorched, strewnOver } from "./bread_drawing.ts";

const SOFT = { edge: "#C9A868", side: "#E3CB98", crumb: "#FFF6E0", hole: "#EBD9B2" } as const;

/** 340 wide, 230 high: half an egg sandwich cut side up, crusts trimmed, the egg in a round belly. */
function tamagoSandoHalf(random: Random): Drawing {
  const block = "M-160-96C-90-122 90-122 160-96C172-60 172 60 160 96C90 122-90 122-160 96C-172 60-172-60-160-96Z";
  const belly = "M-166-20C-110-80 110-80 166-20V20C110 80-110 80-166 20Z";
  const egg = times(104, (index) => {
    const x = -148 + (296 * (index + random.next())) / 104;
    const reach = 60 - 38 * (x / 164) ** 2;
    const white = index % 3 === 0;
    const lump = blob(random.between(5, 11), random, { points: 8, wobble: 0.2 });
    const transform = moved([x, random.between(-reach, reach)]);
    return (
      path(lump, { fill: white ? "#D9CDA8" : "#DDA21C", transform }) +
      path(lump, {
        fill: white ? "#FFFEFA" : random.pick(["#FFD653", "#FFCB38", "#FFE17E"]),
        transform: `${transform} translate(-.8 -1.4) scale(.86)`,
      })
    );
  });
  return edged(
    path(block, { transform: "translate(0 10)" }) + path(block),
    SOFT.edge,
    path(block, { fill: SOFT.side, transform: "translate(0 6) scale(.985)" }),
    path(block, { fill: SOFT.crumb, transform: "scale(.975)" }),
    group(
      { transform: "translate(0 -88)" },
      holes(random, { count: 26, oval: [148, 16], size: [1.6, 3.6], colors: [SOFT.hole, "#F3E6C8"] }),
    ),
    group(
      { transform: "translate(0 88)" },
      holes(random, { count: 26, oval: [148, 16], size: [1.6, 3.6], colors: [SOFT.hole, "#F3E6C8"] }),
    ),
    path(belly, { fill: "#C98F14" }),
    path(belly, { fill: "#FFD04A", transform: "scale(.985 .93)" }),
    `<clipPath id="tamago">${path(belly)}</clipPath>`,
    group({ "clip-path": "url(#tamago)" }, egg),
    stroke("M-140-94C-80-112 20-114 80-108", ["#fff", 7], { opacity: 0.9 }),
  );
}

/** 340 wide, 240 high: half a cutlet sandwich cut side up: bread, cabbage, brown sauce, the chicken in its crumb. */
function katsuSandoHalf(random: Random): Drawing {
  const block =
    "M-152-108H152C164-108 168-100 168-90V90C168 100 164 108 152 108H-152C-164 108-168 100-168 90V-90C-168-100-164-108-152-108Z";
  const cutlet =
    "M-160-34C-120-52-60-44 0-48C60-52 120-44 160-36C170-12 170 16 160 38C110 48 50 44-10 48C-70 52-120 46-160 36C-170 14-170-12-160-34Z";
  const cabbage = (y: number): Svg =>
    times(74, () => {
      const transform = moved([random.between(-150, 150), y + random.between(-9, 9)], {
        rotate: random.between(-50, 50),
      });
      const bend = random.between(-8, 8).toFixed(1);
      return (
        stroke(`M-18 0Q0 ${bend} 18 0`, ["#A9C470", 6.4], { transform }) +
        stroke(`M-18 0Q0 ${bend} 18 0`, [random.pick(["#F1F7DA", "#DCEBB4", "#FBFDF0"]), 4.4], { transform })
      );
    });
  const crumbs = times(86, (index) => {
    const around = (index / 86) * 2 * Math.PI;
    const [x, y] = [Math.cos(around) * 163, Math.sin(around) * 45 * (1 - 0.1 * Math.cos(around * 4))];
    const crumb = blob(random.between(6, 11), random, { points: 6, wobble: 0.3 });
    return path(crumb, { fill: random.pick(["#8A4A12", "#A8621C", "#C98436"]), transform: moved([x, y]) });
  });
  const grain = times(26, () => {
    const [x, y] = pointInDisc(1, random);
    return stroke("M-12 0C-4-4 4-4 12 0", ["#DDBE92", 3], {
      transform: moved([x * 134, y * 28], { rotate: random.between(-24, 24) }),
      opacity: 0.8,
    });
  });
  const slice = (y: number): Svg =>
    group(
      { transform: moved([0, y]) },
      holes(random, { count: 22, oval: [148, 12], size: [1.6, 3.4], colors: [SOFT.hole, "#F3E6C8"] }),
    );
  return edged(
    path(block, { transform: "translate(0 11)" }) + path(block),
    SOFT.edge,
    path(block, { fill: SOFT.side, transform: "translate(0 7) scale(.985)" }),
    path(block, { fill: SOFT.crumb, transform: "scale(.975)" }),
    slice(-88),
    slice(88),
    rectangle([326, 132], { rx: 20, fill: "#C8D89A" }),
    cabbage(-56),
    cabbage(56),
    path(cutlet, { fill: "#4A1F0A", transform: "scale(1.01 1.16)" }),
    crumbs,
    path(cutlet, { fill: "#B9742C", transform: "scale(.965 .93)" }),
    path(cutlet, { fill: "#F0D9B4", transform: "scale(.93 .8)" }),
    path(cutlet, { fill: "#FBEBD0", transform: "translate(-3 -4) scale(.84 .52)", opacity: 0.8 }),
    grain,
    stroke("M-140-100H60", ["#fff", 6], { opacity: 0.9 }),
  );
}

const HALF = "M-14-150C-120-150-250-96-252 6C-250 92-190 132-120 140H-14C-4 140 0 132 0 122V-132C0-142-4-150-14-150Z";

/** 620 wide, 300 high: a sourdough toastie pulled apart, cheddar and leek stretching between its halves. */
function leekToastiePulled(random: Random): Drawing {
  const gap = 46;
  const half = (side: number, turn: number): Svg => {
    const place = `translate(${-side * gap} 0) scale(${side} 1) rotate(${turn})`;
    const flecks = strewnOver(random, { count: 24, oval: [13, 118] }, () =>
      ellipse([random.between(4, 8), 2.6], { fill: random.pick(["#7FAE4A", "#A9CC74", "#5C8F36"]) }),
    );
    return group(
      { transform: place },
      path(HALF, { fill: "#6E3A10" }),
      path(HALF, { fill: "#B9742C", transform: "translate(-3 -4) scale(.965)" }),
      path(HALF, { fill: "#D2954A", transform: "translate(-14 -6) scale(.86)" }),
      group(
        { transform: "translate(-120 -6)" },
        scorched(random, { count: 20, oval: [98, 108], size: [8, 19], colors: ["#B06A22", "#8A4A14"] }),
      ),
      path("M-40-146H-14C-4-146 2-138 2-130V120C2 130-4 137-14 137H-40C-24 60-24-60-40-146Z", { fill: "#F0D8A6" }),
      path("M-30-138H-10C4-138 8-128 8-118V110C8 120 4 130-10 130H-30C-12 60-12-60-30-138Z", { fill: "#D18E12" }),
      path("M-25-132H-8C2-132 5-124 5-114V106C5 116 2 124-8 124H-25C-8 56-8-56-25-132Z", { fill: "#FFC94A" }),
      group({ transform: "translate(-6 -4)" }, flecks),
      stroke("M-214-30C-196-84-130-124-64-132", ["#FFE3AE", 8], { opacity: 0.55 }),
    );
  };
  const strings = [
    [-116, -104, 22],
    [-70, -84, 9],
    [-34, -22, 30],
    [26, 44, 11],
    [50, 62, 15],
    [104, 92, 26],
  ].map(([from = 0, to = 0, wide = 0]) => {
    const [g, slim] = [gap + 10, wide * 0.34];
    const middle = (from + to) / 2 + 8;
    const band = (w: number, m: number): string =>
      `M${-g} ${from - w}C${-g / 2} ${from - w * 0.6} ${-g / 3} ${middle - m} 0 ${middle - m}S${g / 2} ${to - w * 0.6} ${g} ${to - w}V${to + w}C${g / 2} ${to + w * 0.6} ${g / 3} ${middle + m} 0 ${middle + m}S${-g / 2} ${from + w * 0.6} ${-g} ${from + w}Z`;
    return (
      path(band(wide + 3, slim + 3.5), { fill: "#D18E12" }) +
      path(band(wide, slim), { fill: "#FFC94A" }) +
      stroke(`M${-g + 12} ${from - 3}Q0 ${middle - 3} ${g - 12} ${to - 3}`, ["#FFE9A3", Math.max(3, slim * 0.8)])
    );
  });
  const drip = "M-30 118C-34 150-14 158-8 138C-4 120 10 128 14 146C20 168 40 150 34 116Z";
  return {
    outline:
      path(HALF, { transform: `translate(${-gap} 0) rotate(-3)` }) +
      path(HALF, { transform: `translate(${gap} 0) scale(-1 1) rotate(-3)` }),
    body:
      half(1, -3) +
      half(-1, -3) +
      strings.join("") +
      path(drip, { fill: "#D18E12" }) +
      path(drip, { fill: "#FFC94A", transform: "translate(0 -3) scale(.9 .96)" }),
  };
}

/** 330 wide, 380 high: a quarter loaf hollowed out and filled to the brim with bean curry. The lid is a piece of its own. */
function bunnyChow(random: Random): Drawing {
  const loaf =
    "M-130-190C-150-190-164-178-164-160V150C-164 176-150 188-128 188H128C150 188 164 176 164 150V-160C164-178 150-190 130-190C70-202-70-202-130-190Z";
  const rim =
    "M-126-176C-144-176-150-166-150-150V70C-150 86-142 94-126 94H126C142 94 150 86 150 70V-150C150-166 144-176 126-176C70-186-70-186-126-176Z";
  const hollow =
    "M-96-144C-110-144-116-136-116-124V44C-116 56-110 64-96 64H96C110 64 116 56 116 44V-124C116-136 110-144 96-144C50-152-50-152-96-144Z";
  const inHollow = (): readonly [number, number] => [random.between(-98, 98), random.between(-126, 46)];
  const beans = times(24, () => {
    const brown = random.pick(["#8A3A22", "#A24A2C", "#7A2E1C"]);
    return group(
      { transform: moved(inHollow(), { rotate: random.between(0, 360) }) },
      path("M-24 0C-24-17 24-17 24 0C24 15 9 14 0 8C-9 14-24 15-24 0Z", { fill: "#4E160B" }),
      path("M-21-2C-21-14 21-14 21-2C20 8 9 8 0 2C-9 8-20 8-21-2Z", { fill: brown }),
      path("M-14-6C-7-10 3-10 9-8C0-6-7-5-12-2Z", { fill: "#fff", opacity: 0.4 }),
    );
  });
  const potatoes = times(9, () =>
    group(
      { transform: moved(inHollow(), { rotate: random.between(-40, 40) }) },
      rectangle([36, 34], { rx: 7, fill: "#9A5A14" }),
      rectangle([32, 29], { x: -17, y: -17, rx: 6, fill: "#F0B84A" }),
      rectangle([20, 17], { x: -13, y: -13, rx: 5, fill: "#FAD57E" }),
    ),
  );
  return edged(
    path(loaf),
    "#6E3A10",
    path(loaf, { fill: "#A9652A", transform: "translate(-1 -2) scale(.97)" }),
    path("M-150 60H150V150C150 168 140 176 124 176H-124C-140 176-150 168-150 150Z", { fill: "#C4833E" }),
    stroke("M-136 120C-60 134 60 134 136 120", ["#D9A566", 16], { opacity: 0.7 }),
    path(rim, { fill: "#E2C48C" }),
    path(rim, { fill: "#FBEBC8", transform: "translate(-1 -3) scale(.97)" }),
    group(
      { transform: "translate(0 -40)" },
      holes(random, { count: 90, oval: [142, 126], size: [2, 4.6], colors: ["#DFC08A", "#EBD3A4"] }),
    ),
    path(hollow, { fill: "#5E1A0A" }),
    path(hollow, { fill: "#A8380F", transform: "translate(1 3) scale(.965)" }),
    `<clipPath id="bunny">${path(hollow, { transform: "scale(.97)" })}</clipPath>`,
    group(
      { "clip-path": "url(#bunny)" },
      times(16, () =>
        path(blob(random.between(14, 30), random), {
          fill: random.pick(["#C6531A", "#8E2A0C", "#D96C22"]),
          opacity: 0.55,
          transform: moved(inHollow()),
        }),
      ),
      potatoes,
      beans,
      times(14, () =>
        circle(random.between(3, 8), {
          cx: random.between(-100, 100),
          cy: random.between(-130, 50),
          fill: "#F08A2C",
          opacity: 0.5,
        }),
      ),
    ),
    stroke("M-156-60V-150C-156-172-146-182-126-182H-20", ["#FFE3AE", 6], { opacity: 0.5 }),
  );
}

/** 200 wide, 170 high: the block of crumb cut out of it, for dipping, its underside red with gravy. */
function bunnyLid(random: Random): Drawing {
  const block = blob(88, random, { points: 10, wobble: 0.04, stretch: [1.1, 0.88] });
  return edged(
    path(block),
    "#A9692B",
    path(block, { fill: "#E2C48C", transform: "scale(.97)" }),
    path(block, { fill: "#FBEBC8", transform: "translate(-3 -5) scale(.9)" }),
    holes(random, { count: 40, oval: [78, 60], size: [2, 5], colors: ["#DFC08A", "#EBD3A4"] }),
    path("M-84 40C-50 74 50 78 86 34C76 66 30 80-10 80C-50 78-76 62-84 40Z", { fill: "#B9481A", opacity: 0.85 }),
  );
}

export const sandos = {
  tamagoSandoHalf: { foods: ["bread"], within: ["egg", "mayonnaise"], draw: tamagoSandoHalf },
  katsuSandoHalf: { foods: ["bread"], within: ["chicken-breast", "panko", "cabbage"], draw: katsuSandoHalf },
  leekToastiePulled: { foods: ["sourdough"], within: ["cheddar", "leek"], draw: leekToastiePulled },
  bunnyChow: { foods: ["bread"], within: ["borlotti-bean", "potato", "tomato"], draw: bunnyChow },
  bunnyLid: { foods: ["bread"], draw: bunnyLid },
} as const satisfies Record<string, FoodPiece>;
