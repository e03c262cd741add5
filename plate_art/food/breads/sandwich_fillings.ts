// Fillings and toppings of bread, cooked as the sandwich has it. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, pointInDisc } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";
import { patches, scorched, strewnOver } from "./bread_drawing.ts";

/** 120 wide, 84 high: a slice of tofu fried and glazed with lemongrass. */
function glazedTofu(random: Random): Drawing {
  return edged(
    rectangle([120, 84], { rx: 13 }),
    "#5E2C0C",
    rectangle([112, 75], { x: -57, y: -40, rx: 11, fill: "#B0682A" }),
    rectangle([92, 56], { x: -49, y: -33, rx: 9, fill: "#D39145", opacity: 0.9 }),
    scorched(random, { count: 5, oval: [44, 26], size: [6, 13], colors: ["#B0682A", "#7A3F12"] }),
    strewnOver(random, { count: 12, oval: [46, 28] }, () =>
      rectangle([8, 4], { rx: 2, fill: random.pick(["#E9E3A0", "#C9D27A", "#F6E7B8"]) }),
    ),
    stroke("M-44-28H10", ["#FFE3B0", 6], { opacity: 0.8 }),
  );
}

/** About 140 long: a strip of oyster mushroom roasted with spices until its rim is brittle. */
function shawarmaMushroom(random: Random): Drawing {
  const bend = random.between(-10, 10).toFixed(1);
  const strip = `M-66-6C-50-24-20-22 4-16C26-34 62-34 68-10C74 14 50 30 24 22C0 ${bend} -30 20-58 14C-68 12-72 0-66-6Z`;
  return edged(
    path(strip),
    "#4A2A10",
    path(strip, { fill: random.pick(["#A86A2E", "#96591F", "#B87A38"]), transform: "translate(-2 -2) scale(.92 .86)" }),
    stroke("M-52 0C-20-8 10 0 40-14M-46 6C-16 6 10 10 44 4", ["#DDA862", 4.5], { opacity: 0.85 }),
    stroke("M40-24C58-22 66-8 58 8", ["#5E3210", 6], { opacity: 0.8 }),
    times(6, () =>
      circle(random.between(1.5, 3), { cx: random.between(-50, 54), cy: random.between(-12, 14), fill: "#7A2E0E" }),
    ),
  );
}

/** About 130 across: a tangle of finely shredded red cabbage, dressed. */
function redCabbage(random: Random): Drawing {
  const threads = Array.from({ length: 22 }, () => ({
    place: moved([random.between(-34, 34), random.between(-24, 24)], { rotate: random.between(0, 180) }),
    color: random.pick(["#8E2F7A", "#A94A94", "#6E1F60", "#D9A6CE"]),
    bend: random.between(-14, 14).toFixed(1),
  }));
  return edged(
    threads
      .map(({ place, bend }) =>
        path(`M-30 0Q0 ${bend} 30 0`, {
          transform: place,
          fill: "none",
          stroke: "currentColor",
          "stroke-width": 8.5,
          "stroke-linecap": "round",
        }),
      )
      .join(""),
    "#4E1244",
    threads
      .map(({ place, color, bend }) => stroke(`M-30 0Q0 ${bend} 30 0`, [color, 5.6], { transform: place }))
      .join(""),
  );
}

/** 124 across: a round of aubergine fried deep brown, soft and glistening. */
function friedAubergine(random: Random): Drawing {
  const round = blob(62, random, { points: 12, wobble: 0.04 });
  return edged(
    path(round),
    "#2E1430",
    path(round, { fill: "#5E3418", transform: "scale(.93)" }),
    path(round, { fill: "#A8692C", transform: "translate(-1 -2) scale(.84)" }),
    path(round, { fill: "#C98C46", transform: "translate(-4 -5) scale(.6)", opacity: 0.8 }),
    strewnOver(random, { count: 22, oval: [42, 42] }, () => ellipse([4.6, 2.2], { fill: "#6E3E16", opacity: 0.7 })),
    scorched(random, { count: 5, oval: [40, 40], size: [6, 13], colors: ["#8A4F1E", "#5E2F0E"] }),
    stroke("M-36-24C-26-38-8-44 10-44", ["#FFE0B0", 5], { opacity: 0.6 }),
  );
}

