// Vessels of sauces and of fried snacks. Origin 0,0 is the vessel's middle, and
// every one fills the same circle as a plate, so that the round cut fits it too.
import { arc, GOLDEN_ANGLE, polar, spiral } from "../outlines.ts";
import { circle, decimal, ellipse, group, moved, path, rectangle, type Svg, stroke, times, turned } from "../svg.ts";
import type { Vessel } from "./vessel.ts";

const RADIUS = 372;

type DrawVessel = (rim: string) => Vessel;

/** Vessels by name. Where the plate names a `rim`, it is the colour of the glaze, of the metal or of the paper's print. */
export const kitchenVessels = {
  crock: (rim) => stoneware(rim, woodenSpoon()),
  cazuela: (rim) => stoneware(rim, ""),
  katori,
  mortar,
  saucepan,
  jar,
  lined,
} as const satisfies Record<string, DrawVessel>;

const wall = (well: number): Svg => circle(well, { fill: "url(#wall)" });

const underShadow = (...shapes: readonly Svg[]): Svg => group({ filter: "url(#vessel-shadow)" }, ...shapes);

/** A glazed bowl with a broad speckled lip, raw clay showing at its edges. */
function stoneware(glaze: string, above: Svg): Vessel {
  const well = 276;
  const specks = times(120, (index) => {
    const [x, y] = polar(302 + ((index * 37) % 64), index * GOLDEN_ANGLE);
    return circle(1.2 + (index % 4) * 0.7, { cx: x, cy: y, fill: index % 3 ? "#2A1204" : "#fff", opacity: 0.22 });
  });
  const below =
    underShadow(circle(RADIUS, { fill: "#8A5B38" })) +
    circle(RADIUS - 5, { fill: glaze }) +
    circle(RADIUS - 8, { fill: "none", stroke: "#000", "stroke-width": 9, opacity: 0.14 }) +
    specks +
    circle(338, { fill: "none", stroke: "#fff", "stroke-width": 12, opacity: 0.16 }) +
    stroke(arc(340, [192, 262]), ["#fff", 15], { opacity: 0.5 }) +
    stroke(arc(338, [18, 58]), ["#fff", 8], { opacity: 0.25 }) +
    circle(well + 17, { fill: "#A8744A" }) +
    circle(well + 12, { fill: "#5A3A22" }) +
    circle(well + 9, { cx: 2, cy: 4, fill: "#E9DECB" });
  return { well, below, shade: wall(well), above };
}

/** A wooden spoon, its bowl brimful with the sauce it is sunk in, leaning over the lip to the lower right. */
function woodenSpoon(): Svg {
  const handle = "M0-15C70-15 170-11 262-17C302-20 302 20 262 17C170 11 70 15 0 15Z";
  return group(
    { transform: moved([142, 117], { rotate: 40 }) },
    path(handle, { fill: "#2A1204", opacity: 0.22, transform: "translate(14 12)" }),
    ellipse([66, 47], { cx: -52, cy: 3, fill: "none", stroke: "#5E3414", "stroke-width": 15, opacity: 0.3 }),
    ellipse([64, 45], { cx: -54, fill: "none", stroke: "#8A5526", "stroke-width": 13 }),
    ellipse([64, 45], { cx: -55, cy: -1, fill: "none", stroke: "#CF9655", "stroke-width": 7 }),
    path(handle, { fill: "#8A5526" }),
    path(handle, { fill: "#CF9655", transform: "translate(0 -2) scale(1 .8)" }),
    stroke("M16-6C90-6 180-3 270-8", ["#EFC78F", 5], { opacity: 0.85 }),
    stroke("M-108-22C-96-36-76-42-56-42", ["#EFC78F", 4], { opacity: 0.8 }),
  );
}

/** A small steel bowl on its steel plate. */
function katori(): Vessel {
  const well = 268;
  const shine = (radius: number, width: number): Svg =>
    stroke(arc(radius, [196, 250]), ["#fff", width], { opacity: 0.85 }) +
    stroke(arc(radius, [262, 272]), ["#fff", width], { opacity: 0.6 }) +
    stroke(arc(radius, [20, 66]), ["#fff", width * 0.8], { opacity: 0.6 }) +
    stroke(arc(radius, [100, 160]), ["#6D7B88", width], { opacity: 0.28 });
  const below =
    underShadow(circle(RADIUS, { fill: "#8E9AA5" })) +
    circle(RADIUS - 4, { fill: "#DCE3E9" }) +
    circle(RADIUS - 18, { fill: "#A9B5C0" }) +
    circle(RADIUS - 22, { fill: "#CDD6DD" }) +
    shine(360, 12) +
    group({ filter: "url(#small-shadow)" }, circle(304, { fill: "#8996A2" })) +
    circle(301, { fill: "#EEF2F5" }) +
    circle(290, { fill: "#95A2AE" }) +
    shine(296, 9) +
    circle(well + 9, { fill: "#7C8995" }) +
    circle(well + 5, { cx: 2, cy: 4, fill: "#C3CDD5" });
  return { well, below, shade: wall(well), above: "" };
}

