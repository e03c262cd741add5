// How a sandwich that was cut turns its cut side to the viewer: layer on layer, each a function of what it is made of.
// No pieces of its own. A layer's own 0,0 is the middle of its upper edge.
import type { Drawing } from "../../drawing.ts";
import { blob } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { decimal, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";

/** Darker edge, face, and what catches the light. */
export interface LayerTones {
  readonly edge: string;
  readonly face: string;
  readonly light: string;
}

/** One layer of a cut side. */
export interface Layer {
  readonly height: number;
  readonly draw: (random: Random, width: number) => Svg;
}

/** Over the cut side: the upper crust in perspective, its lower edge on y = 0. */
export interface SandwichTop {
  readonly shape: string;
  /** How far it reaches up. */
  readonly height: number;
  readonly draw: (random: Random) => Svg;
}

/** A piece of sandwich with its cut side towards the viewer. The layers are named from the top down. */
export function cutSandwich(
  random: Random,
  { width, top, layers }: { width: number; top: SandwichTop; layers: readonly Layer[] },
): Drawing {
  const total = layers.reduce((sum, { height }) => sum + height, 0);
  const start = (top.height - total) / 2;
  const tops = layers.map((_, index) => layers.slice(0, index).reduce((sum, { height }) => sum + height, start));
  const face = layers
    .map((layer, index) => group({ transform: moved([0, tops[index] ?? 0]) }, layer.draw(random, width)))
    .toReversed();
  const lift = moved([0, start + 3]);
  return {
    outline: path(top.shape, { transform: lift }) + rectangle([width, total], { y: start, rx: 16 }),
    body: face.join("") + group({ transform: lift }, top.draw(random)),
  };
}

/** Wheat bread as it is cut: crust and crumb. */
export const WHITE_BREAD = { crust: "#A9692B", crumb: "#F3DFB6", hole: "#DFC08A" } as const;
export const BROWN_BREAD = { crust: "#7E4A1D", crumb: "#DDB77F", hole: "#B98B52" } as const;

/** A slice of bread seen from its cut. */
export function bread(height: number, { crust, crumb, hole }: { crust: string; crumb: string; hole: string }): Layer {
  return {
    height,
    draw: (random, width) =>
      rectangle([width, height + 4], { y: 0, rx: Math.min(18, height / 2), fill: crust }) +
      rectangle([width - 12, height - 5], { x: -width / 2 + 6, y: 4, rx: Math.min(14, height / 2), fill: crumb }) +
      times(Math.round(width / 11), () =>
        ellipse([random.between(2, 5.5), random.between(1.4, 3)], {
          fill: hole,
          opacity: 0.85,
          transform: moved([random.between(-width / 2 + 16, width / 2 - 16), random.between(9, height - 7)]),
        }),
      ),
  };
}

/** A ruffled leaf that hangs out at both ends. */
export function leaves(height: number, { edge, face, light }: LayerTones): Layer {
  return {
    height,
    draw: (random, width) => {
      const step = 31;
      const count = Math.ceil((width + 18) / step);
      const waves = times(count, (index) => `q15.5 ${index % 2 ? 20 : -11} 31 ${random.between(-3, 3).toFixed(1)}`);
      const line = `M${decimal((-count * step) / 2)} ${height / 2}${waves}`;
      return (
        stroke(line, [edge, height + 6]) +
        stroke(line, [face, height - 2]) +
        stroke(line, [light, 3.5], { transform: `translate(0 ${-height / 4})`, opacity: 0.8 })
      );
    },
  };
}

/** Slices laid side by side: tomato, cheese, tempeh, pork. */
export function slices(
  height: number,
  { edge, face, light }: LayerTones,
  { count = 3, over = 4, lean = 3 }: { count?: number; over?: number; lean?: number } = {},
): Layer {
  return {
    height,
    draw: (random, width) => {
      const step = (width + over) / count;
      return times(count, (index) => {
        const x = -width / 2 - over / 2 + step * (index + 0.5);
        const size = step + random.between(4, 14);
        return group(
          { transform: moved([x, height / 2 + random.between(-1.5, 1.5)], { rotate: random.between(-lean, lean) }) },
          rectangle([size, height + 3], { rx: Math.min(9, height / 2), fill: edge }),
          rectangle([size - 5, height - 3], { rx: Math.min(8, height / 2), fill: face }),
          stroke(
            `M${decimal(-size / 2 + 12)} ${decimal(-height * 0.2)}H${decimal(size / 2 - 16)}`,
            [light, Math.max(3, height * 0.16)],
            {
              opacity: 0.85,
            },
          ),
        );
      });
    },
  };
}

/** Thin slices folded on each other in waves: ham, salami. */
export function folds(height: number, { edge, face, light }: LayerTones, sheets = 3): Layer {
  return {
    height,
    draw: (random, width) =>
      times(sheets, (sheet) => {
        const y = (height / sheets) * (sheets - sheet - 0.5);
        const count = Math.round(width / 58);
        const step = (width + 10) / count;
        const waves = times(
          count,
          (index) =>
            `q${decimal(step / 2)} ${((index + sheet) % 2 ? 1 : -1) * random.between(5, 12)} ${decimal(step)} 0`,
        );
        const line = `M${decimal(-(width + 10) / 2)} ${decimal(y)}${waves}`;
        const thick = height / sheets;
        return (
          stroke(line, [edge, thick + 5]) +
          stroke(line, [face, thick]) +
          stroke(line, [light, thick * 0.32], { transform: "translate(0 -2)", opacity: 0.8 })
        );
      }),
  };
}

/** A mash or salad with lumps in it. */
export function lumps(
  height: number,
  {
    ground,
    edge,
    colors,
    size,
  }: { ground: string; edge: string; colors: readonly string[]; size: readonly [number, number] },
): Layer {
  return {
    height,
    draw: (random, width) => {
      const count = Math.round((width * height) / (size[1] * size[1] * 3.2));
      return (
        rectangle([width - 6, height + 6], { y: -3, rx: Math.min(14, height / 2), fill: edge }) +
        rectangle([width - 12, height + 1], { x: -width / 2 + 6, y: -1, rx: Math.min(12, height / 2), fill: ground }) +
        times(count, (index) => {
          const lump = blob(random.between(...size), random, { points: 8, wobble: 0.16 });
          const x = -width / 2 + 12 + ((width - 24) * (index + random.next())) / count;
          const transform = moved([x, random.between(1, height - 1)]);
          return (
            path(lump, { fill: edge, transform }) +
            path(lump, { fill: random.pick(colors), transform: `${transform} translate(-.8 -1.4) scale(.84)` })
          );
        })
      );
    },
  };
}

/** Fine shreds lying every way: cabbage, carrot. */
export function shreds(height: number, colors: readonly string[], edge: string): Layer {
  return {
    height,
    draw: (random, width) =>
      rectangle([width - 14, height], { y: 0, rx: height / 2, fill: edge }) +
      times(Math.round(width / 4.2), () => {
        const bend = random.between(-9, 9).toFixed(1);
        const line = `M-20 0Q0 ${bend} 20 0`;
        const transform = moved([random.between(-width / 2 + 14, width / 2 - 14), random.between(-1, height + 2)], {
          rotate: random.between(-42, 42),
        });
        return stroke(line, [edge, 7], { transform }) + stroke(line, [random.pick(colors), 4.6], { transform });
      }),
  };
}

/** Cheese that has melted and hangs down over what lies below. */
export function melted(height: number, { edge, face, light }: LayerTones): Layer {
  return {
    height,
    draw: (random, width) => {
      const count = Math.max(4, Math.round(width / 52));
      const step = (width - 8) / count;
      const drips = times(count, (index) => {
        const deep = decimal(index % 2 ? random.between(14, 32) : random.between(3, 9));
        return `c${decimal(-step * 0.25)} 0 ${decimal(-step * 0.15)} ${deep} ${decimal(-step / 2)} ${deep}s${decimal(-step * 0.25)} -${deep} ${decimal(-step / 2)} -${deep}`;
      });
      const shape = `M${decimal(-width / 2 + 4)} 0H${decimal(width / 2 - 4)}V${height}${drips}Z`;
      return (
        path(shape, { fill: edge, stroke: edge, "stroke-width": 6, "stroke-linejoin": "round" }) +
        path(shape, { fill: face }) +
        stroke(`M${decimal(-width / 2 + 18)} ${decimal(height * 0.35)}H${decimal(width / 2 - 30)}`, [light, 4], {
          opacity: 0.9,
        })
      );
    },
  };
}

/** A row of pieces, each drawn round its own middle, `step` apart: banana, egg, gherkin. */
export function pieceRow(
  height: number,
  { step, draw }: { step: number; draw: (random: Random, index: number) => Svg },
): Layer {
  return {
    height,
    draw: (random, width) => {
      const count = Math.max(1, Math.floor((width - 8) / step));
      return times(count, (index) =>
        group(
          {
            transform: moved(
              [(index - (count - 1) / 2) * step + random.between(-2, 2), height / 2 + random.between(-2, 2)],
              { rotate: random.between(-8, 8) },
            ),
          },
          draw(random, index),
        ),
      );
    },
  };
}

/** A thin spread that shows as an uneven line: mayonnaise, mustard, chutney. */
export function spread(height: number, { edge, face, light }: LayerTones): Layer {
  return {
    height,
    draw: (random, width) => {
      const count = Math.round(width / 40);
      const waves = times(count, () => `q20 ${random.between(-5, 6).toFixed(1)} 40 0`);
      const line = `M${-count * 20} ${height / 2}${waves}`;
      return (
        stroke(line, [edge, height + 6]) +
        stroke(line, [face, height + 1]) +
        stroke(line, [light, 2.6], { transform: `translate(0 ${-height / 4})`, opacity: 0.8 })
      );
    },
  };
}

/** The upper crust in perspective, in three tones from its edge to the middle. */
export function crustTop(
  shape: string,
  height: number,
  { edge, face, light }: LayerTones,
  finish: (random: Random) => Svg = () => "",
): SandwichTop {
  const middle = -height / 2;
  const inner = (scale: number, drift: number): string =>
    `translate(${-drift} ${decimal(middle - drift)}) scale(${scale}) translate(0 ${decimal(-middle)})`;
  return {
    shape,
    height,
    draw: (random) =>
      path(shape, { fill: edge }) +
      path(shape, { fill: face, transform: inner(0.955, 0) }) +
      path(shape, { fill: light, transform: inner(0.74, 3), opacity: 0.8 }) +
      finish(random),
  };
}

/** The shape of an upper slice: a triangle, tip up. */
export function triangle(width: number, height: number): string {
  const w = width / 2;
  return `M${-w + 8} 14C${-w - 10} 14 ${-w - 6} 2 ${-w + 6}-9L-24 ${-height + 10}C-8 ${-height - 4} 8 ${-height - 4} 24 ${-height + 10}L${w - 6}-9C${w + 6} 2 ${w + 10} 14 ${w - 8} 14Z`;
}

/** An oblong that narrows towards the back. */
export function oblong(width: number, height: number, narrow = 0.9): string {
  const w = width / 2;
  const back = w * narrow;
  return `M${-w + 6} 14C${-w - 6} 14 ${-w - 4} 0 ${-w + 2}-10L${-back} ${-height + 22}C${-back + 2} ${-height + 4} ${-back + 12} ${-height} ${-back + 26} ${-height}H${back - 26}C${back - 12} ${-height} ${back - 2} ${-height + 4} ${back} ${-height + 22}L${w - 2}-10C${w + 4} 0 ${w + 6} 14 ${w - 6} 14Z`;
}

/** Half a round roll. */
export function halfRound(width: number, height: number): string {
  const w = width / 2;
  return `M${-w + 4} 14C${-w - 8} 12 ${-w - 4}-${height * 0.38} ${-w * 0.74} ${-height * 0.7}C${-w * 0.4} ${-height * 1.06} ${w * 0.4} ${-height * 1.06} ${w * 0.74} ${-height * 0.7}C${w + 4} ${-height * 0.38} ${w + 8} 12 ${w - 4} 14Z`;
}
