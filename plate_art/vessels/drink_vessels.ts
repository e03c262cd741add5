// Glasses, cups, jars and jugs, seen from above and a little from the front, so that a tall one shows its side and the drink
// in it. Each stands on a ground of a plate's size. `middle` is where the drink's surface has its own 0,0.

import { darker, paler } from "../colors.ts";
import { arc, GOLDEN_ANGLE, polar } from "../outlines.ts";
import { circle, decimal, ellipse, group, moved, path, rectangle, type Svg, stroke, times, turned } from "../svg.ts";
import type { Tones } from "../tones.ts";
import { cork, metalTray, saucer, slate, strawMat, trunkSlice } from "./grounds.ts";
import type { Vessel } from "./vessel.ts";

/** Vessels by name. `rim` is the colour of the cup, or, under a glass, of what it stands on. */
export const drinkVessels = {
  tallGlass: (rim, tones) => tallGlass(rim, { tones, above: "" }),
  strawGlass: (rim, tones) => tallGlass(rim, { tones, above: straw(rim) }),
  tumbler,
  masonJar,
  bottle,
  wineGlass,
  jug,
  mug,
  bowlCup,
  copperCup,
} as const satisfies Record<string, (rim: string, tones: Tones) => Vessel>;

/** An upright vessel: its mouth round 0,0, its foot `drop` below it, both as radii. */
interface Upright {
  readonly mouth: number;
  readonly foot: number;
  readonly drop: number;
}

const wall = (well: number): Svg => circle(well, { fill: "url(#wall)" });

const lifted = (...parts: readonly Svg[]): Svg => group({ filter: "url(#vessel-shadow)" }, ...parts);

/** The outline of mouth, side and foot in one. */
function side({ mouth, foot, drop }: Upright): string {
  const down = (mouth - foot) / drop;
  const across = Math.sqrt(1 - down ** 2);
  const at = (radius: number, sign: number, y: number): string =>
    `${decimal(sign * radius * across)} ${decimal(y + radius * down)}`;
  const [over, under] = mouth > foot ? [1, 0] : [0, 1];
  return `M${at(mouth, -1, 0)}A${mouth} ${mouth} 0 ${over} 1 ${at(mouth, 1, 0)}L${at(foot, 1, drop)}A${foot} ${foot} 0 ${under} 1 ${at(foot, -1, drop)}Z`;
}

/** A glass wall with the drink behind it: light comes through on the left, the thick bottom shines. */
function glassBody(shape: Upright, { edge, face, light }: Tones): Svg {
  const { mouth, foot, drop } = shape;
  const inner = { mouth: mouth - 15, foot: foot - 17, drop: drop - 14 };
  return (
    `<linearGradient id="drink" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${edge}"/><stop offset=".16" stop-color="${light}"/><stop offset=".4" stop-color="${face}"/><stop offset=".76" stop-color="${face}"/><stop offset="1" stop-color="${edge}"/></linearGradient>` +
    lifted(path(side(shape), { fill: "#B7D0DC" })) +
    path(side({ mouth: mouth - 4, foot: foot - 4, drop }), { fill: "#E9F4F8" }) +
    path(side(inner), { fill: "url(#drink)" }) +
    group(
      { transform: moved([0, drop]) },
      stroke(arc(foot - 12, [24, 156]), ["#fff", 9], { opacity: 0.7 }),
      stroke(arc(foot - 32, [30, 150]), [edge, 12], { opacity: 0.45 }),
    ) +
    path(`M${-(mouth - 34)} 60L${-(foot - 26)} ${drop + 10}`, {
      stroke: "#fff",
      "stroke-width": 15,
      "stroke-linecap": "round",
      opacity: 0.6,
    }) +
    path(`M${mouth - 30} 70L${foot - 24} ${drop - 6}`, {
      stroke: "#fff",
      "stroke-width": 7,
      "stroke-linecap": "round",
      opacity: 0.4,
    })
  );
}

/** The lip round the mouth, down to the surface of the drink. */
function lip(mouth: number, well: number): Svg {
  return (
    circle(mouth, { fill: "#A9C6D3" }) +
    circle(mouth - 3, { fill: "#F6FBFD" }) +
    circle(well + 9, { fill: "#BCD5E0" }) +
    circle(well + 4, { fill: "#E6F2F6" })
  );
}

