/** A piece of SVG markup: one element or several. */
export type Svg = string;

type Attributes = Readonly<Record<string, string | number>>;

/** A circle around 0,0 unless `cx` and `cy` say otherwise. */
export function circle(r: number, attributes: Attributes = {}): Svg {
  return element("circle", { ...attributes, r });
}

/** An ellipse around 0,0 with the two radii. */
export function ellipse([rx, ry]: readonly [number, number], attributes: Attributes = {}): Svg {
  return element("ellipse", { ...attributes, rx, ry });
}

/** A rectangle around 0,0: width and height, with rounded corners by `rx`. */
export function rectangle([width, height]: readonly [number, number], attributes: Attributes = {}): Svg {
  return element("rect", { x: -width / 2, y: -height / 2, ...attributes, width, height });
}

export function path(d: string, attributes: Attributes = {}): Svg {
  return element("path", { ...attributes, d });
}

/** A line of one width with round ends. */
export function stroke(d: string, [color, width]: readonly [string, number], attributes: Attributes = {}): Svg {
  return path(d, { ...attributes, fill: "none", stroke: color, "stroke-width": width, "stroke-linecap": "round" });
}

export function group(attributes: Attributes, ...children: readonly Svg[]): Svg {
  return `<g${written(attributes)}>${children.join("")}</g>`;
}

/** `count` copies turned evenly about 0,0. */
export function turned(count: number, draw: (index: number) => Svg): Svg {
  return times(count, (index) => group({ transform: `rotate(${decimal((360 / count) * index)})` }, draw(index)));
}

/** The results of `draw` for 0, 1, … up to `count`, concatenated. */
export function times(count: number, draw: (index: number) => Svg): Svg {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** A transform attribute that moves, turns (degrees, clockwise) and scales, in that reading order. */
export function moved([x, y]: readonly [number, number], { rotate = 0, scale = 1 } = {}): string {
  const turn = rotate === 0 ? "" : ` rotate(${decimal(rotate)})`;
  const size = scale === 1 ? "" : ` scale(${decimal(scale)})`;
  return `translate(${decimal(x)} ${decimal(y)})${turn}${size}`;
}

/** A number with two decimals: small files, and the same rounding on every machine. */
export function decimal(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

function element(name: string, attributes: Attributes): Svg {
  return `<${name}${written(attributes)}/>`;
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? decimal(value) : value}"`)
    .join("");
}
