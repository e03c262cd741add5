// More to pick up: fried potato, smashed plantain, fish cakes, skewers, shards of pita, and what is eaten beside them. Origin 0,0 is the
// middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, type Point, pointInDisc, polar, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times, turned } from "../../svg.ts";

/** 150 across: a slice of green plantain flattened and fried twice, split at its ragged rim. */
function tostone(random: Random): Drawing {
  const disc = blob(74, random, { points: 19, wobble: 0.07 });
  const rays = times(26, (index) => {
    const [x0, y0] = polar(random.between(26, 40), index * 13.8);
    const [x1, y1] = polar(random.between(54, 66), index * 13.8 + random.between(-5, 5));
    return stroke(
      `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`,
      [random.pick(["#C98A1E", "#FBE39A", "#B87414"]), random.between(3, 6)],
      { opacity: 0.6 },
    );
  });
  const salt = times(9, () =>
    rectangle([6, 5], {
      rx: 1.2,
      fill: "#fff",
      opacity: 0.95,
      transform: moved(pointInDisc(56, random), { rotate: random.between(0, 90) }),
    }),
  );
  return edged(
    path(disc),
    "#95600F",
    path(disc, { fill: "#E0A32E", transform: "translate(-1 -3) scale(.955)" }),
    path(disc, { fill: "#F3C655", transform: "translate(-3 -4) scale(.82)" }),
    rays,
    path(blob(30, random, { points: 9, wobble: 0.12 }), { fill: "#FADB80" }),
    turned(7, () => ellipse([2.4, 5], { cy: -13, fill: "#A87A1C", opacity: 0.75 })),
    stroke("M-58-22A62 62 0 0 1-20-58", ["#FFF6D2", 5], { opacity: 0.65 }),
    salt,
  );
}

/** 132 across: a puffed fish cake, reddish from curry paste, coins of green bean and threads of lime leaf in it. */
function fishCake(random: Random): Drawing {
  const cake = blob(65, random, { points: 13, wobble: 0.04 });
  return edged(
    path(cake),
    "#6E2B0C",
    path(cake, { fill: "#BC6026", transform: "translate(-2 -3) scale(.94)" }),
    path(cake, { fill: "#DC8A44", transform: "translate(-5 -7) scale(.78)" }),
    fishCakeBits(random, 48),
    times(10, () =>
      path(blob(random.between(4, 9), random, { wobble: 0.3 }), {
        fill: random.pick(["#8A3E14", "#E29A58"]),
        opacity: 0.5,
        transform: moved(pointInDisc(52, random)),
      }),
    ),
    stroke("M-46-20A50 50 0 0 1-14-48", ["#FFE2BE", 6], { opacity: 0.6 }),
  );
}

function fishCakeBits(random: Random, radius: number): Svg {
  return (
    times(9, () =>
      group(
        { transform: moved(pointInDisc(radius, random)) },
        circle(8, { fill: "#3B7A2C" }),
        circle(6, { fill: "#8CC25C" }),
        circle(2.4, { fill: "#D9EDB4" }),
      ),
    ) +
    times(12, () =>
      stroke("M-8 0C-3-2 3 2 8 0", ["#2C6A2C", 2.6], {
        transform: moved(pointInDisc(radius, random), { rotate: random.between(0, 180) }),
      }),
    )
  );
}

/** 132 wide, 84 high: half a fish cake, its cut side below, white and firm inside. */
function fishCakeHalf(random: Random): Drawing {
  const top = "M-66 8C-66-40-34-64 0-64C34-64 66-40 66 8Z";
  return {
    outline: path(top) + rectangle([132, 40], { y: -4, rx: 18 }),
    body:
      path(top, { fill: "#6E2B0C" }) +
      path(top, { fill: "#BD6428", transform: "translate(0 -1) scale(.95)" }) +
      group({ transform: "translate(0 -24) scale(1 .5)" }, fishCakeBits(random, 44)) +
      rectangle([132, 40], { y: -4, rx: 18, fill: "#8A3E14" }) +
      rectangle([122, 30], { x: -61, y: 1, rx: 14, fill: "#F6E0C4" }) +
      group({ transform: "translate(0 16) scale(1.1 .26)" }, fishCakeBits(random, 44)) +
      stroke("M-42-30C-32-46-14-54 6-55", ["#FFE2BE", 5], { opacity: 0.6 }),
  };
}