/** 150 wide, 80 high: a slab of halloumi with the pan's brown crust. */
function halloumiSlab(random: Random): Drawing {
  const slab = "M-66-38H64C72-38 76-32 74-24L70 30C69 37 64 40 58 40H-60C-68 40-72 36-72 28L-74-28C-74-34-72-38-66-38Z";
  return edged(
    path(slab),
    "#A9701F",
    path(slab, { fill: "#F3D48E", transform: "translate(-1 -2) scale(.95 .92)" }),
    path(slab, { fill: "#FBEBBE", transform: "translate(-2 -3) scale(.84 .74)" }),
    scorched(random, { count: 11, oval: [52, 24], size: [7, 16], colors: ["#D99A3C", "#A8601A"] }),
    stroke("M-58-29H20", ["#FFFBEA", 5], { opacity: 0.9 }),
  );
}

/** 150 long, 44 high: a stick of watermelon. */
function watermelonStick(random: Random): Drawing {
  return edged(
    rectangle([150, 44], { rx: 9 }),
    "#B5202E",
    rectangle([144, 37], { x: -73, y: -20, rx: 8, fill: "#EE4B52" }),
    rectangle([136, 14], { x: -69, y: -17, rx: 6, fill: "#FF8A86", opacity: 0.8 }),
    times(4, () =>
      ellipse([4.6, 3], {
        cx: random.between(-58, 58),
        cy: random.between(-4, 13),
        fill: random.pick(["#3A1418", "#F9D9C0"]),
      }),
    ),
  );
}

/** About 130 long: a shaving of roasted chicken thigh, browned at its rim by the grill. */
function gyrosShaving(random: Random): Drawing {
  const bend = random.between(-12, 12);
  const strip = `M-62 ${(-bend / 2).toFixed(1)}C-40 ${(-24 - bend).toFixed(1)} 10 ${(-22 + bend).toFixed(1)} 60-14C70-8 68 12 58 16C20 ${(24 + bend).toFixed(1)}-30 ${(26 - bend).toFixed(1)}-60 14C-70 8-70 0-62 ${(-bend / 2).toFixed(1)}Z`;
  return edged(
    path(strip),
    "#6E2E0C",
    path(strip, { fill: random.pick(["#D08A45", "#C67C38", "#DA9850"]), transform: "translate(-1 -2) scale(.94 .88)" }),
    path(strip, { fill: "#F0C78E", transform: "translate(-3 -3) scale(.74 .46)" }),
    patches(random, { count: 6, oval: [50, 13], size: [4, 9], colors: ["#8A3F12", "#A8521C"], opacity: 0.75 }),
    stroke("M-40-8C-16-15 14-13 38-10", ["#FFE8C4", 4], { opacity: 0.7 }),
  );
}

/** About 160 wide: a thin slice of pork loin simmered in wine and paprika. */
function porkSlice(random: Random): Drawing {
  const slice = blob(60, random, { points: 11, wobble: 0.17, stretch: [1.32, 0.76] });
  return edged(
    path(slice),
    "#5E230A",
    path(slice, { fill: "#B4652F", transform: "translate(-1 -2) scale(.945)" }),
    path(slice, { fill: "#D08F55", transform: "translate(-3 -4) scale(.76)" }),
    stroke("M-50-16C-34-30-6-36 14-34M26 22C36 18 46 10 52 2", ["#F3D3A8", 5], { opacity: 0.75 }),
    patches(random, { count: 14, oval: [60, 34], size: [5, 14], colors: ["#8E3F14", "#A8521C"], opacity: 0.5 }),
    times(8, () => {
      const [x, y] = pointInDisc(1, random);
      return circle(random.between(2, 5), { cx: x * 62, cy: y * 34, fill: "#E0752A", opacity: 0.6 });
    }),
  );
}

/** 190 across: a potato ball in its crisp gram-flour coat. */
function vada(random: Random): Drawing {
  const ball = blob(94, random, { points: 14, wobble: 0.035 });
  return edged(
    path(ball),
    "#8A4F08",
    path(ball, { fill: "#D08A1C", transform: "translate(-2 -3) scale(.955)" }),
    path(ball, { fill: "#EBAE35", transform: "translate(-5 -8) scale(.84)" }),
    path(ball, { fill: "#F8CE62", transform: "translate(-14 -20) scale(.5)", opacity: 0.85 }),
    strewnOver(random, { count: 34, oval: [76, 76] }, () =>
      path(blob(random.between(3, 8), random, { wobble: 0.3 }), {
        fill: random.pick(["#B5700F", "#F9DA84", "#C9841C"]),
        opacity: 0.7,
      }),
    ),
    strewnOver(random, { count: 9, oval: [66, 66] }, () => ellipse([5, 2.6], { fill: "#3F7A34", opacity: 0.8 })),
    stroke("M-62-34C-48-60-22-72 4-74", ["#FFF3CC", 8], { opacity: 0.7 }),
  );
}

