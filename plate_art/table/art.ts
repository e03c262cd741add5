// Common parts of drawings of single foods. Origin 0,0 is the middle of the picture; food reaches to about 56.
import type { Drawing } from "../drawing.ts";
import { LEAF, polar } from "../outlines.ts";
import type { Random } from "../seeded_random.ts";
import { circle, decimal, group, moved, path, type Svg, stroke } from "../svg.ts";

/** Draws one food as it lies there: pieces with their contact shadows, the lowest first. */
export type Art = (random: Random) => Svg;

/** From the darker edge by way of the body to where the light falls. */
export interface Colors {
  readonly edge: string;
  readonly face: string;
  readonly light?: string;
}

/** Of the edge, so that it is still a whole pixel at 36 px. */
const EDGE = 5;

/**
 * A closed shape whose edge is equally wide all round. Pieces for plates scale their body down instead; of a long thin
 * shape at 36 px that leaves no edge along its sides. `light` is a smaller patch of the same shape: it wants a shape
 * about 0,0 without hollows.
 */
export function inked(d: string, { edge, face, light }: Colors, ...inside: readonly Svg[]): Drawing {
  const line = { "stroke-width": EDGE, "stroke-linejoin": "round" } as const;
  return {
    outline: path(d, { ...line, stroke: "currentColor" }),
    body:
      path(d, { ...line, fill: face, stroke: edge }) +
      (light ? path(d, { fill: light, transform: "translate(-3 -4) scale(.78)" }) : "") +
      inside.join(""),
  };
}

/** A line of one width as a piece of food: a strand, a bone, a stalk. */
export function corded(d: string, { edge, face }: Colors, width: number, ...inside: readonly Svg[]): Drawing {
  const line = {
    d,
    fill: "none",
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  } as const;
  return {
    outline: path(d, { ...line, stroke: "currentColor" }),
    body:
      path(d, { ...line, stroke: edge }) +
      path(d, { ...line, stroke: face, "stroke-width": width - EDGE * 1.6 }) +
      inside.join(""),
  };
}

/**
 * The piece with its contact shadow at x, y, turned clockwise by degrees and scaled. Plates give a piece two shadows;
 * of what is seen at 36 to 96 px one is enough, and keeps the files small.
 */
export function lay({ outline, body }: Drawing, x = 0, y = 0, rotate = 0, scale = 1): Svg {
  const at = (offset: readonly [number, number]) => moved([x + offset[0], y + offset[1]], { rotate, scale });
  return (
    group({ transform: at([2.5, 4.5]), fill: SHADE, color: SHADE, opacity: 0.2 }, outline) +
    group({ transform: at([0, 0]) }, body)
  );
}

const SHADE = "#2A1204";

/** The same, all turned together about 0,0 before anything casts a shadow. */
export function joined(transform: string, ...drawings: readonly Drawing[]): Drawing {
  const all = (part: keyof Drawing) => group({ transform }, ...drawings.map((drawing) => drawing[part]));
  return { outline: all("outline"), body: all("body") };
}

/** A circle as a path, where a piece wants one. */
export function disc(rx: number, ry = rx): string {
  return `M${-rx} 0A${rx} ${ry} 0 1 1 ${rx} 0A${rx} ${ry} 0 1 1 ${-rx} 0Z`;
}

/** 88 across: a slice of lemon or lime, in far fewer lines than a plate's. */
export function citrusSlice({ edge, face, light }: Required<Colors>): Drawing {
  return inked(
    disc(44),
    { edge, face },
    circle(37, { fill: "#FFFAE0" }),
    circle(33, { fill: light }),
    stroke("M0-33V33M-33 0H33M-23-23L23 23M23-23L-23 23", ["#FFFAE0", 4]),
    stroke("M-25-13A28 28 0 0 1-16-23", ["#fff", 5]),
  );
}

/** 92 across: a slice of tomato, in fewer lines than a plate's. */
export function tomatoSlice(): Drawing {
  return inked(
    disc(44),
    { edge: "#A31E12", face: "#E8523A" },
    stroke(spokes(6, [18, 28]), ["#F79272", 14]),
    stroke(spokes(6, [20, 26]), ["#FCE3B0", 4.4]),
    stroke("M-35-16A38 38 0 0 1-16-35", ["#fff", 4.4], { opacity: 0.5 }),
  );
}

/** 88 across: a slice of cucumber. */
export function cucumberSlice(): Drawing {
  return inked(
    disc(42),
    { edge: "#2F7A43", face: "#CDE8B2" },
    circle(27, { fill: "#E8F5D4" }),
    stroke(spokes(7, [14, 21]), ["#A9CF7C", 6]),
  );
}

/** Lines that point from 0,0 to all sides, from one distance to another, in one path. */
export function spokes(count: number, [from, to]: readonly [number, number]): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (360 / count) * index - 90;
    return `M${polar(from, turn).map(decimal).join(" ")}L${polar(to, turn).map(decimal).join(" ")}`;
  }).join("");
}

/** A stalk's colours. */
export const STALK = { edge: "#54331A", face: "#8D5F33" } as const satisfies Colors;

/** The colours of a fruit's leaf or calyx. */
export const LEAVES = { edge: "#1F5E2E", face: "#4C9A44" } as const satisfies Colors;

/** A fruit's leaf, 92 long, tip up. */
export const fruitLeaf: Drawing = inked(LEAF, LEAVES, stroke("M0-30V36", ["#B5DFA0", 4]));