/** 400 long, 86 high: chicken threaded like a ribbon on a wooden skewer, yellow with turmeric, charred; handle to the left. */
function sataySkewer(random: Random): Drawing {
  const bits = Array.from({ length: 6 }, (_, index) => ({
    shape: blob(33, random, { points: 8, wobble: 0.1, stretch: [0.92, 1.16] }),
    at: moved([index * 45 - 52, random.between(-4, 4)], { rotate: random.between(-14, 14) }),
  }));
  const meat = bits.map(({ shape, at }) =>
    group(
      { transform: at },
      path(shape, { fill: "#74400C" }),
      path(shape, { fill: "#C98420", transform: "translate(-1 -2) scale(.92)" }),
      path(shape, { fill: "#EBB545", transform: "translate(-3 -5) scale(.7)" }),
      times(4, () =>
        stroke(
          `M${random.between(-20, -8).toFixed(1)} ${random.between(-16, 22).toFixed(1)}q12-5 24 1`,
          ["#B8741A", 2.6],
          {
            opacity: 0.6,
          },
        ),
      ),
      times(7, (index) =>
        path(blob(random.between(index < 4 ? 5 : 2, index < 4 ? 10 : 4), random, { wobble: 0.32 }), {
          fill: "#4E2407",
          opacity: 0.68,
          transform: moved([
            random.between(-22, 22),
            index < 4 ? random.pick([-1, 1]) * random.between(18, 30) : random.between(-16, 18),
          ]),
        }),
      ),
      stroke("M-16-18C-10-26 4-28 14-22", ["#FFEDB4", 4.5], { opacity: 0.8 }),
    ),
  );
  return {
    outline:
      bits.map(({ shape, at }) => path(shape, { transform: at })).join("") +
      rectangle([412, 9], { x: -200, y: -4.5, rx: 4 }),
    body:
      rectangle([412, 10], { x: -200, y: -5, rx: 4, fill: "#8A5B2C" }) +
      rectangle([408, 5], { x: -198, y: -4, rx: 2.5, fill: "#E2BC80" }) +
      meat.join("") +
      path("M206-5L228 0L206 5Z", { fill: "#C49656" }),
  };
}

/** 96 long: a thick chunk of cucumber, cut slantwise, its skin outside. */
function cucumberChunk(): Drawing {
  const chunk = "M-46-18C-30-40 30-40 46-18L40 22C24 38-24 38-40 22Z";
  return edged(
    path(chunk),
    "#1F5E30",
    path(chunk, { fill: "#3F8F4E", transform: "translate(0 0) scale(.94)" }),
    ellipse([42, 21], { cy: -15, fill: "#CDE8B2" }),
    ellipse([27, 12], { cy: -15, fill: "#E8F5D3" }),
    times(6, (index) =>
      ellipse([4.5, 2.4], { cx: index * 8.6 - 21.5, cy: -15 + (index % 2 ? 5 : -5), fill: "#B4D58D" }),
    ),
    stroke("M-30 14C-16 22 16 22 30 14M-20 2L-18 18M18 2L16 18", ["#7FBE7C", 3], { opacity: 0.7 }),
  );
}

/** 92 long: a wedge of red onion, its layers apart. */
function redOnionWedge(): Drawing {
  const wedge = "M-46-10C-30 40 30 40 46-10C24-20-24-20-46-10Z";
  return edged(
    path(wedge),
    "#7A2260",
    path(wedge, { fill: "#B4568F", transform: "translate(0 -1) scale(.95)" }),
    path("M-38-9C-26 26 26 26 38-9C20-16-20-16-38-9Z", { fill: "#F3DDEB" }),
    path("M-29-9C-20 16 20 16 29-9C14-13-14-13-29-9Z", { fill: "#C97FB0" }),
    path("M-24-9C-16 11 16 11 24-9C12-12-12-12-24-9Z", { fill: "#FBEFF7" }),
    path("M-13-9C-8 3 8 3 13-9C6-11-6-11-13-9Z", { fill: "#C97FB0" }),
    path("M-9-9C-5 0 5 0 9-9C4-10-4-10-9-9Z", { fill: "#FBEFF7" }),
  );
}

