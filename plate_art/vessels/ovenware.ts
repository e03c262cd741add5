// Vessels that come to the table straight from oven or stove. Origin 0,0 is the vessel's middle, as in `vessels.ts`.
// Tray and oven dish are wider than the round crop, which then shows their middle.
import { arc } from "../outlines.ts";
import { circle, ellipse, group, path, rectangle, type Svg, stroke } from "../svg.ts";
import type { Vessel } from "./vessel.ts";

/** An enamelled roasting tin: 824 wide, 652 high over all, its floor 728 by 556. */
export function tray(rim: string): Vessel {
  const floor = rectangle([728, 556], { rx: 58 });
  const ear = (side: number): Svg =>
    path(`M${side * 398}-88H${side * 428}C${side * 452}-88 ${side * 452} 88 ${side * 428} 88H${side * 398}Z`);
  const ears = ear(-1) + ear(1);
  const below =
    group({ filter: "url(#vessel-shadow)", fill: "#FDFEFF" }, rectangle([824, 652], { rx: 92 }), ears) +
    group({ fill: rim }, ears) +
    rectangle([824, 652], { rx: 92, fill: "url(#enamel)" }) +
    rectangle([806, 634], { rx: 84, fill: "none", stroke: rim, "stroke-width": 18 }) +
    rectangle([820, 648], { rx: 90, fill: "none", stroke: "#000", "stroke-opacity": 0.16, "stroke-width": 3 }) +
    stroke("M-401-120V-236C-401-286-370-315-318-315H-150", ["#fff", 5], { opacity: 0.55 }) +
    rectangle([752, 580], { rx: 68, fill: "#B9CADC" }) +
    rectangle([742, 570], { x: -369, y: -282, rx: 62, fill: "#DCE6F0" }) +
    group({ fill: "#F3F7FB" }, floor);
  const shade =
    stroke("M-352 230V-220C-352-254-332-266-306-266H300", ["#2A1204", 24], { opacity: 0.1 }) +
    rectangle([728, 556], { rx: 58, fill: "none", stroke: "#2A1204", "stroke-width": 7, opacity: 0.12 });
  return { well: 278, floor: { shape: floor, reach: 470 }, matt: true, below, shade, above: "" };
}

/** An oval stoneware dish, glazed outside in the rim's colour: 872 wide with its ears, 644 high, its floor 736 by 560. */
export function ovenDish(rim: string): Vessel {
  const floor = ellipse([368, 280]);
  const ear = (side: number): Svg =>
    path(
      `M${side * 384}-92C${side * 424}-112 ${side * 444}-40 ${side * 444} 0C${side * 444} 40 ${side * 424} 112 ${side * 384} 92Z`,
    );
  const ears = ear(-1) + ear(1);
  const below =
    group({ filter: "url(#vessel-shadow)", fill: rim }, ellipse([414, 324]), ears) +
    group({ fill: "#000", opacity: 0.14 }, ears) +
    ellipse([414, 324], { fill: rim }) +
    ellipse([402, 312], { cx: -1, cy: -2, fill: "#FBF6EA" }) +
    ellipse([380, 292], { fill: "#CDBD9F" }) +
    ellipse([376, 288], { cx: 2, cy: 3, fill: "#EADFC8" }) +
    stroke("M-406-18C-398-156-262-296-70-316", ["#fff", 4], { opacity: 0.5 });
  const shade =
    ellipse([366, 278], { fill: "none", stroke: "#2A1204", "stroke-width": 10, opacity: 0.12 }) +
    stroke("M-352 30C-352-146-190-264 10-266", ["#2A1204", 22], { opacity: 0.1 });
  return { well: 272, floor: { shape: floor, reach: 376 }, matt: true, below, shade, above: "" };
}

/** A black iron pan, its handle to the upper right. */
export function pan(): Vessel {
  const handle = (color: string, [inset, lift]: readonly [number, number]): Svg =>
    path(
      `M330 ${inset - 46}C400 ${inset - 40} 430 ${inset - 30} 470 ${inset - 34}H700V${34 - inset}H470C430 ${30 - inset} 400 ${40 - inset} 330 ${46 - inset}Z`,
      { fill: color, transform: `rotate(-37) translate(0 ${lift})` },
    );
  const well = 316;
  const below =
    group(
      { filter: "url(#vessel-shadow)" },
      handle("#1B1F26", [0, 0]),
      handle("#3A414C", [7, -3]),
      circle(372, { fill: "#22262E" }),
    ) +
    circle(369, { cx: -1, cy: -2, fill: "#474F5B" }) +
    circle(352, { fill: "#2B3038" }) +
    stroke(arc(361, [188, 268]), ["#fff", 5], { opacity: 0.35 }) +
    circle(well + 12, { fill: "#15181D" }) +
    circle(well + 6, { cx: 2, cy: 4, fill: "#343A44" });
  return { well, below, shade: circle(well, { fill: "url(#wall)" }), above: "" };
}