/** A Japanese mortar with its combed wall, the wooden pestle leaning in it. */
function mortar(rim: string): Vessel {
  const well = 244;
  const comb = turned(84, () => stroke("M244 0C270 8 300 10 334 6", ["#D9B27E", 3.4]));
  const pestle = "M-26-24C60-32 190-28 300-22C334-20 334 20 300 22C190 28 60 32-26 24C-52 18-52-18-26-24Z";
  const below =
    underShadow(circle(RADIUS, { fill: rim })) +
    circle(RADIUS - 3, { fill: "none", stroke: "#000", "stroke-opacity": 0.3, "stroke-width": 6 }) +
    stroke(arc(356, [194, 262]), ["#fff", 12], { opacity: 0.4 }) +
    circle(342, { fill: "#3B2314" }) +
    circle(337, { cx: 1, cy: 3, fill: "#7A4E2C" }) +
    comb +
    circle(well + 40, { fill: "none", stroke: "#2A1204", "stroke-width": 60, opacity: 0.1 });
  const above = group(
    { transform: moved([86, -74], { rotate: -41 }) },
    path(pestle, { fill: "#2A1204", opacity: 0.24, transform: "translate(2 20)" }),
    path(pestle, { fill: "#8F5C2C" }),
    path(pestle, { fill: "#D09A5C", transform: "translate(0 -3) scale(.985 .84)" }),
    stroke("M-14-12C80-18 190-14 306-10", ["#EFC78F", 6], { opacity: 0.85 }),
    stroke("M10 8C90 10 180 10 280 6", ["#A66F38", 4], { opacity: 0.7 }),
  );
  return { well, below, shade: wall(well), above };
}

/** A pan with a long handle to the upper right and a whisk standing in it. `rim` is its metal. */
function saucepan(rim: string): Vessel {
  const well = 306;
  const wire = (width: number): Svg =>
    stroke(`M0 0C-60 ${decimal(-width)}-190 ${decimal(-width)}-196 0C-190 ${decimal(width)}-60 ${decimal(width)} 0 0`, [
      "#8D9AA6",
      6,
    ]) + stroke(`M0-2C-60 ${decimal(-width)}-190 ${decimal(-width)}-195-3`, ["#F4F8FB", 2.4]);
  const below =
    underShadow(
      group(
        { transform: "rotate(-36)" },
        rectangle([330, 62], { x: RADIUS - 60, y: -31, rx: 26, fill: "#2B2A2D" }),
        rectangle([300, 20], { x: RADIUS - 20, y: -24, rx: 10, fill: "#5A585E" }),
        rectangle([70, 92], { x: RADIUS - 50, y: -46, rx: 18, fill: "#8C98A4" }),
      ),
      circle(350, { fill: rim }),
    ) +
    circle(348, { fill: "none", stroke: "#000", "stroke-opacity": 0.28, "stroke-width": 5 }) +
    circle(334, { fill: "none", stroke: "#fff", "stroke-opacity": 0.45, "stroke-width": 9 }) +
    stroke(arc(336, [192, 258]), ["#fff", 12], { opacity: 0.8 }) +
    stroke(arc(336, [18, 70]), ["#fff", 8], { opacity: 0.45 }) +
    circle(well + 14, { fill: "#7F8B97" }) +
    circle(well + 9, { cx: 2, cy: 4, fill: "#C6D0D8" });
  const above = group(
    { transform: moved([96, 88], { rotate: 40 }) },
    ellipse([104, 66], { cx: -96, cy: 12, fill: "#2A1204", opacity: 0.13 }),
    ...[92, 58, 22].map(wire),
    rectangle([300, 34], { x: -6, y: -7, rx: 17, fill: "#2A1204", opacity: 0.22 }),
    rectangle([300, 34], { x: -10, y: -17, rx: 17, fill: "#7D8A96" }),
    rectangle([290, 24], { x: -6, y: -15, rx: 12, fill: "#D5DEE6" }),
    rectangle([270, 6], { x: 2, y: -11, rx: 3, fill: "#fff", opacity: 0.9 }),
  );
  return { well, below, shade: wall(well), above };
}

