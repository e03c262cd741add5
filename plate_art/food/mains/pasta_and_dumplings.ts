// Short pasta, spätzle and filled dough, cooked. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, pointInDisc, polar } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, type Svg, stroke, times } from "../../svg.ts";

/** 84 across: a bent tube of macaroni, both ends open. */
function elbowMacaroni(): Drawing {
  const bend = "M-26 20A27 27 0 1 1 26 20";
  const open = (side: number): Svg =>
    ellipse([12, 7], { cx: side * 26, cy: 22, fill: "#B0782A" }) +
    ellipse([8, 4.2], { cx: side * 26, cy: 22.5, fill: "#7A4E16" });
  return edged(
    path(bend, { fill: "none", stroke: "currentColor", "stroke-width": 27 }),
    "#B57F2E",
    path(bend, { fill: "none", stroke: "#F1CC7C", "stroke-width": 22 }),
    path(bend, { fill: "none", stroke: "#FCE7AE", "stroke-width": 9, transform: "translate(-2 -4)" }),
    open(-1),
    open(1),
  );
}

/** 50 across: a ditalino, a short thimble of pasta seen from its open end. */
function ditalino(random: Random): Drawing {
  const [dx, dy] = polar(13, random.between(0, 360));
  const body =
    circle(17) + stroke(`M0 0L${decimal(dx)} ${decimal(dy)}`, ["currentColor", 34]) + circle(17, { cx: dx, cy: dy });
  return edged(
    body,
    "#B57F2E",
    stroke(`M0 0L${decimal(dx)} ${decimal(dy)}`, ["#E9BF6C", 29]),
    circle(15, { cx: -dx / 3, cy: -dy / 3, fill: "#FBE3A6" }),
    circle(9, { cx: -dx / 3, cy: -dy / 3, fill: "#C08A36" }),
    circle(7, { cx: -dx / 3 + 1, cy: -dy / 3 + 2, fill: "#946320" }),
  );
}

/** About 96 long: a knobbly scrap of egg dough, glossy with butter. */
function spatzle(random: Random): Drawing {
  const stray = () => random.between(-9, 9);
  const d = `M-42 ${decimal(stray())}C-22 ${decimal(-14 + stray())} -4 ${decimal(14 + stray())} 14 ${decimal(stray())}S34 ${decimal(stray())} 42 ${decimal(stray())}`;
  const face = random.pick(["#F5D384", "#F8DD9A", "#EFC66E"]);
  const knob = circle(13, { cx: -20, cy: -2 }) + circle(14, { cx: 16, cy: 1 });
  return edged(
    stroke(d, ["currentColor", 23]) + knob,
    "#B5812E",
    group({ fill: face }, stroke(d, [face, 18]), group({ transform: "scale(.86)" }, knob)),
    stroke(d, ["#FFF0C4", 5], { transform: "translate(-1 -4)", opacity: 0.85, "stroke-dasharray": "22 14" }),
  );
}

/** About 540 across: a nest of ribbon noodles that fills the plate. */
function ribbonNoodles(random: Random): Drawing {
  const ribbon = (index: number): Svg => {
    const radius = random.between(70, 236);
    const sweep = random.between(60, 150);
    const [x, y] = polar(radius, sweep);
    const d = `M${decimal(radius)} 0A${decimal(radius)} ${decimal(radius * 0.9)} 0 0 1 ${decimal(x)} ${decimal(y * 0.9)}`;
    const transform = moved([random.between(-26, 26), random.between(-26, 26)], { rotate: random.between(0, 360) });
    const dim = index < 40 ? 0.82 : 1;
    return group(
      { transform, opacity: dim },
      stroke(d, ["#B07C2B", 30]),
      stroke(d, [random.pick(["#F3CF7E", "#F9DF9C", "#EDC267"]), 25]),
      stroke(d, ["#FFF2CC", 5], { opacity: 0.75, transform: "scale(.965)" }),
      stroke(d, ["#D9A850", 3], { opacity: 0.6, transform: "scale(1.035)" }),
    );
  };
  const nest = blob(246, random, { points: 16, wobble: 0.03 });
  return { outline: path(nest), body: path(nest, { fill: "#B07C2B" }) + times(86, ribbon) };
}

/** 172 long, 108 high: a boiled half-moon with its crimped seam along the round side. */
function pierogi(random: Random): Drawing {
  const shell = "M-84 34C-90-14-52-54 0-54C52-54 90-14 84 34C78 52-78 52-84 34Z";
  const crimps = times(11, (index) => {
    const [x, y] = polar(1, 192 + index * 15.6);
    const transform = moved([x * 78, y * 78 + 28], { rotate: 192 + index * 15.6 });
    return (
      ellipse([13, 10], { fill: "#B08C4C", transform }) +
      ellipse([10.5, 7.5], { fill: "#FBEBC6", transform: `${transform} translate(-1 -1)` })
    );
  });
  const brown = times(6, () =>
    path(blob(random.between(7, 15), random, { wobble: 0.3, stretch: [1.3, 0.8] }), {
      fill: random.pick(["#D9A24E", "#C98B3A", "#E6BC72"]),
      opacity: 0.55,
      transform: moved([random.between(-44, 44), random.between(-16, 26)]),
    }),
  );
  return edged(
    path(shell),
    "#94703A",
    crimps,
    path("M-74 33C-78-8-42-38 0-38C42-38 78-8 74 33C66 46-66 46-74 33Z", { fill: "#EBD3A0" }),
    path("M-70 29C-72-6-40-34-2-34C38-34 70-6 68 28C58 38-60 40-70 29Z", { fill: "#FAEBC9" }),
    path("M-52 18C-46-8-24-20 0-20C26-20 44-8 50 18C30 27-32 27-52 18Z", { fill: "#FFF8E4", opacity: 0.85 }),
    brown,
    stroke("M-54 2C-44-18-24-27-4-28", ["#fff", 6], { opacity: 0.9 }),
  );
}

