// Vessels of a breakfast: trays for several small bowls, a wire rack, a dish from the oven. All lie within
// the circle of a plate, origin 0,0 in their middle.
import { darker, paler } from "../colors.ts";
import { arc, polar } from "../outlines.ts";
import { circle, decimal, group, path, rectangle, type Svg, stroke, times } from "../svg.ts";
import { metalTray, woodenTray } from "./grounds.ts";
import type { Vessel } from "./vessel.ts";

/** Vessels by name. `rim` is the colour of the metal, the lacquer or the glaze. */
export const breakfastVessels = {
  metalTray: (rim) => ({ well: 310, below: metalTray(rim), shade: "", above: "" }),
  woodenTray: (rim) => ({ well: 330, below: woodenTray(rim), shade: "", above: "" }),
  rack,
  bakingDish,
} as const satisfies Record<string, (rim: string) => Vessel>;

/** A round wire rack to cool bakes on, a folded cloth's corner showing under it in the rim's colour. */
function rack(rim: string): Vessel {
  const wire = (d: string, width: number): Svg =>
    stroke(d, ["#5F6B77", width]) + stroke(d, ["#EEF3F7", width * 0.45], { transform: "translate(-1 -2)" });
  const bars = times(15, (index) => {
    const y = (index - 7) * 46;
    const half = decimal(Math.sqrt(352 ** 2 - y ** 2));
    return wire(`M-${half} ${y}H${half}`, 9);
  });
  const stays = [-170, 0, 170].map((x) => {
    const half = decimal(Math.sqrt(352 ** 2 - x ** 2));
    return wire(`M${x}-${half}V${half}`, 11);
  });
  const checks = times(9, (index) => path(`M${index * 84 - 340}-370V370M-370 ${index * 84 - 340}H370`, {}));
  const below =
    `<clipPath id="rack">${circle(356)}</clipPath>` +
    group({ filter: "url(#vessel-shadow)" }, circle(358, { fill: "#F4F7FA" })) +
    group(
      { "clip-path": "url(#rack)", stroke: rim, "stroke-width": 34, opacity: 0.28, transform: "rotate(14)" },
      checks,
    ) +
    circle(358, { fill: "#0A1B3D", opacity: 0.1 }) +
    group(
      { opacity: 0.22, transform: "translate(6 12)" },
      circle(356, { fill: "none", stroke: "#0A1B3D", "stroke-width": 13 }),
    ) +
    stays.join("") +
    bars +
    circle(358, { fill: "none", stroke: "#56626E", "stroke-width": 17 }) +
    circle(358, { fill: "none", stroke: "#C9D3DC", "stroke-width": 9 }) +
    stroke(arc(356, [188, 262]), ["#fff", 5], { opacity: 0.9 });
  return { well: 320, below, shade: "", above: "" };
}

/** An oblong stoneware dish of 770 by 550 with its two handles; its floor is 672 by 446, drawn as 560 by 372. */
function bakingDish(rim: string): Vessel {
  const dark = darker(rim, 0.35);
  const ear = (sign: number): Svg => {
    const [x, y] = polar(300, sign > 0 ? 0 : 180);
    return (
      rectangle([84, 210], { x: x - 42 + sign * 16, y: y - 105, rx: 40, fill: dark }) +
      rectangle([78, 202], { x: x - 39 + sign * 15, y: y - 103, rx: 38, fill: rim }) +
      rectangle([30, 120], { x: x - 15 + sign * 30, y: y - 60, rx: 15, fill: darker(rim, 0.5), opacity: 0.5 })
    );
  };
  const size = { transform: "scale(1.2)" };
  const floor = rectangle([560, 372], { rx: 34, ...size });
  const below = group(
    size,
    group({ filter: "url(#vessel-shadow)" }, ear(-1), ear(1), rectangle([640, 460], { rx: 66, fill: dark })),
    rectangle([634, 452], { rx: 62, fill: rim }),
    rectangle([606, 424], { rx: 52, fill: "none", stroke: paler(rim, 0.5), "stroke-width": 7, opacity: 0.7 }),
    rectangle([586, 398], { rx: 42, fill: "#CDBD9F" }),
    rectangle([578, 390], { x: -287, y: -192, rx: 38, fill: "#F1E7D2" }),
    stroke("M-302-120V-160C-302-190-282-210-252-210H-90", ["#fff", 8], { opacity: 0.65 }),
  );
  return { well: 200, floor: { shape: floor, reach: 340 }, matt: true, below, shade: "", above: "" };
}