/** A clip-top jar seen into its mouth, its lid hanging back to the upper left, on a plate. */
function jar(rim: string): Vessel {
  const well = 252;
  const lid = group(
    { transform: moved(polar(392, 218)) },
    circle(176, { fill: "#9FC0CC" }),
    circle(172, { fill: "#DCECF1" }),
    circle(150, { fill: "#BCD6DF" }),
    circle(146, { fill: "#EAF5F8" }),
    stroke(spiral(96, { turns: 1, inner: 0.8 }), ["#C9DFE7", 7]),
    circle(161, { fill: "none", stroke: "#E2573D", "stroke-width": 13 }),
    stroke(arc(128, [196, 260]), ["#fff", 10], { opacity: 0.9 }),
  );
  const wire = "M-276-150C-330-120-352-60-330 10M150-276C120-330 60-352-10-330";
  const below =
    underShadow(circle(RADIUS, { fill: "#FDFEFF" })) +
    circle(RADIUS, { fill: "url(#enamel)" }) +
    circle(RADIUS - 9, { fill: "none", stroke: rim, "stroke-width": 18 }) +
    circle(RADIUS - 2, { fill: "none", stroke: "#000", "stroke-opacity": 0.16, "stroke-width": 3 }) +
    group({ filter: "url(#small-shadow)" }, lid) +
    group({ filter: "url(#small-shadow)" }, circle(318, { fill: "#A9C8D4" })) +
    circle(315, { fill: "#DDEDF3" }) +
    circle(296, { fill: "#C2DAE4" }) +
    circle(291, { fill: "#F2F9FB" }) +
    circle(well + 14, { fill: "#A5C2CE" }) +
    circle(well + 9, { fill: "#D8E8EE" });
  const above =
    stroke(wire, ["#77828D", 12]) +
    stroke(wire, ["#DDE4EA", 5]) +
    stroke(arc(304, [182, 258]), ["#fff", 9], { opacity: 0.95 }) +
    stroke(arc(304, [14, 66]), ["#fff", 7], { opacity: 0.85 }) +
    stroke(arc(274, [200, 236]), ["#fff", 8], { opacity: 0.6 });
  return { well, below, shade: wall(well), above };
}

/** A plate lined with a sheet of greaseproof paper, checked in the rim's colour, as for what comes out of hot oil. */
function lined(rim: string): Vessel {
  const sheet =
    "M-226-262C-120-250 60-262 214-250C252-246 262-236 264-196C256-70 268 90 258 214C256 250 240 258 204 258C80 250-90 266-210 254C-250 250-262 236-260 200C-252 80-268-90-258-214C-256-250-250-262-226-262Z";
  const lines = times(13, (index) => {
    const at = index * 44 - 264;
    return path(`M${at}-290V290M-290 ${at}H290`, { stroke: rim, "stroke-width": 5, opacity: 0.17 });
  });
  const below =
    underShadow(circle(RADIUS, { fill: "#FDFEFF" })) +
    circle(RADIUS, { fill: "url(#enamel)" }) +
    circle(RADIUS - 9, { fill: "none", stroke: rim, "stroke-width": 18 }) +
    circle(RADIUS - 2, { fill: "none", stroke: "#000", "stroke-opacity": 0.16, "stroke-width": 3 }) +
    stroke(arc(RADIUS - 9, [200, 258]), ["#fff", 5], { opacity: 0.55 }) +
    circle(308, { fill: "#DFE8F1" }) +
    circle(304, { cx: 2, cy: 4, fill: "#F7FAFD" }) +
    group(
      { transform: "rotate(-13)" },
      path(sheet, { fill: "#2A1204", opacity: 0.14, transform: "translate(6 9)" }),
      path(sheet, { fill: "#FFF9EC" }),
      `<clipPath id="paper">${path(sheet)}</clipPath>`,
      group({ "clip-path": "url(#paper)" }, lines),
      stroke("M-250-60C-120-20 40-90 256-40M60-252C40-120 90 60 50 252", ["#E3D5B8", 4], { opacity: 0.7 }),
    );
  return { well: 286, below, shade: "", above: "" };
}
