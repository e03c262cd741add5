// Eggs and what is fried or scrambled beside them in the morning. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { arc, blob, pointInDisc, polar, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, stroke, times } from "../../svg.ts";

/** About 180 across: poached, the yolk a warm dome under its veil of white, ragged where the white trailed. */
function poachedEgg(random: Random): Drawing {
  const white = blob(88, random, { points: 11, wobble: 0.13, stretch: [1.06, 0.94] });
  return edged(
    path(white),
    "#B7A988",
    path(white, { fill: "#FFFEFA", transform: "translate(-2 -3) scale(.955)" }),
    stroke("M-66 26C-54 52-24 64 4 60M58-28C66-10 62 18 48 34", ["#E6DECD", 7], { opacity: 0.9 }),
    ellipse([50, 46], { cx: 5, cy: 7, fill: "#E8D9B4" }),
    ellipse([47, 43], { cx: 3, cy: 3, fill: "#F6B63C" }),
    ellipse([41, 36], { cx: 1, cy: 0, fill: "#FFC95C" }),
    path("M-38 4C-36-26-10-40 18-36C2-30-18-20-22 6C-26 18-38 20-38 4Z", { fill: "#FFF6E2", opacity: 0.85 }),
    stroke("M-10-24C-2-30 10-30 18-25", ["#fff", 7], { opacity: 0.9 }),
  );
}

/** About 330 across: butter turned red with chilli, run over eggs and yoghurt, flakes in it. */
function chilliButter(random: Random): Drawing {
  const pool = blob(132, random, { points: 13, wobble: 0.2 });
  const splashes = times(12, () => {
    const at = moved(polar(random.between(124, 176), random.between(0, 360)));
    const size = random.between(4, 13);
    return group(
      { transform: at },
      circle(size, { fill: "#A92C0C", opacity: 0.8 }),
      circle(size * 0.76, { cx: -1, cy: -1, fill: "#EF6A1E" }),
      circle(size * 0.22, { cx: -size * 0.3, cy: -size * 0.3, fill: "#FFE3B8" }),
    );
  });
  const flakes = times(60, () => {
    const [x, y] = pointInDisc(118, random);
    return path(blob(random.between(3, 7), random, { points: 5, wobble: 0.35 }), {
      fill: random.pick(["#8E1A0A", "#C3220F", "#5E1208"]),
      transform: moved([x, y]),
    });
  });
  return {
    outline: "",
    body:
      path(pool, { fill: "#A92C0C", opacity: 0.6 }) +
      path(pool, { fill: "#E4551A", opacity: 0.72, transform: "translate(-2 -3) scale(.93)" }) +
      path(pool, { fill: "#F98A34", opacity: 0.55, transform: "translate(-8 -10) scale(.6)" }) +
      flakes +
      splashes +
      stroke("M-88-38C-76-70-46-92-12-96", ["#FFE9CC", 7], { opacity: 0.7 }),
  };
}

/** 590 long, 300 high: a French omelette rolled to a spindle, pale and butter-bright, its soft inside showing at one end; chives on it. */
function rolledOmelette(random: Random): Drawing {
  const roll =
    "M-292 34C-282-2-226-66-132-96C-40-124 90-126 170-96C236-70 284-26 292 6C284 40 226 92 128 114C30 136-110 130-196 104C-248 88-284 62-292 34Z";
  const inside = "M206-72C246-52 282-20 288 6C280 32 250 60 214 78C224 44 236 28 226 6C218-14 204-38 206-72Z";
  const curds = times(16, () => {
    const [x, y] = pointInDisc(1, random);
    return path(blob(random.between(7, 14), random, { wobble: 0.2 }), {
      fill: random.pick(["#FFF9DC", "#FFEFAE", "#FFE48A"]),
      transform: moved([250 + x * 24, 4 + y * 44]),
    });
  });
  const chives = times(40, () => {
    const [x, y] = pointInDisc(1, random);
    return rectangle([random.between(11, 18), 7], {
      rx: 3,
      fill: random.pick(["#4B9A45", "#6CB455", "#35803A"]),
      stroke: "#2A6A30",
      "stroke-width": 0.9,
      transform: moved([x * 176 - 24, y * 66 - 10], { rotate: random.between(0, 180) }),
    });
  });
  const plump = { transform: "scale(1 1.14)" };
  return edged(
    group(plump, path(roll)),
    "#B9800F",
    group(
      plump,
      path(roll, { fill: "#EBB436", transform: "translate(0 -1) scale(.982 .962)" }),
      path(roll, { fill: "#F6CB52", transform: "translate(-3 -8) scale(.955 .885)" }),
      path(roll, { fill: "#FBDC78", transform: "translate(-9 -19) scale(.87 .7)" }),
      path(roll, { fill: "#FDE79B", transform: "translate(-20 -31) scale(.7 .42)" }),
      path(inside, { fill: "#C58D18", opacity: 0.7, transform: "translate(-5 0)" }),
      path(inside, { fill: "#FFE48A" }),
      curds,
      // The sheet's free edge, where it was lapped over, and the creases of the roll.
      stroke("M-272 46C-180 92-10 104 196 62", ["#C98E14", 8], { opacity: 0.75 }),
      stroke("M-268 37C-178 82-10 94 194 52", ["#FFEFB0", 5], { opacity: 0.9 }),
      stroke(
        "M-282 22C-262 12-244 10-226 14M-262-14C-246-18-232-18-218-14M206-70C190-62 172-58 152-58",
        ["#CF981F", 6],
        {
          opacity: 0.6,
        },
      ),
      path("M-188-58C-120-92-10-104 96-92C40-82-70-70-142-36C-178-24-206-46-188-58Z", {
        fill: "#FFFBE6",
        opacity: 0.8,
      }),
      stroke("M126-82C146-77 162-71 176-62", ["#FFFBE6", 10], { opacity: 0.85 }),
      chives,
    ),
  );
}