function lipShine(mouth: number): Svg {
  return (
    stroke(arc(mouth - 8, [186, 264]), ["#fff", 8], { opacity: 0.95 }) +
    stroke(arc(mouth - 8, [18, 64]), ["#fff", 6], { opacity: 0.85 }) +
    stroke(arc(mouth - 38, [198, 240]), ["#fff", 9], { opacity: 0.4 })
  );
}

/** A highball glass on a straw mat. */
function tallGlass(rim: string, { tones, above }: { tones: Tones; above: Svg }): Vessel {
  const [well, middle] = [196, [0, -96] as const];
  const shape = { mouth: 218, foot: 158, drop: 262 };
  const below = strawMat(rim) + group({ transform: moved(middle) }, glassBody(shape, tones), lip(shape.mouth, well));
  return {
    well,
    middle,
    below,
    shade: wall(well),
    above: group({ transform: moved(middle) }, lipShine(shape.mouth), above),
  };
}

/** A paper straw standing in the drink and leaning over the lip to the upper right. */
function straw(color: string): Svg {
  return group(
    { transform: moved([60, -40], { rotate: 40 }) },
    rectangle([38, 270], { x: -12, y: -226, rx: 10, fill: "#2A1204", opacity: 0.16 }),
    rectangle([36, 274], { x: -18, y: -236, rx: 10, fill: "#FFFFFF" }),
    times(7, (index) =>
      path(`M-18 ${index * 36 - 216}L18 ${index * 36 - 234}V${index * 36 - 216}L-18 ${index * 36 - 198}Z`, {
        fill: color,
      }),
    ),
    rectangle([8, 268], { x: 9, y: -232, rx: 4, fill: "#0A1B3D", opacity: 0.12 }),
    ellipse([18, 11], { cy: -230, fill: darker(color, 0.6) }),
    ellipse([12, 7], { cy: -230, fill: darker(color, 0.82) }),
  );
}

/** A low, faceted glass on a round of cork. */
function tumbler(rim: string, tones: Tones): Vessel {
  const [well, middle] = [250, [0, -46] as const];
  const shape = { mouth: 274, foot: 222, drop: 128 };
  const facets = times(9, (index) => {
    const x = -216 + index * 54;
    return path(
      `M${x} ${decimal(Math.sqrt(274 ** 2 - x ** 2) + 6)}L${decimal(x * 0.82)} ${decimal(128 + Math.sqrt(Math.max(0, 206 ** 2 - (x * 0.82) ** 2)))}`,
      {
        stroke: "#fff",
        "stroke-width": 5,
        "stroke-linecap": "round",
        opacity: 0.45,
      },
    );
  });
  const below =
    cork(rim) + group({ transform: moved(middle) }, glassBody(shape, tones), facets, lip(shape.mouth, well));
  return { well, middle, below, shade: wall(well), above: group({ transform: moved(middle) }, lipShine(shape.mouth)) };
}

/** A jar with a screw thread and a handle, on a slice of wood. */
function masonJar(_rim: string, tones: Tones): Vessel {
  const [well, middle] = [190, [-24, -92] as const];
  const shape = { mouth: 250, foot: 216, drop: 196 };
  const handle = "M196 20C330-16 366 130 312 190C286 222 250 232 206 226";
  const neck = { mouth: 226, foot: 214, drop: 44 };
  const below =
    trunkSlice() +
    group(
      { transform: moved(middle) },
      lifted(stroke(handle, ["#B7D0DC", 46])),
      stroke(handle, ["#EEF7FA", 34]),
      stroke(handle, ["#C3DBE5", 10], { transform: "translate(8 8)" }),
      stroke("M222 16C312-4 338 96 312 150", ["#fff", 7], { opacity: 0.9 }),
      glassBody(shape, tones),
      path(side(neck), { fill: "#CFE3EC" }),
      circle(226, { fill: "#E4F1F6" }),
      stroke(arc(219, [10, 170]), ["#9DBECD", 5]),
      stroke(arc(232, [16, 164]), ["#9DBECD", 5], { transform: "translate(0 18)" }),
      stroke(arc(232, [16, 164]), ["#fff", 5], { transform: "translate(0 26)" }),
      lip(212, well),
    );
  return { well, middle, below, shade: wall(well), above: group({ transform: moved(middle) }, lipShine(212)) };
}

