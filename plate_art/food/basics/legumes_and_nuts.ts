// Beans, lentils, nuts and what is made of them. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, pointInDisc, spiral } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, moved, path, rectangle, stroke, times } from "../../svg.ts";

/** 48 across. */
function chickpea(): Drawing {
  return edged(
    circle(24),
    "#B98838",
    circle(21, { cx: -1, cy: -2, fill: "#E7BD6D" }),
    stroke("M-14 4C-6 10 4 10 12 2", ["#B98838", 3]),
    stroke("M-13-9A16 16 0 0 1-2-16", ["#fff", 3], { opacity: 0.45 }),
  );
}

/** 48 across: roasted with paprika until dark at the edge. */
function roastedChickpea(): Drawing {
  return edged(
    circle(24),
    "#8A4E17",
    circle(21, { cx: -1, cy: -2, fill: "#D28A3A" }),
    stroke("M-14 4C-6 10 4 10 12 2", ["#8A4E17", 3]),
    stroke("M-13-9A16 16 0 0 1-2-16", ["#fff", 3], { opacity: 0.4 }),
  );
}

/** 68 long. */
function blackBean(): Drawing {
  return bean("#17131C", "#37303F");
}

/** 68 long. */
function kidneyBean(): Drawing {
  return bean("#5A1D22", "#8A2F36");
}

function bean(edge: string, face: string): Drawing {
  return edged(
    path("M-34 0C-34-24 34-24 34 0C34 22 12 20 0 10C-12 20-34 22-34 0Z"),
    edge,
    path("M-29-2C-29-19 29-19 29-2C28 10 12 10 0 2C-12 10-28 10-29-2Z", { fill: face }),
    path("M-20-8C-10-14 4-14 12-12C0-10-10-8-18-3Z", { fill: "#fff", opacity: 0.35 }),
  );
}

/** 40 across. */
function lentil(random: Random): Drawing {
  return edged(
    ellipse([20, 17]),
    "#4D3A1B",
    ellipse([17, 14], { cx: -1, cy: -2, fill: random.pick(["#7C6331", "#8E7139", "#6A5529"]) }),
  );
}

/** 84 high: half a kernel, two wrinkled lobes. */
function walnut(): Drawing {
  return edged(
    path(
      "M-3-40C-20-44-34-30-32-16C-42-4-38 12-30 20C-26 36-12 42-3 38H3C12 42 26 36 30 20C38 12 42-4 32-16C34-30 20-44 3-40Z",
    ),
    "#7A4A1E",
    path("M-5-36C-18-39-29-28-27-15C-36-4-32 9-25 17C-21 31-11 36-5 32Z", { fill: "#DDAE6B" }),
    path("M5-36C18-39 29-28 27-15C36-4 32 9 25 17C21 31 11 36 5 32Z", { fill: "#CC9650" }),
    stroke(
      "M-10-26C-20-24-16-12-24-8M-8-8C-18-6-12 6-22 8M-8 12C-14 12-12 22-17 24M10-26C20-24 16-12 24-8M8-8C18-6 12 6 22 8M8 12C14 12 12 22 17 24",
      ["#96622B", 3.2],
    ),
    stroke("M-20-24C-16-30-12-32-8-32", ["#F3CF98", 3.4], { opacity: 0.8 }),
  );
}

/** 62 long, in its brown skin. */
function almond(): Drawing {
  return edged(
    path("M-31 2C-24-20 14-22 31-2C24 18-18 20-31 2Z"),
    "#6F3F1B",
    path("M-27 0C-20-16 12-18 26-3C18 10-16 13-27 0Z", { fill: "#B0703A" }),
    stroke("M-20-2C-8-8 6-9 18-5M-18 4C-6 1 6 1 16 2", ["#8A5327", 2.2]),
  );
}

