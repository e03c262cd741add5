/**
 * System colours under forced colours. Browsers recolour text, grounds and borders by themselves, but not SVG strokes and
 * gradients, so the roles themselves change.
 */
const FORCED: Record<string, string> = {
  ground: "Canvas",
  surface: "Canvas",
  raised: "Canvas",
  sunk: "Canvas",
  ink: "CanvasText",
  soft: "CanvasText",
  line: "CanvasText",
  edge: "CanvasText",
  accent: "LinkText",
  fill: "Highlight",
  "fill-hover": "Highlight",
  "fill-edge": "Highlight",
  bar: "Canvas",
  "bar-well": "Canvas",
  "on-bar-soft": "CanvasText",
  wash: "Canvas",
  yolk: "Highlight",
  "yolk-edge": "Highlight",
  "on-yolk": "HighlightText",
  cloth: "Canvas",
  check: "Canvas",
  "cloth-edge": "CanvasText",
  today: "CanvasText",
  tomato: "CanvasText",
  "tomato-soft": "Canvas",
  leaf: "CanvasText",
  "leaf-soft": "Canvas",
  beet: "CanvasText",
  "beet-soft": "Canvas",
  marmalade: "CanvasText",
  "marmalade-text": "CanvasText",
  "marmalade-soft": "Canvas",
  "plate-white": "Canvas",
  "plate-shade": "Canvas",
  skeleton: "GrayText",
  "skeleton-glint": "Canvas",
};

/**
 * A role's system colour under forced colours.
 *
 * @throws Error when none was chosen for it.
 */
export function forcedColor(role: string): string {
  const color = FORCED[role];
  if (!color) throw new Error(`Cannot derive forced colours: no system colour is chosen for "${role}"`);
  return color;
}