/** A wide-necked milk bottle on a slice of wood. */
function bottle(_rim: string, tones: Tones): Vessel {
  const [well, middle] = [112, [-76, -150] as const];
  const belly = { mouth: 196, foot: 186, drop: 176 };
  const shoulder = { mouth: 138, foot: 194, drop: 96 };
  const below =
    trunkSlice() +
    group(
      { transform: moved(middle) },
      group({ transform: moved([0, 110]) }, glassBody(belly, tones)),
      path(side(shoulder), { fill: "#D5E6ED" }),
      path(side({ ...shoulder, mouth: 124, foot: 178 }), { fill: tones.light }),
      path(side({ mouth: 118, foot: 172, drop: 100 }), { fill: tones.face, transform: "translate(0 6)" }),
      stroke("M-132 58C-160 84-172 118-172 160", ["#fff", 13], { opacity: 0.7 }),
      stroke("M136 70C156 92 166 116 168 140", ["#fff", 7], { opacity: 0.45 }),
      stroke(arc(146, [20, 160]), ["#fff", 7], { opacity: 0.7, transform: "translate(0 16)" }),
      lip(138, well),
    );
  return { well, middle, below, shade: wall(well), above: group({ transform: moved(middle) }, lipShine(138)) };
}

/** A large wine glass on slate, its foot showing below the bowl. */
function wineGlass(_rim: string, tones: Tones): Vessel {
  const [well, middle] = [226, [0, -78] as const];
  const below =
    slate() +
    group(
      { transform: moved(middle) },
      lifted(ellipse([156, 128], { cy: 270, fill: "#A9C6D3" })),
      ellipse([151, 123], { cy: 270, fill: "#DCEBF1" }),
      ellipse([128, 102], { cx: 2, cy: 272, fill: "#C2D6E0" }),
      stroke(arc(136, [150, 220]), ["#fff", 9], { transform: "translate(0 270) scale(1 .82)", opacity: 0.9 }),
      path("M-26 226L-13 282C-6 296 6 296 13 282L26 226Z", { fill: "#EEF7FA" }),
      glassBody({ mouth: 248, foot: 130, drop: 130 }, tones),
      lip(248, well),
    );
  return { well, middle, below, shade: wall(well), above: group({ transform: moved(middle) }, lipShine(248)) };
}

/** A glass jug with a lip to pour from at the upper left and a handle on the right, on a saucer. */
function jug(rim: string, tones: Tones): Vessel {
  const [well, middle] = [216, [-34, -76] as const];
  const shape = { mouth: 240, foot: 214, drop: 178 };
  const spout = "M-118-206C-190-236-236-232-254-216C-262-190-246-150-206-118Z";
  const handle = "M232-44C322-78 374-34 362 40C350 118 290 160 226 168";
  const below =
    saucer(rim) +
    group(
      { transform: moved(middle) },
      lifted(stroke(handle, ["#A9C6D3", 50])),
      stroke(handle, ["#E9F4F8", 39]),
      stroke("M246-36C316-60 346-24 340 36", ["#fff", 9], { opacity: 0.95 }),
      stroke("M352 60C336 112 290 142 240 152", ["#BCD5E0", 9]),
      lifted(path(spout, { fill: "#A9C6D3" })),
      glassBody(shape, tones),
      path(spout, { fill: "#A9C6D3" }),
      path(spout, { fill: "#F1F8FB", transform: "translate(-5 -5) scale(.97)" }),
      lip(shape.mouth, well),
      path("M-128-176C-176-208-216-216-230-206C-238-192-214-160-176-128Z", { fill: tones.face, opacity: 0.55 }),
    );
  return { well, middle, below, shade: wall(well), above: group({ transform: moved(middle) }, lipShine(shape.mouth)) };
}