/** 70 across: a tiny purse of thin dough, its four corners pinched together. */
function manti(random: Random): Drawing {
  const turn = `rotate(${random.between(0, 90).toFixed(0)})`;
  const purse =
    "M-27-31C-12-35 12-35 27-31C33-29 33-27 31-24C36-10 36 10 31 24C33 28 31 31 27 31C12 36-12 36-27 31C-33 31-33 27-31 24C-36 10-36-10-31-24C-34-28-31-32-27-31Z";
  const seam = "M-27-27C-16-14-10-8 0 0C10-8 16-14 27-27M-27 27C-16 14-10 8 0 0C10 8 16 14 27 27";
  return edged(
    path(purse, { transform: turn }),
    "#9C753C",
    group(
      { transform: turn },
      path(purse, { fill: "#E6C688", transform: "scale(.93)" }),
      path("M-22-28C-8-31 8-31 22-28L0-5Z", { fill: "#FBEBC6" }),
      path("M-28-22C-31-8-31 8-28 22L-5 0Z", { fill: "#F5DFAE" }),
      ellipse([13, 7], { cy: 19, fill: "#D6A878", opacity: 0.6 }),
      ellipse([7, 13], { cx: 19, fill: "#D6A878", opacity: 0.6 }),
      stroke(seam, ["#A9814A", 9]),
      stroke(seam, ["#FFF6DF", 5.5]),
    ),
  );
}

/** About 130 across: a tangle of onion fried to mahogany, crisp. */
function crispOnions(random: Random): Drawing {
  const curls = Array.from({ length: 40 }, () => {
    const [x, y] = pointInDisc(46, random);
    const [size, bend] = [random.between(14, 32), random.between(10, 34)];
    return {
      d: `M${decimal(-size)} 0Q${decimal(random.between(-8, 8))} ${decimal(-bend)} ${decimal(size)} ${decimal(random.between(-4, 4))}`,
      transform: moved([x, y], { rotate: random.between(0, 360) }),
      face: random.pick(["#7A3A10", "#93501A", "#B4702C", "#5E2A0B", "#C98A3E", "#8A4614"]),
    };
  });
  return {
    outline: curls
      .map(({ d, transform }) =>
        path(d, { transform, fill: "none", stroke: "currentColor", "stroke-width": 8.5, "stroke-linecap": "round" }),
      )
      .join(""),
    body: curls
      .map(({ d, transform, face }) =>
        group(
          { transform },
          stroke(d, ["#3A1806", 8.5]),
          stroke(d, [face, 5.5]),
          stroke(d, ["#F0C084", 1.4], { opacity: 0.7, transform: "translate(0 -1.4)" }),
        ),
      )
      .join(""),
  };
}

/** About 120 across: onion softened to gold in butter or oil, a loose tangle. */
function goldenOnions(random: Random): Drawing {
  const strips = Array.from({ length: 17 }, () => {
    const [x, y] = pointInDisc(42, random);
    const [size, bend] = [random.between(18, 32), random.between(12, 30)];
    return {
      d: `M${decimal(-size)} 0Q0 ${decimal(-bend)} ${decimal(size)} ${decimal(random.between(-5, 5))}`,
      transform: moved([x, y], { rotate: random.between(0, 360) }),
      face: random.pick(["#D08A2C", "#E2AC54", "#B97322", "#EDC57C"]),
    };
  });
  return {
    outline: strips
      .map(({ d, transform }) =>
        path(d, { transform, fill: "none", stroke: "currentColor", "stroke-width": 10.5, "stroke-linecap": "round" }),
      )
      .join(""),
    body: strips
      .map(({ d, transform, face }) =>
        group(
          { transform },
          stroke(d, ["#8A4F16", 10.5]),
          stroke(d, [face, 7.5]),
          stroke(d, ["#FFF0C8", 1.8], { opacity: 0.75, transform: "translate(0 -1.6)" }),
        ),
      )
      .join(""),
  };
}

export const pastaAndDumplings = {
  elbowMacaroni: { foods: ["macaroni"], draw: elbowMacaroni },
  ditalino: { foods: ["macaroni"], draw: ditalino },
  spatzle: { foods: ["flour"], within: ["egg"], draw: spatzle },
  ribbonNoodles: { foods: ["egg-noodle"], draw: ribbonNoodles },
  pierogi: { foods: ["flour"], draw: pierogi },
  manti: { foods: ["flour"], draw: manti },
  crispOnions: { foods: ["onion", "shallot"], draw: crispOnions },
  goldenOnions: { foods: ["onion", "shallot"], draw: goldenOnions },
} as const satisfies Record<string, FoodPiece>;