/** 62 long, skinned and toasted pale gold. */
function blanchedAlmond(): Drawing {
  return edged(
    path("M-31 2C-24-20 14-22 31-2C24 18-18 20-31 2Z"),
    "#B07F42",
    path("M-27 0C-20-16 12-18 26-3C18 10-16 13-27 0Z", { fill: "#F1D6A2" }),
    stroke("M-20-3C-8-9 6-10 18-6", ["#FFF1D0", 3]),
    stroke("M-16 5C-6 4 6 4 14 3", ["#E2C187", 2]),
  );
}

/** 70 long: a thin flake of almond. */
function flakedAlmond(): Drawing {
  return edged(
    path("M-30 0C-22-19 14-20 31 0C18 17-20 18-30 0Z"),
    "#C99A5C",
    path("M-27 0C-20-15 13-16 27 0C16 13-18 14-27 0Z", { fill: "#FBEBC8" }),
    stroke("M-16 0H16", ["#E7CD98", 2.4]),
  );
}

/** 84 across: a fried ball, dark and crumbly, green inside where the crust has split. */
function falafel(random: Random): Drawing {
  const crust = blob(42, random, { points: 12, wobble: 0.07 });
  return edged(
    path(crust),
    "#4E2C10",
    path(crust, { fill: "#8F5A25", transform: "translate(-2 -3) scale(.92)" }),
    path(crust, { fill: "#AC7434", transform: "translate(-5 -7) scale(.66)" }),
    times(22, () => {
      const [x, y] = pointInDisc(34, random);
      const color = random.pick(["#6A3F17", "#C99252", "#5E3813", "#6F8A3A"]);
      return path(blob(random.between(2.5, 5.5), random, { points: 5, wobble: 0.3 }), {
        fill: color,
        transform: moved([x, y]),
      });
    }),
    stroke("M-28-14A33 33 0 0 1-10-30", ["#fff", 4], { opacity: 0.2 }),
  );
}

/** 260 across: spread with the back of a spoon, thinned tahini in the furrow. */
function hummus(random: Random): Drawing {
  const pool = blob(130, random, { points: 12, wobble: 0.04 });
  return edged(
    path(pool),
    "#B99256",
    path(pool, { fill: "#EFD9A8", transform: "translate(-2 -4) scale(.965)" }),
    stroke(spiral(98, { turns: 2.2, inner: 0.2 }), ["#CFAE6E", 21]),
    stroke(spiral(94, { turns: 2.2, inner: 0.2 }), ["#F8EBCB", 10], { opacity: 0.95 }),
    stroke(spiral(108, { turns: 2.2, inner: 0.3 }), ["#FBEFD0", 6], { opacity: 0.8 }),
  );
}

/** 66 across: browned tofu. */
function tofu(random: Random): Drawing {
  const turn = `rotate(${random.between(-30, 30).toFixed(0)})`;
  return edged(
    rectangle([64, 64], { rx: 9, transform: turn }),
    "#A8692B",
    rectangle([62, 62], { x: -32, y: -35, rx: 9, fill: "#E8BE7C", transform: turn }),
    rectangle([48, 48], { x: -25, y: -28, rx: 6, fill: "#F6DDB0", transform: turn }),
  );
}

export const legumesAndNuts = {
  chickpea: { foods: ["chickpea"], draw: chickpea },
  roastedChickpea: { foods: ["chickpea"], draw: roastedChickpea },
  blackBean: { foods: ["black-bean"], draw: blackBean },
  kidneyBean: { foods: ["kidney-bean"], draw: kidneyBean },
  lentil: { foods: ["lentil"], draw: lentil },
  walnut: { foods: ["walnut"], draw: walnut },
  almond: { foods: ["almond"], draw: almond },
  blanchedAlmond: { foods: ["blanched-almond", "almond"], draw: blanchedAlmond },
  flakedAlmond: { foods: ["almond"], draw: flakedAlmond },
  falafel: { foods: ["chickpea", "falafel"], draw: falafel },
  hummus: { foods: ["chickpea"], within: ["tahini"], draw: hummus },
  tofu: { foods: ["tofu"], draw: tofu },
} as const satisfies Record<string, FoodPiece>;