/** A stoneware mug with a wide handle, glazed in the rim's colour and speckled, on a slice of wood. */
function mug(glaze: string): Vessel {
  const [well, middle] = [226, [-26, -42] as const];
  const shape = { mouth: 262, foot: 232, drop: 108 };
  const handle = "M236-30C330-64 388-20 374 58C362 118 300 146 232 140";
  const specks = times(70, (index) => {
    const [x, y] = polar(248 + ((index * 17) % 12), index * GOLDEN_ANGLE);
    return circle(1.6 + (index % 4), { cx: x, cy: y + (y > 60 ? (index * 29) % 84 : 0), fill: "#fff", opacity: 0.55 });
  });
  const below =
    trunkSlice() +
    group(
      { transform: moved(middle) },
      lifted(stroke(handle, [darker(glaze, 0.4), 62])),
      stroke(handle, [glaze, 50]),
      stroke("M250-24C326-48 356-8 350 44", [paler(glaze, 0.5), 9], { opacity: 0.8 }),
      lifted(path(side(shape), { fill: darker(glaze, 0.5) })),
      path(side({ ...shape, mouth: 259, foot: 229 }), { fill: darker(glaze, 0.18) }),
      stroke(`M-232 60L-208 ${108 + 40}`, [paler(glaze, 0.6), 14], { opacity: 0.6 }),
      circle(262, { fill: darker(glaze, 0.25) }),
      circle(259, { fill: glaze }),
      specks,
      stroke(arc(246, [192, 262]), ["#fff", 9], { opacity: 0.6 }),
      circle(well + 12, { fill: darker(glaze, 0.55) }),
      circle(well + 8, { cx: 2, cy: 3, fill: "#E9DECB" }),
    );
  return { well, middle, below, shade: wall(well), above: "" };
}

/** A wide porcelain cup without a handle, fluted, on its saucer with a gilded edge. */
function bowlCup(rim: string): Vessel {
  const [well, middle] = [196, [-36, -36] as const];
  const flutes = turned(28, () => path("M0 258C10 244 12 232 8 216H-8C-12 232-10 244 0 258Z", { fill: "#DCE6EF" }));
  const below =
    saucer(rim) +
    turned(40, () => circle(7, { cx: 334, fill: rim, opacity: 0.55 })) +
    group(
      { transform: moved(middle) },
      lifted(path(side({ mouth: 246, foot: 204, drop: 62 }), { fill: "#C3D2E2" })),
      path(side({ mouth: 243, foot: 200, drop: 60 }), { fill: "#EAF1F7" }),
      circle(246, { fill: "#FDFEFF" }),
      flutes,
      circle(240, { fill: "none", stroke: rim, "stroke-width": 9 }),
      stroke(arc(240, [196, 256]), ["#fff", 5], { opacity: 0.8 }),
      circle(well + 10, { fill: "#B9CADC" }),
      circle(well + 6, { cx: 2, cy: 3, fill: "#E4EDF5" }),
    );
  return { well, middle, below, shade: wall(well), above: "" };
}

/** A beaten copper beaker, tinned inside, on a tray of pewter. */
function copperCup(_rim: string): Vessel {
  const [well, middle] = [226, [0, -52] as const];
  const shape = { mouth: 256, foot: 212, drop: 132 };
  const dents = times(80, (index) => {
    const [row, at] = [Math.floor(index / 20), index % 20];
    const [x, y] = polar(250 - row * 12, 12 + at * 8.2 + (row % 2) * 4);
    return ellipse([13, 10], { cx: x, cy: y + 26 + row * 33, fill: index % 2 ? "#E8A06A" : "#D98A52", opacity: 0.75 });
  });
  const below =
    metalTray("#AEB9C2") +
    group(
      { transform: moved(middle) },
      lifted(path(side(shape), { fill: "#7A3D1B" })),
      path(side({ ...shape, mouth: 253, foot: 209 }), { fill: "#C4733D" }),
      `<clipPath id="beaker">${path(side({ ...shape, mouth: 251, foot: 207 }))}</clipPath>`,
      group({ "clip-path": "url(#beaker)" }, dents),
      stroke("M-212 96L-190 178", ["#FFD9B3", 15], { opacity: 0.8 }),
      circle(256, { fill: "#8F4A22" }),
      circle(253, { fill: "#E39A62" }),
      stroke(arc(246, [190, 262]), ["#FFE3C4", 9], { opacity: 0.9 }),
      circle(well + 12, { fill: "#7F8B97" }),
      circle(well + 8, { cx: 2, cy: 3, fill: "#D5DEE6" }),
    );
  return { well, middle, below, shade: wall(well), above: "" };
}