/** About 80 across: a torn lump of tofu, yellow with turmeric, its edges browned. */
function scrambledTofu(random: Random): Drawing {
  const lump = blob(40, random, { points: 8, wobble: 0.24, stretch: [1.08, 0.92] });
  const seared = times(3, () => {
    const [x, y] = pointInDisc(26, random);
    return path(blob(random.between(6, 12), random, { points: 6, wobble: 0.3 }), {
      fill: random.pick(["#B9721E", "#C98A2C", "#9A5A16"]),
      opacity: 0.7,
      transform: moved([x, y]),
    });
  });
  return edged(
    path(lump),
    "#A5711A",
    path(lump, { fill: "#EFC043", transform: "translate(-1 -2) scale(.9)" }),
    path(lump, { fill: "#FADB7B", transform: "translate(-4 -6) scale(.62)" }),
    seared,
    stroke("M-20-14C-14-22-4-25 4-24", ["#FFF3C4", 4], { opacity: 0.9 }),
  );
}

/** About 110 across: a clump of leaf spinach, wilted dark. */
function wiltedSpinach(random: Random): Drawing {
  const leaves = Array.from({ length: 5 }, (_, index) => ({
    transform: moved(polar(random.between(6, 26), index * 72), { rotate: random.between(0, 360) }),
    shape: blob(32, random, { points: 8, wobble: 0.26, stretch: [1.25, 0.66] }),
    fill: random.pick(["#2C6E35", "#37803E", "#225A2B"]),
  }));
  return edged(
    leaves.map(({ shape, transform }) => path(shape, { transform })).join(""),
    "#153F1D",
    leaves
      .map(({ shape, transform, fill }) =>
        group(
          { transform },
          path(shape, { fill, transform: "scale(.9)" }),
          stroke("M-30 2C-10-6 10 6 30-2M-8 0L-2-12M8 1L14-10M-2 2L6 12", ["#8CC487", 2.6], { opacity: 0.75 }),
        ),
      )
      .join(""),
    stroke("M-30-10C-20-24 0-30 16-24", ["#CDEBC0", 4], { opacity: 0.5 }),
  );
}

/** About 76 across: a cherry tomato half that has slumped in the pan, its skin wrinkled. */
function slumpedTomato(random: Random): Drawing {
  const half = blob(36, random, { points: 9, wobble: 0.09, stretch: [1.06, 0.92] });
  return edged(
    path(half),
    "#9A1E0E",
    path(half, { fill: "#DB4426", transform: "translate(-1 -2) scale(.9)" }),
    path(half, { fill: "#F0714A", transform: "translate(-3 -3) scale(.58)" }),
    ellipse([2.4, 4], { cx: -9, cy: -4, fill: "#FCE3B0" }),
    ellipse([2.4, 4], { cx: 7, cy: 2, fill: "#FCE3B0" }),
    ellipse([3.6, 2.2], { cx: -2, cy: 9, fill: "#FCE3B0" }),
    stroke("M-24-10A27 27 0 0 1-8-24", ["#fff", 4], { opacity: 0.55 }),
    stroke("M20 14C24 8 26 2 26-4M12 22C18 20 20 18 22 14", ["#8E1A0C", 2.6]),
  );
}

/** 160 across: a thick curd-cheese cake fried on both sides, its straight flank pale. */
function syrnik(random: Random): Drawing {
  const cake = blob(78, random, { points: 12, wobble: 0.03 });
  const crust = blob(66, random, { points: 11, wobble: 0.06 });
  const spots = times(12, () => {
    const [x, y] = pointInDisc(52, random);
    return path(blob(random.between(5, 13), random, { wobble: 0.3 }), {
      fill: random.pick(["#8A4A14", "#E0A250", "#A35E1E"]),
      opacity: 0.5,
      transform: moved([x, y - 8]),
    });
  });
  return edged(
    path(cake, { transform: "translate(0 12)" }) + path(cake, { transform: "translate(0 -6)" }),
    "#A0713A",
    path(cake, { fill: "#E8C98C", transform: "translate(0 11) scale(.97)" }),
    path(cake, { fill: "#FBEBC6", transform: "translate(0 2) scale(.97)" }),
    path(cake, { fill: "#D9A75C", transform: "translate(0 -7) scale(.97)" }),
    path(crust, { fill: "#B56C22", transform: "translate(-1 -8)" }),
    path(crust, { fill: "#CB8636", transform: "translate(-3 -11) scale(.88)" }),
    spots,
    stroke("M-50-34C-40-54-18-64 6-66", ["#FFE9BE", 6], { opacity: 0.8 }),
  );
}

