// Nothing may overflow the page sideways, in every width, text size and direction.

/** In px; smaller differences are rounding. */
const TOLERANCE = 1;

/** Elements that are visible without text of their own. */
const DRAWN = "img, svg, canvas, video, input, select, textarea, button, progress, meter";

/** Values of `overflow` that scroll or clip the content. */
const CLIPPING = /auto|scroll|hidden|clip/u;

/** @throws Error that names the elements, if the page scrolls sideways or a visible element is partly outside. */
export async function expectNoHorizontalOverflow(root: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const page = document.documentElement;
  const out = [...root.ownerDocument.body.querySelectorAll("*")].filter((element) =>
    overflowsPage(element, page.clientWidth),
  );
  if (out.length > 0) {
    throw new Error(
      `Overflows the page sideways (${page.clientWidth} px): ${out.slice(0, 4).map(describe).join("; ")}`,
    );
  }
  if (page.scrollWidth <= page.clientWidth + TOLERANCE) return;
  const widest = [...root.ownerDocument.body.querySelectorAll("*")].filter(
    ({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > page.clientWidth,
  );
  throw new Error(
    `The page scrolls sideways: ${page.scrollWidth} px in ${page.clientWidth} px. Look at ${widest.slice(-1).map(describe).join() || "positioned elements"}`,
  );
}

function overflowsPage(element: Element, width: number): boolean {
  const boxes = visibleBoxes(element);
  return boxes.some(({ left, right }) => left < -TOLERANCE || right > width + TOLERANCE);
}

/** The visible parts of the element's own text, or of its picture. */
function visibleBoxes(element: Element): { left: number; right: number }[] {
  if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return [];
  const boxes = element.matches(DRAWN) ? [element.getBoundingClientRect()] : textBoxes(element);
  const drawn = boxes.filter(({ width, height }) => width > 1 && height > 1);
  return drawn.length === 0 ? [] : drawn.flatMap((box) => clipToAncestors(element, box));
}

function textBoxes(element: Element): DOMRect[] {
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || node.data.trim() === "") return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

function clipToAncestors(element: Element, box: DOMRect): { left: number; right: number }[] {
  let { left, right } = box;
  let position = "static";
  // The element itself may clip its text.
  for (
    let ancestor: Element | null = element;
    ancestor && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    if (position === "fixed") break;
    const style = getComputedStyle(ancestor);
    // An absolutely positioned element is clipped only from its positioned ancestor on.
    if (position === "absolute" && style.position === "static") continue;
    position = style.position;
    if (!CLIPPING.test(style.overflowX)) continue;
    const edges = ancestor.getBoundingClientRect();
    left = Math.max(left, edges.left);
    right = Math.min(right, edges.right);
  }
  return right - left > TOLERANCE ? [{ left, right }] : [];
}

function describe(element: Element): string {
  const { left, right } = element.getBoundingClientRect();
  const words = element.textContent.trim().slice(0, 40);
  const name = element.getAttribute("aria-label") ?? (words || element.getAttribute("src")?.slice(-40) || "no text");
  return `<${element.localName}> "${name}", from ${Math.round(left)} to ${Math.round(right)} px`;
}