/** About 150 wide: a heap of dry chutney: coconut, peanut, garlic and red chilli ground coarse. */
function dryChutney(random: Random): Drawing {
  const heap = blob(60, random, { points: 12, wobble: 0.1, stretch: [1.2, 0.62] });
  return edged(
    path(heap),
    "#6E1C08",
    path(heap, { fill: "#B8401A", transform: "translate(-2 -3) scale(.92)" }),
    strewnOver(random, { count: 90, oval: [68, 34] }, () =>
      path(blob(random.between(2.4, 5.6), random, { points: 5, wobble: 0.35 }), {
        fill: random.pick(["#D9582A", "#E9823F", "#F3C9A0", "#8E2A0E", "#C9441C"]),
      }),
    ),
  );
}

/** 230 wide, 150 high: ripe tomato grated and spread on toast, oil shining in it. */
function gratedTomato(random: Random): Drawing {
  const pool = blob(92, random, { points: 15, wobble: 0.13, stretch: [1.18, 0.68] });
  return {
    outline: "",
    body:
      path(pool, { fill: "#F3A27A", opacity: 0.8, transform: "scale(1.05)" }) +
      path(pool, { fill: "#C9321A", opacity: 0.9 }) +
      path(pool, { fill: "#E8502F", transform: "translate(-1 -2) scale(.94)" }) +
      patches(random, {
        count: 34,
        oval: [90, 48],
        size: [5, 14],
        colors: ["#FF8461", "#D63B20", "#FFA383"],
        opacity: 0.65,
      }) +
      strewnOver(random, { count: 34, oval: [92, 50] }, () =>
        ellipse([5.4, 3.4], { fill: "#FFEBBE", stroke: "#E58A4C", "stroke-width": 1 }),
      ) +
      strewnOver(random, { count: 6, oval: [80, 42] }, () =>
        ellipse([random.between(9, 16), random.between(6, 10)], { fill: "#F2DC62", opacity: 0.6 }),
      ) +
      strewnOver(random, { count: 7, oval: [80, 42] }, () =>
        stroke("M-8 0C-3-3 3-3 8 0", ["#fff", 3.4], { opacity: 0.7 }),
      ),
  };
}

/** 250 wide, 170 high: a thick slice of a rustic loaf, striped black by the grill. */
function charredSlice(random: Random): Drawing {
  const slice = "M-124 26C-134-44-72-88 0-88C72-88 134-44 124 26C122 64 94 80 62 82H-62C-94 80-122 64-124 26Z";
  return edged(
    path(slice),
    "#5A2C0C",
    path(slice, { fill: "#B9742F", transform: "translate(-1 -2) scale(.955)" }),
    path(slice, { fill: "#EBC488", transform: "translate(-1 -2) scale(.885)" }),
    path(slice, { fill: "#F6DCA8", transform: "translate(-2 -3) scale(.72)" }),
    `<clipPath id="charred">${path(slice, { transform: "scale(.9)" })}</clipPath>`,
    group(
      { "clip-path": "url(#charred)" },
      ...[-112, -70, -28, 14, 56, 98].map((x) =>
        stroke(`M${x - 34} 90L${x + 48}-92`, ["#4A2408", 10], { opacity: 0.6 }),
      ),
    ),
    patches(random, { count: 10, oval: [92, 56], size: [3, 8], colors: ["#C9954E"], opacity: 0.6 }),
  );
}

/** 250 wide, 26 high: mayonnaise piped or spooned along in a wavy line. */
function mayonnaiseLine(random: Random): Drawing {
  const waves = times(6, (index) => `q20 ${(index % 2 ? 1 : -1) * random.between(14, 22)} 40 0`);
  const line = `M-120 0${waves}`;
  return edged(
    path(line, { fill: "none", stroke: "currentColor", "stroke-width": 25, "stroke-linecap": "round" }),
    "#D3BC7C",
    stroke(line, ["#FFF4CE", 19], { transform: "translate(-1 -2)" }),
    stroke(line, ["#FFFFFF", 6], { transform: "translate(-2 -6)", opacity: 0.9 }),
  );
}

/** 250 wide, 40 high: mustard in a thin zigzag. */
function mustardZigzag(random: Random): Drawing {
  const waves = times(9, (index) => `q14 ${(index % 2 ? 1 : -1) * random.between(28, 38)} 28 0`);
  const line = `M-126 0${waves}`;
  return edged(
    path(line, { fill: "none", stroke: "currentColor", "stroke-width": 13, "stroke-linecap": "round" }),
    "#B9820A",
    stroke(line, ["#FFCF33", 9.5], { transform: "translate(-1 -1)" }),
    stroke(line, ["#FFF0A8", 2.6], { transform: "translate(-2 -3)", opacity: 0.9 }),
  );
}