/** About 140 across: a large flake of poached smoked haddock, its layers just parting, tanned by the smoke along one edge. */
function haddockFlake(random: Random): Drawing {
  const stray = () => random.between(-7, 7);
  const flake = smooth([
    [-66 + stray(), 6],
    [-34, -34 + stray()],
    [18, -42 + stray()],
    [62, -20 + stray()],
    [66 + stray(), 12],
    [30, 36 + stray()],
    [-24, 40 + stray()],
  ]);
  const layers = "M-46 24C-30-4-2-24 34-30M-18 34C-4 12 22-4 54-10M14 34C26 20 44 10 60 8";
  return edged(
    path(flake),
    "#B58C4C",
    path(flake, { fill: "#F6E2B8", transform: "translate(-1 -2) scale(.94)" }),
    path(flake, { fill: "#FFF6E0", transform: "translate(5 3) scale(.78)" }),
    stroke("M-56 2C-40-20-20-30 6-35", ["#EBB868", 9], { opacity: 0.75 }),
    stroke(layers, ["#DDBF88", 3.6]),
    stroke(layers, ["#fff", 2.6], { transform: "translate(3 3)", opacity: 0.9 }),
  );
}

/** Flecks of spinach and curd where eggs have set round them. */
function greensAndCurds(random: Random, [count, radius]: readonly [number, number]): string {
  return times(count, (index) => {
    const [x, y] = pointInDisc(radius, random);
    const fleck = blob(random.between(5, index % 3 ? 12 : 10), random, { points: 7, wobble: 0.3 });
    return path(fleck, {
      fill: index % 3 ? random.pick(["#2F6E37", "#46894A", "#25592C"]) : "#FFFBEE",
      opacity: 0.92,
      transform: moved([x, y], { rotate: random.between(0, 180) }),
    });
  });
}

/** 180 across: an egg muffin from its tin, domed and faintly gold, flecked with green. */
function eggMuffin(random: Random): Drawing {
  const top = blob(86, random, { points: 14, wobble: 0.035 });
  return edged(
    path(top, { transform: "translate(0 32) scale(.86)" }) + path(top, { transform: "translate(0 -6)" }),
    "#8F5E14",
    path(top, { fill: "#C98F2A", transform: "translate(0 30) scale(.83)" }),
    path(top, { fill: "#DFAE45", transform: "translate(-4 24) scale(.83)" }),
    path(top, { fill: "#C98F2A", transform: "translate(0 -3) scale(.97)" }),
    path(top, { fill: "#F3C85A", transform: "translate(-2 -8) scale(.9)" }),
    path(top, { fill: "#FBDD84", transform: "translate(-7 -16) scale(.6)" }),
    greensAndCurds(random, [26, 66]),
    stroke(arc(72, [196, 252]), ["#FFF4CB", 7], { opacity: 0.85, transform: "translate(0 -6)" }),
  );
}

/** 190 wide, 130 high: half an egg muffin, its cut side turned up. */
function eggMuffinHalf(random: Random): Drawing {
  const cut = "M-90-40C-84-64-40-78 0-78C40-78 84-64 90-40L66 42C60 56 40 60 0 60C-40 60-60 56-66 42Z";
  return edged(
    path(cut),
    "#A8741C",
    path(cut, { fill: "#D9A33A", transform: "translate(0 -1) scale(.965)" }),
    path(cut, { fill: "#FFE9A8", transform: "translate(0 1) scale(.89 .86)" }),
    group({ transform: "translate(0 -6) scale(1 .74)" }, greensAndCurds(random, [24, 64])),
    stroke("M-74-48C-56-62-24-68 4-68", ["#FFF4CB", 5], { opacity: 0.9 }),
  );
}

export const breakfastEggs = {
  poachedEgg: { foods: ["egg"], draw: poachedEgg },
  chilliButter: { foods: ["butter"], within: ["chili-flakes"], draw: chilliButter },
  rolledOmelette: { foods: ["egg"], within: ["butter", "chives"], draw: rolledOmelette },
  scrambledTofu: { foods: ["tofu"], within: ["turmeric"], draw: scrambledTofu },
  wiltedSpinach: { foods: ["spinach"], draw: wiltedSpinach },
  slumpedTomato: { foods: ["cherry-tomato"], draw: slumpedTomato },
  syrnik: { foods: ["cottage-cheese"], within: ["flour"], draw: syrnik },
  haddockFlake: { foods: ["smoked-haddock", "haddock"], draw: haddockFlake },
  eggMuffin: { foods: ["egg"], within: ["spinach", "cottage-cheese"], draw: eggMuffin },
  eggMuffinHalf: { foods: ["egg"], within: ["spinach", "cottage-cheese"], draw: eggMuffinHalf },
} as const satisfies Record<string, FoodPiece>;
