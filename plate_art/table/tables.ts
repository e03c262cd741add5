import type { Random } from "../seeded_random.ts";
import { group, path, rectangle, type Svg, stroke } from "../svg.ts";

/** Tables under the plate: light from the top left, so each table runs from a lighter to a darker tone. */
interface Table {
  readonly light: string;
  readonly dark: string;
  /** Default colour of the cloth's weave. */
  readonly clothInk: string;
}

export const TABLE_NAMES = [
  "sky",
  "yolk",
  "mint",
  "blush",
  "cobalt",
  "tomato",
  "leaf",
  "linen",
  "slate",
  "walnut",
  "lilac",
] as const;

export type TableName = (typeof TABLE_NAMES)[number];

const PALE_INK = "#C9D8EA";

export const tables: Readonly<Record<TableName, Table>> = {
  sky: { light: "#C4DDF3", dark: "#A9CBE9", clothInk: "#0F3F94" },
  yolk: { light: "#FFD873", dark: "#FFC845", clothInk: PALE_INK },
  mint: { light: "#C2E4CF", dark: "#A3D3B6", clothInk: "#1F6B45" },
  blush: { light: "#F9C6BC", dark: "#F3AA9E", clothInk: "#C1341C" },
  cobalt: { light: "#2A5DB4", dark: "#184A9E", clothInk: PALE_INK },
  tomato: { light: "#E9634A", dark: "#D94A31", clothInk: PALE_INK },
  leaf: { light: "#4C9A6D", dark: "#36855A", clothInk: PALE_INK },
  linen: { light: "#EDE7DA", dark: "#DFD6C4", clothInk: "#0F3F94" },
  // Tables for the photos of demo users.
  slate: { light: "#5D6B7A", dark: "#46525F", clothInk: "#E8B23A" },
  walnut: { light: "#A9764B", dark: "#8C5C36", clothInk: "#1F6B45" },
  lilac: { light: "#D9CDEB", dark: "#C3B2DF", clothInk: "#6B3F93" },
};

export const CLOTHS = ["none", "gingham", "stripe"] as const;

export type Cloth = (typeof CLOTHS)[number];

/** The weaves that {@link clothOnTable} is filled with; they go into the picture's definitions. */
export function clothWeaves(ink: string): Svg {
  const square = { fill: ink, opacity: 0.45, x: 0, y: 0 };
  const line = { fill: ink, opacity: 0.85, y: 0 };
  return (
    `<pattern id="gingham" width="64" height="64" patternUnits="userSpaceOnUse">${rectangle([32, 64], square)}${rectangle([64, 32], square)}</pattern>` +
    `<pattern id="stripe" width="140" height="20" patternUnits="userSpaceOnUse">${rectangle([34, 20], { ...line, x: 22 })}${rectangle([8, 20], { ...line, x: 68 })}${rectangle([8, 20], { ...line, x: 86 })}</pattern>`
  );
}

/** A cloth along the left or the right side, turned about 10 degrees, with one fold. In the picture's own coordinates. */
export function clothOnTable(cloth: Cloth, random: Random): Svg {
  if (cloth === "none") return "";
  const onTheLeft = random.next() < 0.5;
  const x = onTheLeft ? -60 : 800;
  const at = { x, y: -120, rx: 10 };
  return group(
    { transform: `rotate(${onTheLeft ? -11 : 9} 600 450)`, filter: "url(#cloth-shadow)" },
    rectangle([420, 1160], { ...at, fill: "#FBFCFD" }),
    rectangle([420, 1160], { ...at, fill: `url(#${cloth})` }),
    path(`M${x + 140} -120V1040`, { stroke: "#000", "stroke-opacity": 0.06, "stroke-width": 8 }),
  );
}

export const CUTLERIES = ["silver", "gold"] as const;

export type Cutlery = (typeof CUTLERIES)[number];

const METALS: Readonly<Record<Cutlery, { metal: string; glint: string }>> = {
  silver: { metal: "#D5DEE8", glint: "#FFFFFF" },
  gold: { metal: "#D9A441", glint: "#FFE3A0" },
};

/** A fork on the left and a knife on the right of the plate. In the picture's own coordinates. */
export function cutleryOnTable(cutlery: Cutlery): Svg {
  const { metal, glint } = METALS[cutlery];
  return (
    group(
      { filter: "url(#cutlery-shadow)", fill: metal },
      path(
        "M158 250C158 236 172 236 172 250V352C172 362 178 366 184 366V250C184 236 198 236 198 250V366C204 366 210 362 210 352V250C210 236 224 236 224 250V360C224 396 206 408 202 420L206 656C206 680 176 680 176 656L180 420C176 408 158 396 158 360Z",
      ),
      path("M1000 244C1030 260 1040 330 1036 420C1034 436 1024 440 1016 440L1020 656C1020 680 990 680 990 656Z"),
    ) + stroke("M190 430V650M1004 448V650", [glint, 4], { opacity: 0.6 })
  );
}