/** 96 across: a slice across a hard-boiled egg. */
function eggSlice(random: Random): Drawing {
  const off = random.between(-4, 4);
  return edged(
    ellipse([48, 44]),
    "#D9CFB8",
    ellipse([45, 41], { cy: -1, fill: "#FFFDF6" }),
    circle(25, { cx: off, cy: 1, fill: "#E79C18" }),
    circle(22, { cx: off - 1, cy: -1, fill: "#FFC446" }),
    path("M-30-20C-22-30-8-34 4-33", {
      fill: "none",
      stroke: "#fff",
      "stroke-width": 4,
      "stroke-linecap": "round",
      opacity: 0.9,
    }),
  );
}

/** 70 across: a peeled cold-water prawn, curled. */
function peeledPrawn(random: Random): Drawing {
  const line = "M-22 20C-34-6-16-28 8-26C28-24 34-4 22 8";
  const pink = random.pick(["#FFB59B", "#FFAA8E", "#FFC0A8"]);
  const ribs: readonly Svg[] = ["M-32 2L-16 4", "M-26-14L-12-6", "M-10-28L-4-13", "M10-30L8-14", "M27-18L16-8"].map(
    (rib) => stroke(rib, ["#E8694A", 4]),
  );
  return edged(
    path(line, { fill: "none", stroke: "currentColor", "stroke-width": 25, "stroke-linecap": "round" }),
    "#D9603E",
    stroke(line, [pink, 20], { transform: "translate(-1 -1)" }),
    stroke(line, ["#FFE6DA", 7], { transform: "translate(1 2)", opacity: 0.9 }),
    ...ribs,
    path("M-24 18L-34 36L-20 30L-10 36L-16 18Z", { fill: "#E8694A" }),
  );
}

/** About 380 wide: beans crushed with rosemary oil, spread to the edge of the bread. */
function beanSpread(random: Random): Drawing {
  const pool = blob(120, random, { points: 16, wobble: 0.05, stretch: [1.5, 0.5] });
  return edged(
    path(pool),
    "#BFA878",
    path(pool, { fill: "#F0E3C0", transform: "translate(-2 -3) scale(.97 .94)" }),
    strewnOver(random, { count: 40, oval: [160, 48] }, () =>
      path(blob(random.between(8, 16), random, { points: 8, wobble: 0.14, stretch: [1.25, 0.8] }), {
        fill: random.pick(["#FBF3DC", "#E6D6AC"]),
        stroke: "#CDB888",
        "stroke-width": 1.4,
      }),
    ),
    strewnOver(random, { count: 24, oval: [160, 48] }, () => stroke("M-6 0L6 1", ["#3F6B3A", 2.6])),
  );
}

export const sandwichFillings = {
  glazedTofu: { foods: ["tofu"], within: ["lemongrass"], draw: glazedTofu },
  shawarmaMushroom: { foods: ["oyster-mushroom"], draw: shawarmaMushroom },
  redCabbage: { foods: ["red-cabbage"], draw: redCabbage },
  friedAubergine: { foods: ["eggplant"], draw: friedAubergine },
  halloumiSlab: { foods: ["halloumi"], draw: halloumiSlab },
  watermelonStick: { foods: ["watermelon"], draw: watermelonStick },
  gyrosShaving: { foods: ["chicken-thigh"], draw: gyrosShaving },
  porkSlice: { foods: ["pork-loin"], draw: porkSlice },
  vada: { foods: ["chickpea-flour"], within: ["potato"], draw: vada },
  dryChutney: { foods: ["desiccated-coconut"], within: ["roasted-peanut", "chili-powder"], draw: dryChutney },
  gratedTomato: { foods: ["tomato"], draw: gratedTomato },
  charredSlice: { foods: ["sourdough"], draw: charredSlice },
  mayonnaiseLine: { foods: ["mayonnaise"], draw: mayonnaiseLine },
  mustardZigzag: { foods: ["mustard"], draw: mustardZigzag },
  eggSlice: { foods: ["egg"], draw: eggSlice },
  peeledPrawn: { foods: ["cooked-shrimp"], draw: peeledPrawn },
  beanSpread: { foods: ["cannellini-bean"], within: ["rosemary"], draw: beanSpread },
} as const satisfies Record<string, FoodPiece>;