/** About 150 long: a broken piece of pita baked crisp, its rough side up, red with sumac. */
function pitaShard(random: Random): Drawing {
  const stray = () => random.between(-10, 10);
  const shard = `M${(-72 + stray()).toFixed(1)} ${(30 + stray()).toFixed(1)}Q${(-70 + stray()).toFixed(1)}-30 ${(-20 + stray()).toFixed(1)} ${(-54 + stray()).toFixed(1)}Q${(30 + stray()).toFixed(1)}-62 ${(68 + stray()).toFixed(1)} ${(-26 + stray()).toFixed(1)}L${(34 + stray()).toFixed(1)} ${(14 + stray()).toFixed(1)}L${(10 + stray()).toFixed(1)} ${(54 + stray()).toFixed(1)}L${(-30 + stray()).toFixed(1)} ${(38 + stray()).toFixed(1)}Z`;
  const joined = { stroke: "currentColor", "stroke-width": 6, "stroke-linejoin": "round" };
  return edged(
    path(shard, joined),
    "#8F5A1C",
    path(shard, { fill: "#DDAA5C", transform: "translate(-1 -2) scale(.97)" }),
    path(shard, { fill: "#F3D497", transform: "translate(-3 -1) scale(.82)" }),
    times(12, () =>
      path(blob(random.between(4, 10), random, { wobble: 0.3 }), {
        fill: random.pick(["#C98F45", "#FBE7BE"]),
        opacity: 0.6,
        transform: moved([random.between(-40, 34), random.between(-36, 22)]),
      }),
    ),
    times(14, () =>
      circle(random.between(1.4, 2.8), {
        cx: random.between(-44, 40),
        cy: random.between(-38, 26),
        fill: "#8E1F2A",
        opacity: 0.85,
      }),
    ),
    stroke("M-60 14C-58-16-40-38-14-44", ["#FFF2D0", 4], { opacity: 0.7 }),
  );
}

/** About 110 across: a chunk of potato fried twice, its corners browned. */
function friedPotato(random: Random): Drawing {
  const stray = () => random.between(-7, 7);
  const corner = ([x, y]: Point): string => `${(x + stray()).toFixed(1)} ${(y + stray()).toFixed(1)}`;
  const [a, b, c, d, e, f] = (
    [
      [-46, -22],
      [4, -44],
      [46, -18],
      [42, 26],
      [-4, 44],
      [-44, 24],
    ] as const
  ).map(corner);
  const [x, y] = [stray(), stray() + 2];
  const chunk = `M${a}L${b}L${c}L${d}L${e}L${f}Z`;
  const round = { stroke: "currentColor", "stroke-width": 12, "stroke-linejoin": "round" };
  return edged(
    path(chunk, round),
    "#8A4F12",
    group({ color: "#D9962F" }, path(chunk, { ...round, fill: "#D9962F", transform: "translate(-1 -2) scale(.93)" })),
    path(`M${a}L${b}L${c}L${x} ${y}Z`, { fill: "#F9DC8C", transform: "translate(-1 -2) scale(.95)" }),
    path(`M${c}L${d}L${e}L${x} ${y}Z`, { fill: "#E2A53C", transform: "translate(-1 -2) scale(.95)" }),
    path(`M${e}L${f}L${a}L${x} ${y}Z`, { fill: "#F0C25C", transform: "translate(-1 -2) scale(.95)" }),
    times(7, () =>
      path(blob(random.between(3, 7), random, { wobble: 0.3 }), {
        fill: "#B0691A",
        opacity: 0.55,
        transform: moved(pointInDisc(40, random)),
      }),
    ),
    stroke(`M${x} ${y}L${c}`, ["#FFF0BE", 3], { opacity: 0.8, transform: "scale(.9)" }),
  );
}

/** About 270 across: a spoonful of bravas sauce poured over, red with smoked paprika, run down in tongues. */
function bravasSauce(random: Random): Drawing {
  const tongues = Array.from({ length: 12 }, (_, index) =>
    polar(random.pick([82, 92, 104, 132]) + random.between(-6, 6), index * 30 + random.between(-6, 6)),
  );
  const pool = smooth(tongues);
  return edged(
    path(pool),
    "#8E220C",
    path(pool, { fill: "#CB421C", transform: "translate(-2 -4) scale(.95)" }),
    path(pool, { fill: "#DC5527", transform: "translate(-6 -9) scale(.74)", opacity: 0.7 }),
    stroke("M-58-26C-52-50-30-62-6-63M30 46C44 42 54 32 58 20", ["#FFD9C2", 7], { opacity: 0.75 }),
  );
}

export const fingerFood = {
  tostone: { foods: ["plantain"], within: ["salt"], draw: tostone },
  fishCake: { foods: ["white-fish"], within: ["green-bean"], draw: fishCake },
  fishCakeHalf: { foods: ["white-fish"], within: ["green-bean"], draw: fishCakeHalf },
  sataySkewer: { foods: ["chicken"], within: ["turmeric"], draw: sataySkewer },
  cucumberChunk: { foods: ["cucumber"], draw: cucumberChunk },
  redOnionWedge: { foods: ["red-onion"], draw: redOnionWedge },
  pitaShard: { foods: ["pita"], within: ["sumac"], draw: pitaShard },
  friedPotato: { foods: ["potato"], draw: friedPotato },
  bravasSauce: { foods: ["smoked-paprika", "paprika"], draw: bravasSauce },
} as const satisfies Record<string, FoodPiece>;
